import { useState } from 'react'
import type { Participation, ResponseOf } from '@samspel/api'
import { type AssignmentGroup, assignmentGroups } from '@samspel/api/campaign-rules'
import { useFormats, useText } from '@samspel/i18n'
import { Button, List, SectionHead } from '@samspel/ui'
import { PickupInvitation } from '../../components/pickup-invitation'
import type { OwnPickup } from '../../components/pickup-words'
import { type Position, useGrantedPosition } from '../../components/use-granted-position'
import { AssignmentRow } from './AssignmentRow'
import css from './Assignments.module.css'
import { messages } from './messages'
import { PassCard } from './PassCard'
import { PickupRow } from './PickupRow'

/** One assignment with its record. */
export type Assignment = { id: string } & ({ participation: Participation } | { offer: OwnPickup })

type Counts = ResponseOf<'listMyAssignments'>['counts']

interface FromProps {
  /** Where the phone is, if it may tell. */
  from: Position | undefined
}

function Row({ assignment, from }: FromProps & { assignment: Assignment }) {
  return 'offer' in assignment ? (
    <PickupRow offer={assignment.offer} from={from} />
  ) : (
    <AssignmentRow participation={assignment.participation} />
  )
}

/** The cards of a group, and the rows that make up the list under them. */
interface RowsProps extends FromProps {
  group: AssignmentGroup
  own: readonly Assignment[]
  title: string
}

function Rows({ group, own, title, from }: RowsProps) {
  const isCard = (assignment: Assignment, at: number) =>
    'offer' in assignment && (group === 'invited' || (group === 'fetch' && at === 0))
  const rows = own.filter((assignment, at) => !isCard(assignment, at))
  return (
    <>
      {own.map(
        (assignment, at) =>
          isCard(assignment, at) &&
          'offer' in assignment &&
          (group === 'invited' ? (
            <PickupInvitation key={assignment.id} offer={assignment.offer} from={from} />
          ) : (
            <PassCard key={assignment.id} offer={assignment.offer} from={from} />
          )),
      )}
      {rows.length > 0 && (
        <List label={title}>
          {rows.map((assignment) => (
            <Row key={assignment.id} assignment={assignment} from={from} />
          ))}
        </List>
      )}
    </>
  )
}

/** Rows of what waits for others that are shown before all of them are asked for. */
const folded = 2

interface GroupProps extends FromProps {
  group: AssignmentGroup
  own: readonly Assignment[]
  count: number
  /** Folds what the creator need not look at now. */
  folds: boolean
  onMoreDone: (() => void) | undefined
}

function Group({ group, own, count, folds, onMoreDone, from }: GroupProps) {
  const t = useText()
  const f = useFormats()
  const [isOpen, setOpen] = useState(false)
  if (own.length === 0) return null
  const title = t(messages[group])
  const isFolded = folds && !isOpen
  const most = group === 'waiting' && own.length > folded + 1 ? folded : group === 'done' ? 0 : own.length
  const shown = isFolded ? own.slice(0, most) : own
  const hidden = own.length - shown.length
  return (
    <section className={css.group} aria-label={title}>
      <SectionHead title={title} count={f.number(count)} />
      <Rows group={group} own={shown} title={title} from={from} />
      {hidden > 0 && (
        <Button variant="quiet" className={css.more} onClick={() => setOpen(true)}>
          {group === 'done' ? t(messages.showDone) : t(messages.showMore, { n: hidden })}
        </Button>
      )}
      {hidden === 0 && onMoreDone && (
        <Button variant="quiet" className={css.more} onClick={onMoreDone}>
          {t(messages.showMore, { n: Math.min(count - own.length, 10) })}
        </Button>
      )}
    </section>
  )
}

interface GroupsProps {
  filter: AssignmentGroup | 'all'
  ofGroup: (group: AssignmentGroup) => readonly Assignment[]
  counts: Counts
  /** Reads ten more of those that are done. */
  onMoreDone: () => void
}

/** All groups or one of them, what has to be done first on top. */
export function Groups({ filter, ofGroup, counts, onMoreDone }: GroupsProps) {
  const from = useGrantedPosition()
  return assignmentGroups
    .filter((group) => filter === 'all' || filter === group)
    .map((group) => {
      const own = ofGroup(group)
      const hasMore = group === 'done' && own.length < counts.done
      return (
        <Group
          key={group}
          from={from}
          group={group}
          own={own}
          count={group === 'done' ? counts.done : own.length}
          folds={filter === 'all'}
          onMoreDone={hasMore ? onMoreDone : undefined}
        />
      )
    })
}
