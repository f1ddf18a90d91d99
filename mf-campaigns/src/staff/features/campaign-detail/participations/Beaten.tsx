import { useFormats, useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { messages } from './messages'
import type { Decisions } from './use-decisions'

/** Decisions that somebody else made first: who, and how it stands now. */
export function Beaten({ decisions: { beaten, dismissBeaten } }: { decisions: Decisions }) {
  const t = useText()
  const f = useFormats()
  return beaten.map(({ id, creator, state, decidedByName, decidedAt, decisionReason }) => (
    <Notice key={id} kind="info" urgent onClose={() => dismissBeaten(id)}>
      {t(messages.beaten, {
        by: decidedByName ?? t(messages.somebody),
        name: creator.name,
        state,
      })}{' '}
      {[decidedAt && f.dateTime(decidedAt), decisionReason].filter(Boolean).join(' · ')}
    </Notice>
  ))
}
