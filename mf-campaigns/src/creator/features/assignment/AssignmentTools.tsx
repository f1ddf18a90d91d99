import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { IconButton, Menu, useIsMobile } from '@samspel/ui'
import { hasRunningDeadline } from '../../components/calendar'
import { calendarMessages } from '../../components/calendar-messages'
import { useCalendarFile } from '../../components/use-calendar-file'
import { messages } from './messages'
import { nextMessages } from './next-messages'

const ProblemSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ './parcel/ProblemSheet').then((module) => module.ProblemSheet),
)

const mayReport = (participation: Participation) =>
  participation.need !== 'done' && can(participation, 'reportDelivery')

const hasMenu = (participation: Participation) => hasRunningDeadline(participation) || mayReport(participation)

/** An assignment's menu: a calendar entry for the deadline, and the report of a delivery problem. The page shows only the next step. */
function AssignmentMenu({ participation }: { participation: Participation }) {
  const t = useText()
  const [save] = useCalendarFile()
  const [isReporting, setReporting] = useState(false)
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
        ]}
      />
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
