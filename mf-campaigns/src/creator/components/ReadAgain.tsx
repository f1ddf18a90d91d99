import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, notify } from '@samspel/ui'
import { resubmitMention } from '../data'
import { messages } from './read-again-messages'
import css from './ReadAgain.module.css'

interface ReadAgainProps {
  mentionId: string
  onSent?: () => void
}

/** Sends a post again that was changed at Instagram: its text is fetched anew. */
export function ReadAgain({ mentionId, onSent }: ReadAgainProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const readAgain = async () => {
    setBusy(true)
    const outcome = await dispatch(resubmitMention({ params: { id: mentionId }, body: { mention: {} } }))
    setBusy(false)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(messages.sentAgain) }
        : { kind: 'bad', message: outcome.parsedError ? t(outcome.parsedError.message) : '' },
    )
    if (outcome.ok) onSent?.()
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
