import { Fragment, type ReactNode } from 'react'
import { type Participation, type ParticipationNeed, participationNeeds } from '@samspel/api'
import { pickupNeeds } from '@samspel/api/campaign-rules'
import { Slot } from '@samspel/federation'
import { useFormats, useText } from '@samspel/i18n'
import { List, SectionHead } from '@samspel/ui'
import { type AssignmentFilter, assignmentNeeds } from '../../data'
import { AssignmentRow } from './AssignmentRow'
import css from './Assignments.module.css'
import { messages } from './messages'

/** Deliveries with one need. The count covers all of them, not just the loaded page. */
function Group({ need, own, count }: { need: ParticipationNeed; own: readonly Participation[]; count?: number }) {
  const t = useText()
  const f = useFormats()
  if (own.length === 0) return null
  const title = t(messages[`group_${need}`])
  return (
    <section className={css.group} aria-label={title}>
      <SectionHead title={title} count={f.number(count ?? own.length)} />
      <List label={title}>
        {own.map((participation) => (
          <AssignmentRow key={participation.id} participation={participation} />
        ))}
      </List>
    </section>
  )
}

interface GroupsProps {
  filter: AssignmentFilter
  participations: readonly Participation[]
  counts: Record<ParticipationNeed, number> | undefined
  /** How the deliveries are doing; stands where they begin. */
  children: ReactNode
}

/** Deliveries and pick-ups by what they wait for, what the creator has to do first. */
export function Groups({ filter, participations, counts, children }: GroupsProps) {
  return assignmentNeeds.map((need) => {
    const ofDeliveries = participationNeeds.find((known) => known === need)
    const ofPickups = pickupNeeds.find((known) => known === need && (filter === 'all' || filter === need))
    return (
      <Fragment key={need}>
        {need === participationNeeds[0] && children}
        {ofDeliveries && (
          <Group
            need={ofDeliveries}
            own={participations.filter((participation) => participation.need === need)}
            {...(counts && { count: counts[ofDeliveries] })}
          />
        )}
        {ofPickups && (
          <Slot name="assignments:pickups" props={{ need: ofPickups, list: filter === 'all' ? 'mine' : ofPickups }} />
        )}
      </Fragment>
    )
  })
}
