import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import { messages } from './read-again-messages'
import css from './ReadAgain.module.css'
import { useReadAgain } from './use-read-again'

interface ReadAgainProps {
  mentionId: string
  onSent?: () => void
}

/** Resubmits a post that was changed at Instagram; its text is fetched again. */
export function ReadAgain({ mentionId, onSent }: ReadAgainProps) {
  const t = useText()
  const send = useReadAgain()
  const [isBusy, setBusy] = useState(false)
  const readAgain = async () => {
    setBusy(true)
    const isSent = await send(mentionId)
    setBusy(false)
    if (isSent) onSent?.()
  }
  return (
    <div className={css.again}>
      <Button size="sm" variant="light" icon="refresh" loading={isBusy} onClick={() => void readAgain()}>
        {t(messages.readAgain)}
      </Button>
      <span className={css.help}>{t(messages.readAgainHelp)}</span>
    </div>
  )
}
