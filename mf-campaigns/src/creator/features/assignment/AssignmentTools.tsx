import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { can, useAppDispatch } from '@samspel/store'
import { IconButton, Menu, useIsMobile } from '@samspel/ui'
import { hasRunningDeadline } from '../../components/calendar'
import { calendarMessages } from '../../components/calendar-messages'
import { useCalendarFile } from '../../components/use-calendar-file'
import { getParticipation } from '../../data'
import { messages } from './messages'
import { nextMessages } from './next-messages'

const ProblemSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ './parcel/ProblemSheet').then((module) => module.ProblemSheet),
)

const LeaveSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ '../../components/leaving').then((module) => module.LeaveSheet),
)

/** Until everything is handed in; while a post waits for its answer the way is to write to the brand. */
const mayLeave = ({ state, need, leavingUntil, pendingMentionsCount }: Participation) =>
  state === 'approved' && need !== 'done' && pendingMentionsCount === 0 && !leavingUntil

const mayReport = (participation: Participation) =>
  participation.need !== 'done' && can(participation, 'reportDelivery')

const hasMenu = (participation: Participation) =>
  hasRunningDeadline(participation) || mayReport(participation) || mayLeave(participation)

/** An assignment's menu: a calendar entry for the deadline, and the report of a delivery problem. The page shows only the next step. */
function AssignmentMenu({ participation }: { participation: Participation }) {
  const t = useText()
  const [save] = useCalendarFile()
  const dispatch = useAppDispatch()
  const [isReporting, setReporting] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Menu
        label={t(messages.menu)}
        align="end"
        items={[
          ...(hasRunningDeadline(participation)
            ? [
                {
                  label: t(calendarMessages.add),
                  icon: 'calendar-event' as const,
                  onClick: () => void save(async () => [participation]),
                },
              ]
            : []),
          ...(mayReport(participation)
            ? [{ label: t(messages.report), icon: 'alert-triangle' as const, onClick: () => setReporting(true) }]
            : []),
          ...(mayLeave(participation)
            ? [{ label: t(messages.leave), icon: 'user-x' as const, danger: true, onClick: () => setLeaving(true) }]
            : []),
        ]}
      />
      {isLeaving && (
        <LeaveSheet
          id={participation.id}
          onLeft={() => void dispatch(getParticipation({ params: { id: participation.id } }))}
          onClose={() => setLeaving(false)}
        />
      )}
      {isReporting && <ProblemSheet participation={participation} onClose={() => setReporting(false)} />}
    </>
  )
}

/** At the right of an assignment's head: on phones the way to the thread with the brand, and the menu where it has items. */
export function AssignmentTools({ participation }: { participation: Participation }) {
  const t = useText()
  const isPhone = useIsMobile()
  const { brandId, brandName: brand } = participation.campaign
  return (
    <>
      {isPhone && (
        <IconButton icon="message" size="lg" label={t(nextMessages.writeTo, { brand })} href={`/messages/${brandId}`} />
      )}
      {hasMenu(participation) && <AssignmentMenu participation={participation} />}
    </>
  )
}
