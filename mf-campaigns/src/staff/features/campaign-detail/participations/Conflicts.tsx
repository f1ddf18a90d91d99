import { useFormats, useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { messages } from './messages'
import type { Decisions } from './use-decisions'

/** Decisions that somebody else made first: who did, and the current state. */
export function Conflicts({ decisions: { conflicts, dismissConflict } }: { decisions: Decisions }) {
  const t = useText()
  const f = useFormats()
  return conflicts.map(({ id, creator, state, decidedByName, decidedAt, decisionReason }) => (
    <Notice key={id} kind="info" urgent onClose={() => dismissConflict(id)}>
      {t(messages.conflict, {
        by: decidedByName ?? t(messages.somebody),
        name: creator.name,
        state,
      })}{' '}
      {[decidedAt && f.dateTime(decidedAt), decisionReason].filter(Boolean).join(' · ')}
    </Notice>
  ))
}
