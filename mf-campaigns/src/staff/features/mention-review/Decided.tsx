import { dayOf, useFormats, useText } from '@samspel/i18n'
import type { MentionRecord } from '@samspel/store'
import { Chip, StatusChip } from '@samspel/ui'
import css from './MentionPanel.module.css'
import { decidedNames, messages } from './messages'

export function StateChip({ mention: { state, decisionKind } }: { mention: MentionRecord }) {
  const t = useText()
  if (state === 'rejected' && decisionKind === 'changes_requested')
    return (
      <Chip tone="warn" icon="pencil">
        {t(messages.changesRequested)}
      </Chip>
    )
  return <StatusChip status={state} label={t(decidedNames[state])} />
}

export function Decided({ mention: { decidedAt, decidedByName, decisionKind } }: { mention: MentionRecord }) {
  const t = useText()
  const format = useFormats()
  if (!decidedAt) return null
  const date = dayOf(decidedAt) === dayOf(Date.now()) ? format.time(decidedAt) : format.date(decidedAt)
  const itself = { unanswered: messages.byItself, as_drafted: messages.asDrafted }
  const isByItself = decisionKind === 'unanswered' || decisionKind === 'as_drafted'
  const name = decidedByName ?? t(isByItself ? itself[decisionKind] : messages.somebody)
  return <div className={css.quiet}>{t(messages.decided, { name, date })}</div>
}
