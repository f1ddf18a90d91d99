import { useText } from '@samspel/i18n'
import { selectBrandId, useAppSelector, useEntities, usePagedList, usePageTitle, useQueryParams } from '@samspel/store'
import { Button, EmptyState, ErrorState, LinkButton, Page, Sheet, SkeletonCards, Tabs, useIsMobile } from '@samspel/ui'
import { useState } from 'react'
import { decisionFilters, mentionLists, reviewCountsKey, reviewListKey, selectReviewCounts, type DecisionFilter, type ReviewFilter } from '../../data'
import { ReasonDialog } from '../../components/ReasonDialog'
import { decisionMessages } from '../../components/decision-messages'
import { CampaignSelect, SortSelect } from './filters'
import { MentionCard } from './MentionCard'
import { MentionPanel } from './MentionPanel'
import { messages, stateNames } from './messages'
import css from './Review.module.css'
import { ShortcutBar, ShortcutHelp } from './ShortcutBar'
import { useDecide } from './use-decide'
import { useReviewKeys } from './use-review-keys'

const isFilter = (value: string | undefined): value is DecisionFilter => decisionFilters.includes(value as DecisionFilter)

/** Posts of all campaigns to judge by their pictures: a grid, and the chosen one beside it (a sheet on phones). */
export function MentionReviewPage() {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const brandId = useAppSelector(selectBrandId)
  const filter: ReviewFilter = {
    state: isFilter(query.state) ? query.state : 'pending',
    campaignId: query.campaign, brandId, sort: query.sort as ReviewFilter['sort'],
  }
  const listKey = reviewListKey(filter)
  const list = usePagedList(mentionLists, listKey)
  const mentions = useEntities('mentions', list.ids)
  const counts = useAppSelector((state) => selectReviewCounts(state, reviewCountsKey(filter)))
  usePageTitle(t(messages.title))

  const isMobile = useIsMobile()
  // A decided post leaves the list: the one that takes its place is chosen next.
  const [choice, setChoice] = useState<{ listKey: string; id: string | undefined; at: number }>({ listKey, id: undefined, at: 0 })
  const { id: chosenId, at } = choice.listKey === listKey ? choice : { id: undefined, at: 0 }
  const choose = (id: string | undefined) => setChoice({ listKey, id, at: Math.max(mentions.findIndex((mention) => mention.id === id), 0) })
  const [rejectingId, setRejectingId] = useState<string | undefined>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const chosen = mentions.find(({ id }) => id === chosenId) ?? (isMobile ? undefined : mentions[Math.min(at, mentions.length - 1)])
  const rejecting = mentions.find(({ id }) => id === rejectingId)
  const { approve, reject, undoLast } = useDecide()

  useReviewKeys({ mentions, chosen, isOff: rejecting !== undefined || isHelpOpen || isMobile, choose, approve, startReject: setRejectingId, undo: undoLast, showHelp: () => setHelpOpen(true) })

  const panel = chosen && <MentionPanel key={chosen.id} mention={chosen} onApprove={() => void approve(chosen)} onReject={() => setRejectingId(chosen.id)} />
  return (
    <Page
      title={t(messages.title)} className={css.page}
      actions={<><CampaignSelect brandId={brandId} value={query.campaign ?? null} onChange={(campaign) => setQuery({ campaign })} /><SortSelect value={filter.sort ?? 'createdAt'} onChange={(sort) => setQuery({ sort: sort === 'createdAt' ? '' : sort })} /></>}
    >
      <Tabs
        label={t(messages.states)} value={filter.state} onChange={(state) => setQuery({ state: state === 'pending' ? '' : state })}
        items={decisionFilters.map((state) => ({ value: state, label: t(stateNames[state]), count: counts?.[state] }))}
      />
      {list.status === 'loading' && <SkeletonCards label={t(messages.loading)} />}
      {list.status === 'error' && list.error && <ErrorState message={t(list.error.message)} retryLabel={t(messages.retry)} onRetry={list.retry} />}
      {mentions.length === 0 && ['ready', 'refreshing'].includes(list.status) && (
        <EmptyState
          title={t(filter.state === 'pending' ? messages.emptyPending : messages.empty)} text={t(messages.emptyText)}
          action={<LinkButton href="/campaigns?state=ongoing" variant="light">{t(messages.toCampaigns)}</LinkButton>}
        />
      )}
      {mentions.length > 0 && (
        <div className={css.desk}>
          <div>
            <ul className={css.grid} aria-busy={list.status === 'refreshing' || undefined}>
              {mentions.map((mention) => <MentionCard key={mention.id} mention={mention} isChosen={mention.id === chosen?.id} onChoose={() => choose(mention.id)} />)}
            </ul>
            {list.status === 'errorMore' && list.error && <ErrorState message={t(list.error.message)} retryLabel={t(messages.retry)} onRetry={list.retry} />}
            {list.hasMore && <div className={css.more}><Button onClick={list.loadMore} loading={list.status === 'loadingMore'}>{t(messages.more)}</Button></div>}
          </div>
          {!isMobile && <aside className={css.panel} aria-label={t(messages.chosen)}>{panel}</aside>}
        </div>
      )}
      {isMobile && <Sheet open={chosen !== undefined} onClose={() => choose(undefined)} title={t(messages.chosen)} closeLabel={t(messages.close)}>{panel}</Sheet>}
      {rejecting && (
        <ReasonDialog
          id={`rejectMention.${rejecting.id}`} title={t(messages.rejectTitle, { username: rejecting.creator.username })} help={decisionMessages.reasonHelp} submit={decisionMessages.reject}
          onClose={() => setRejectingId(undefined)} onSend={(reason) => reject(rejecting, reason)}
        />
      )}
      {!isMobile && mentions.length > 0 && <ShortcutBar position={mentions.findIndex(({ id }) => id === chosen?.id) + 1} total={list.totalCount} onHelp={() => setHelpOpen(true)} />}
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </Page>
  )
}
