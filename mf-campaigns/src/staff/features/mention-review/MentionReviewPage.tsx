import { useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { selectBrandId, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { Page, Sheet, SkeletonCards, Tabs, useIsMobile } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { decisionFilters, mentionLists, reviewListKey } from '../../../shared/data'
import { CampaignSelect } from '../../components/CampaignSelect'
import { reviewCountsKey, selectReviewCounts } from '../../data'
import { KeyBar } from '../../review-desk'
import { EmptyReview } from './EmptyReview'
import { filterOf, FilterRow, SortSelect } from './filters'
import { MentionGrid } from './MentionGrid'
import { MentionPanel } from './MentionPanel'
import { messages, stateNames } from './messages'
import { Questions } from './Questions'
import css from './Review.module.css'
import { useMentionDesk } from './use-mention-desk'
import { useOthers } from './use-others'

/** Posts of all campaigns to review by picture: a grid, with the selected one beside it (a sheet on phones). */
export function MentionReviewPage() {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const brandId = useAppSelector(selectBrandId)
  const filter = filterOf(query, brandId)
  const listKey = reviewListKey(filter)
  const list = usePagedList(mentionLists, listKey)
  const mentions = useEntities('mentions', list.ids)
  const counts = useAppSelector((state) => selectReviewCounts(state, reviewCountsKey(filter)))
  usePageTitle(t(commonMessages.reviewPosts))
  useOthers(mentions)

  const isMobile = useIsMobile()
  // Users who came from a campaign return to it; those who filter the full list by campaign stay here.
  const [cameFor] = useState(query.campaign)
  const way =
    cameFor && cameFor === query.campaign
      ? { headInBar: true, back: { label: t(commonMessages.reviewPosts), href: `/campaigns/${cameFor}` } }
      : {}
  const desk = useMentionDesk(listKey, mentions, isMobile)
  const { asked, chosen } = desk
  const panel = chosen && (
    <MentionPanel
      key={chosen.id}
      mention={chosen}
      onAct={(which) => desk.start(which, [chosen])}
      onBuy={() => desk.setBuying(chosen)}
    />
  )
  const choices = (
    <>
      <CampaignSelect
        brandId={brandId}
        value={query.campaign ?? null}
        onChange={(campaign) => setQuery({ campaign })}
      />
      <SortSelect
        value={filter.sort ?? 'createdAt'}
        onChange={(sort) => setQuery({ sort: sort === 'createdAt' ? '' : sort })}
      />
    </>
  )
  const isEmpty = mentions.length === 0 && ['ready', 'refreshing'].includes(list.status)
  return (
    <Page
      {...way}
      title={t(commonMessages.reviewPosts)}
      className={css.page}
      actions={!isMobile && <div className={css.choices}>{choices}</div>}
    >
      <Tabs
        label={t(messages.states)}
        value={filter.state}
        onChange={(state) => setQuery({ state: state === 'pending' ? '' : state })}
        items={decisionFilters.map((state) => ({ value: state, label: t(stateNames[state]), count: counts?.[state] }))}
      />
      <FilterRow filter={filter}>{isMobile && choices}</FilterRow>
      {list.status === 'loading' && <SkeletonCards label={t(messages.loading)} min={isMobile ? 150 : 240} />}
      {list.status === 'error' && <LoadError what={t(messages.loadFailed)} error={list.error} onRetry={list.retry} />}
      {isEmpty && !asked && <EmptyReview filter={filter} onClear={() => setQuery({ kind: '', alert: '', q: '' })} />}
      {(mentions.length > 0 || asked) && (
        <div className={css.desk}>
          <MentionGrid list={list} mentions={mentions} desk={desk} />
          {!isMobile && (
            <aside className={css.panel} aria-label={t(messages.chosen)}>
              {panel}
            </aside>
          )}
        </div>
      )}
      {isMobile && (
        <Sheet
          open={chosen !== undefined && !desk.question && !desk.buying}
          onClose={() => desk.choose(undefined)}
          title={t(messages.chosen)}
          closeLabel={t(commonMessages.close)}
        >
          {panel}
        </Sheet>
      )}
      <Questions desk={desk} />
      {!isMobile && mentions.length > 0 && desk.selected.length === 0 && (
        <KeyBar
          position={t(messages.position, {
            position: mentions.findIndex(({ id }) => id === chosen?.id) + 1,
            total: list.totalCount,
          })}
          actions={['approve', 'reject', 'changes', 'undo', 'write']}
          onHelp={desk.openHelp}
        />
      )}
    </Page>
  )
}
