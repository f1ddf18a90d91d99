import { useState } from 'react'
import { type CampaignState, campaignStates, type Collaboration } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { EmptyState, Icon, SectionHead, SkeletonTable, StatusChip } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { stateNames } from '../../../shared/components/campaign-names'
import { LoadError } from '../../../shared/components/CreatorParts'
import { PagePager } from '../../components/PagePager'
import css from './CreatorProfile.module.css'
import { listCollaborations } from './data/collaborations'
import { messages as m, returnReasons } from './messages'

const perPage = 10
const isCampaignState = (state: string): state is CampaignState => campaignStates.includes(state as CampaignState)

/** Earlier collaborations of brand and creator, with ratings. */
export function Collaborations({ creatorId }: { creatorId: string }) {
  const t = useText()
  const f = useFormats()
  const [page, setPage] = useState(1)
  const { result, status, error, retry } = useQuery(
    listCollaborations({ params: { id: creatorId }, query: { page, perPage } }),
  )
  const rows = result?.collaborations ?? []
  const columns: Column<Collaboration>[] = [
    {
      key: 'campaign',
      header: t(m.campaign),
      wrap: true,
      cell: ({ campaignName, brandName, returnedFee }) => (
        <span className={css.words}>
          <span className={css.name}>{campaignName}</span>
          <span className={css.small}>{brandName}</span>
          {returnedFee && (
            <span className={css.small}>
              {t(m.feeBack, { money: f.ore(returnedFee.amount), date: f.date(returnedFee.at) })}{' '}
              {t(returnReasons[returnedFee.reason])}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      header: t(m.state),
      cell: ({ state }) => <StatusChip status={state} label={isCampaignState(state) ? t(stateNames[state]) : state} />,
    },
    {
      key: 'posts',
      header: t(m.posts),
      align: 'end',
      cell: ({ approvedMentionsCount }) => f.number(approvedMentionsCount),
    },
    { key: 'reach', header: t(m.reachColumn), align: 'end', cell: ({ reach }) => f.number(reach) },
    {
      key: 'rating',
      header: t(m.rating),
      wrap: true,
      cell: ({ rating, ratingComment }) =>
        rating === null ? (
          t(m.none)
        ) : (
          <span className={css.words}>
            <span className={css.stars} role="img" aria-label={t(m.stars, { n: rating })}>
              <Icon name="star" size={16} />
              {f.number(rating)}
            </span>
            {ratingComment && <span className={css.small}>{ratingComment}</span>}
          </span>
        ),
    },
    { key: 'since', header: t(m.since), cell: ({ createdAt }) => f.date(createdAt) },
  ]
  return (
    <section aria-label={t(m.together)} className={css.section}>
      <SectionHead
        title={t(m.together)}
        {...(result && result.meta.totalCount > 0 && { count: f.number(result.meta.totalCount) })}
      />
      {status === 'loading' && <SkeletonTable label={t(m.loading)} rows={3} />}
      {status === 'error' && <LoadError what={t(m.collaborationsFailed)} error={error} onRetry={retry} />}
      {result && status !== 'error' && rows.length === 0 && <EmptyState title={t(m.noneTogether)} />}
      {rows.length > 0 && status !== 'error' && (
        <Table
          caption={t(m.together)}
          columns={columns}
          rows={rows}
          rowKey={({ participationId }) => participationId}
          rowHref={({ campaignId }) => `/campaigns/${campaignId}`}
        />
      )}
      <PagePager meta={result?.meta} onPage={setPage} />
    </section>
  )
}
