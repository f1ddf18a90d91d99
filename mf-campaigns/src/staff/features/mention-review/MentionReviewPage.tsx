import { useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { selectBrandId, useAppSelector, usePagedList } from '@samspel/store'
import { Page, SkeletonCards, Tabs, useIsMobile } from '@samspel/ui'
import { decisionFilters } from '../../../shared/data'
import { CampaignSelect } from '../../components/CampaignSelect'
import { reviewCountsKey, selectReviewCounts } from '../../data'
import { draftListKey, draftLists } from './drafts/data'
import { filterOf, SortSelect } from './filters'
import { DraftDesk } from './lazy-parts'
import { messages, stateNames } from './messages'
import { PostDesk } from './PostDesk'
import css from './Review.module.css'
import { useReviewTab } from './use-review-tab'

/** Drafts of all campaigns to answer, and posts to review. */
export function MentionReviewPage() {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const brandId = useAppSelector(selectBrandId)
  const filter = filterOf(query, brandId)
  const counts = useAppSelector((state) => selectReviewCounts(state, reviewCountsKey(filter)))
  const draftsKey = draftListKey(filter)
  const drafts = usePagedList(draftLists, draftsKey)
  const tab = useReviewTab(query, draftsKey, drafts)
  usePageTitle(t(commonMessages.reviewPosts))

  const isMobile = useIsMobile()
  // Users who came from a campaign return to it; those who filter the full list by campaign stay here.
  const [cameFor] = useState(query.campaign)
  const way =
    cameFor && cameFor === query.campaign
      ? { headInBar: true, back: { label: t(commonMessages.reviewPosts), href: `/campaigns/${cameFor}` } }
      : {}
  const campaigns = (
    <CampaignSelect
      brandId={brandId}
      value={query.campaign ?? null}
      onChange={(campaign) => setQuery({ campaign, draft: '' })}
    />
  )
  const choices = (
    <>
      {campaigns}
      {tab !== 'drafts' && (
        <SortSelect
          value={filter.sort ?? 'createdAt'}
          onChange={(sort) => setQuery({ sort: sort === 'createdAt' ? '' : sort })}
        />
      )}
    </>
  )
  return (
    <Page
      {...way}
      title={t(commonMessages.reviewPosts)}
      className={css.page}
      actions={!isMobile && <div className={css.choices}>{choices}</div>}
    >
      <Tabs
        label={t(messages.states)}
        value={tab ?? 'pending'}
        onChange={(state) =>
          setQuery({ state: state === 'pending' && drafts.totalCount === 0 ? '' : state, draft: '' })
        }
        items={[
          { value: 'drafts' as const, label: t(messages.drafts), count: drafts.totalCount },
          ...decisionFilters.map((state) => ({ value: state, label: t(stateNames[state]), count: counts?.[state] })),
        ]}
      />
      {tab === undefined && <SkeletonCards label={t(messages.loading)} min={isMobile ? 150 : 240} />}
      {tab === 'drafts' && (
        <>
          {isMobile && campaigns}
          <DraftDesk />
        </>
      )}
      {tab !== undefined && tab !== 'drafts' && (
        <PostDesk filter={{ ...filter, state: tab }}>{isMobile && choices}</PostDesk>
      )}
    </Page>
  )
}
