import type { ReactNode } from 'react'
import type { CampaignReport } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { EmptyState } from '@samspel/ui'
import { Figure, FigureRow } from '@samspel/ui/late'
import { CostPart } from './CostPart'
import { CreatorsPart } from './CreatorsPart'
import { DaysPart } from './DaysPart'
import { KindsPart } from './KindsPart'
import { PickupsPart } from './lazy-parts'
import { reportMessages as messages } from './messages'

interface ReportViewProps {
  report: CampaignReport
  /** Whether creators link to their profiles. */
  isLinked: boolean
  /** What to do next, shown while nothing is approved. */
  nextStep?: ReactNode
}

/** A campaign's report: totals, and figures by day, kind and creator. */
export function ReportView({ report, isLinked, nextStep }: ReportViewProps) {
  const t = useText()
  const format = useFormats()
  const { totals, wantedReach } = report
  return (
    <>
      <FigureRow>
        <Figure
          label={t(messages.reach)}
          value={format.number(totals.reach)}
          {...(totals.unreadPosts && { help: t(messages.unreadPosts, { n: totals.unreadPosts }) })}
          {...(wantedReach > 0 && {
            of: t(messages.ofWanted, { reach: format.number(wantedReach) }),
            share: totals.reach / wantedReach,
          })}
        />
        <Figure
          label={t(messages.posts)}
          value={format.number(totals.posts)}
          help={t(messages.participantsCount, { n: totals.participants })}
        />
        <Figure label={t(messages.likes)} value={format.number(totals.likes)} />
        <Figure label={t(messages.comments)} value={format.number(totals.comments)} />
        <Figure
          label={t(messages.costPerThousandReach)}
          value={totals.costPerThousandReach === null ? t(messages.none) : format.ore(totals.costPerThousandReach)}
          help={t(messages.costInAll, { money: format.ore(totals.cost) })}
        />
      </FigureRow>
      {totals.costs && totals.cost > 0 && <CostPart costs={totals.costs} cost={totals.cost} />}
      {report.pickups && <PickupsPart pickups={report.pickups} />}
      {totals.posts === 0 ? (
        <EmptyState title={t(messages.empty)} text={t(messages.emptyText)} action={nextStep} />
      ) : (
        <>
          <DaysPart report={report} />
          <KindsPart report={report} />
          <CreatorsPart report={report} isLinked={isLinked} />
        </>
      )}
    </>
  )
}
