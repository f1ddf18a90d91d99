import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { can, type MentionRecord, useAppDispatch } from '@samspel/store'
import { Button, LinkButton, notify } from '@samspel/ui'
import { resubmitMention } from '../../data'
import css from './Assignment.module.css'
import { messages } from './messages'

/** The way to send a post again after changes were asked for: what stands at Instagram is read anew, all else is changed here. */
export function SendAgain({ mention }: { mention: MentionRecord }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  if (!can(mention, 'resubmit')) return null
  if (mention.kind === 'link' || mention.kind === 'content') {
    return (
      <div className={css.again}>
        <LinkButton
          size="sm"
          variant="light"
          icon="pencil"
          href={`/assignments/${mention.participationId}/post?mention=${mention.id}`}
        >
          {t(messages.editAgain)}
        </LinkButton>
      </div>
    )
  }
  const readAgain = async () => {
    setBusy(true)
    const outcome = await dispatch(resubmitMention({ params: { id: mention.id }, body: { mention: {} } }))
    setBusy(false)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(messages.sentAgain) }
        : { kind: 'bad', message: outcome.parsedError ? t(outcome.parsedError.message) : '' },
    )
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
