import type { Mention } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useNeedsNetwork } from '@samspel/offer/network'
import { Button } from '@samspel/ui'
import { messages } from './read-again-messages'
import css from './ReadAgain.module.css'
import { useReadAgain } from './use-read-again'

interface ReadAgainProps {
  mention: Pick<Mention, 'id' | 'campaignId' | 'createdAt' | 'resubmittedAt'>
  onSent?: () => void
}

/** Reads a post that was changed at Instagram anew, and resubmits it. */
export function ReadAgain({ mention, onSent }: ReadAgainProps) {
  const t = useText()
  const { isBusy, read, sheet } = useReadAgain(mention, onSent)
  const needs = useNeedsNetwork()
  return (
    <div className={css.again}>
      <Button
        size="sm"
        variant="light"
        icon="refresh"
        loading={isBusy}
        disabledReason={needs}
        onClick={() => void read()}
      >
        {t(messages.readAgain)}
      </Button>
      <span className={css.help}>{t(messages.readAgainHelp)}</span>
      {sheet}
    </div>
  )
}
