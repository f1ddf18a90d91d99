import type { Campaign, Participation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useEntities, usePagedList } from '@samspel/store'
import { Card, EmptyState, SegmentedControl, SkeletonList } from '@samspel/ui'
import { useState } from 'react'
import { ReasonDialog } from '../../components/ReasonDialog'
import { decisionMessages } from '../../components/decision-messages'
import { LoadError, LoadMore } from '../../components/CreatorParts'
import { decisionFilters, participationListKey, participationLists, type DecisionFilter } from '../../data'
import css from './CampaignDetail.module.css'
import { ApproveDialog } from './ApproveDialog'
import { decisionNames, messages } from './messages'
import { ParticipationRow } from './ParticipationRow'
import { useDecideParticipation } from './use-decide-participation'

const countsOf = (campaign: Campaign): Record<DecisionFilter, number> => {
  const { pendingParticipationsCount: pending, approvedParticipationsCount: approved, rejectedParticipationsCount: rejected } = campaign
  return { pending, approved, rejected, all: pending + approved + rejected }
}

/** Who wants to take part and who does, by decision. */
export function Participations({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const counts = countsOf(campaign)
  const [filter, setFilter] = useState<DecisionFilter>(counts.pending > 0 || counts.all === 0 ? 'pending' : 'approved')
  const list = usePagedList(participationLists, participationListKey(campaign.id, filter))
  const participations = useEntities('participations', list.ids)
  const [asking, setAsking] = useState<{ participation: Participation; act: 'approve' | 'reject' } | undefined>()
  const decide = useDecideParticipation()
  const fee = campaign.enablePaidCollaborations ? campaign.paidCollaborationPrice : 0
  const approve = (participation: Participation) => (fee > 0 ? setAsking({ participation, act: 'approve' }) : void decide.approve(participation))
  const close = () => setAsking(undefined)

  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <h2>{t(messages.applications)}</h2>
        <span className={css.words}>{t(messages.applicationsText, { pending: counts.pending, left: Math.max(campaign.targetNumberOfInstagramers - counts.approved, 0) })}</span>
        <div className={css.scroll}>
          <SegmentedControl<DecisionFilter>
            size="sm" label={t(messages.byDecision)} value={filter} onChange={setFilter}
            options={decisionFilters.map((value) => ({ value, label: t(decisionNames[value]), count: counts[value] }))}
          />
        </div>
      </div>
      {list.status === 'loading' && <div className={css.pad}><SkeletonList label={t(messages.loading)} /></div>}
      {list.status === 'error' && <div className={css.pad}><LoadError error={list.error} onRetry={list.retry} /></div>}
      {participations.length === 0 && (list.status === 'ready' || list.status === 'refreshing') && (
        <EmptyState bare title={t(filter === 'pending' ? messages.noneWaiting : messages.none)} text={t(messages.noneText)} />
      )}
      <ul className={css.people}>
        {participations.map((participation) => (
          <ParticipationRow key={participation.id} participation={participation} showState={filter === 'all'} onApprove={() => approve(participation)} onReject={() => setAsking({ participation, act: 'reject' })} />
        ))}
      </ul>
      {list.hasMore && <div className={css.pad}><LoadMore list={list} /></div>}
      {asking?.act === 'approve' && <ApproveDialog participation={asking.participation} fee={fee} onClose={close} onApprove={decide.approve} />}
      {asking?.act === 'reject' && (
        <ReasonDialog
          id={`rejectParticipation.${asking.participation.id}`} title={t(messages.rejectTitle, { name: asking.participation.creator.name })} help={decisionMessages.reasonHelp} submit={decisionMessages.reject}
          onClose={close} onSend={(reason) => decide.reject(asking.participation, reason)}
        />
      )}
    </Card>
  )
}
