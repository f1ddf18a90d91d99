import type { Participation } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import css from './Assignment.module.css'
import { messages } from './messages'

type Dates = Pick<Participation, 'dueAt' | 'deadlinePausedAt' | 'campaign'>

/** Whether the deadline needs an explanation besides its date. */
export const isUnusual = ({ dueAt, deadlinePausedAt, campaign }: Dates): boolean =>
  deadlinePausedAt !== null || (dueAt !== null && campaign.dueAt !== null && dueAt !== campaign.dueAt)

/** Says that the deadline is paused or was moved. */
export function Deadline({ participation }: { participation: Dates }) {
  const t = useText()
  const f = useFormats()
  if (!isUnusual(participation)) return null
  const { deadlinePausedAt, campaign } = participation
  return (
    <p className={css.none}>
      {deadlinePausedAt
        ? t(messages.deadlinePaused, { date: f.date(deadlinePausedAt) })
        : t(messages.deadlineMoved, { date: f.date(campaign.dueAt!) })}
    </p>
  )
}
