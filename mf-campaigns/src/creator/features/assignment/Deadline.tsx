import type { Participation } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import css from './Assignment.module.css'
import { messages } from './messages'

type Dates = Pick<Participation, 'dueAt' | 'deadlinePausedAt' | 'campaign'>

/** Whether there is more to say of the last day than the day itself. */
export const isUnusual = ({ dueAt, deadlinePausedAt, campaign }: Dates): boolean =>
  deadlinePausedAt !== null || (dueAt !== null && campaign.dueAt !== null && dueAt !== campaign.dueAt)

/** What is not usual about the last day: that it stands still, or was moved. */
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
