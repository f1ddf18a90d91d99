import type { ReactNode } from 'react'
import type { CampaignReport } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { EmptyState } from '@samspel/ui'
import { CostPart } from './CostPart'
import { CreatorsPart } from './CreatorsPart'
import { DaysPart } from './DaysPart'
import { Beside, Figures } from './Figures'
import { PickupsPart } from './lazy-parts'
import { reportMessages as messages } from './messages'
import type { PinPost } from './pin-post'
import { PostsPart } from './PostsPart'
import type { useReportFile } from './use-report-file'

interface ReportViewProps {
  report: CampaignReport
  /** Whether creators link to their profiles. */
  isLinked: boolean
  files: ReturnType<typeof useReportFile>
  /** Absent: nobody may choose posts. */
  onPin?: PinPost
  /** What to do next, shown while nothing is approved. */
  nextStep?: ReactNode
}

/** A report: totals, and figures by day, post and creator. */
export function ReportView({ report, isLinked, files, onPin, nextStep }: ReportViewProps) {
  const t = useText()
  const f = useFormats()
  const { totals, campaign } = report
  return (
    <>
      <Figures report={report} />
      {totals.posts > 0 && <Beside report={report} />}
      {totals.costs && totals.cost !== undefined && totals.cost > 0 && (
        <CostPart
          costs={totals.costs}
          cost={totals.cost}
          {...(totals.costPerPost && { perPost: totals.costPerPost })}
        />
      )}
      {report.pickups && <PickupsPart pickups={report.pickups} />}
      {totals.posts === 0 ? (
        <EmptyState
          title={t(messages.empty)}
          text={
            campaign.dueAt && campaign.dueAt >= new Date().toISOString().slice(0, 10)
              ? t(messages.firstBy, { day: f.date(campaign.dueAt, 'short') })
              : t(messages.emptyText)
          }
          action={nextStep}
        />
      ) : (
        <>
          <DaysPart report={report} files={files} />
          <PostsPart report={report} onPin={onPin} />
          <CreatorsPart report={report} isLinked={isLinked} files={files} />
        </>
      )}
    </>
  )
}
