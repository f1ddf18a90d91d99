import { type Participation, type ParticipationNeed, participationNeeds } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { List, SectionHead } from '@samspel/ui'
import { AssignmentRow } from './AssignmentRow'
import css from './Assignments.module.css'
import { messages } from './messages'

/** Assignments grouped by need, most urgent first. Counts cover all of them, not just the loaded page. */
export function Groups({
  participations,
  counts,
}: {
  participations: readonly Participation[]
  counts: Record<ParticipationNeed, number> | undefined
}) {
  const t = useText()
  const f = useFormats()
  return participationNeeds.map((need) => {
    const own = participations.filter((participation) => participation.need === need)
    if (own.length === 0) return null
    const title = t(messages[`group_${need}`])
    return (
      <section key={need} className={css.group} aria-label={title}>
        <SectionHead title={title} count={f.number(counts?.[need] ?? own.length)} />
        <List label={title}>
          {own.map((participation) => (
            <AssignmentRow key={participation.id} participation={participation} />
          ))}
        </List>
      </section>
    )
  })
}
