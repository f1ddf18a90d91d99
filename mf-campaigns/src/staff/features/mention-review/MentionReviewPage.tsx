import { useState } from 'react'
import { useSelection } from '@samspel/desk'
import { navigate } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { can, type MentionRecord, selectBrandId, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { Button, cx, ErrorState, Page, Sheet, SkeletonCards, Tabs, useIsMobile, useRootMark } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { decisionFilters, mentionLists, reviewListKey } from '../../../shared/data'
import { CampaignSelect } from '../../components/CampaignSelect'
import { useMayWrite } from '../../components/use-may-write'
import { reviewCountsKey, selectReviewCounts } from '../../data'
import { KeyBar, useChosen, useDeskKeys } from '../../review-desk'
import { BulkBar } from './BulkBar'
import type { Question } from './Dialogs'
import { EmptyReview } from './EmptyReview'
import { filterOf, FilterRow, SortSelect } from './filters'
import { BulkProgress, BuyImageDialog, Dialogs, ShortcutHelp } from './lazy-parts'
import { MentionCard } from './MentionCard'
import cardCss from './MentionCard.module.css'
import { MentionPanel } from './MentionPanel'
import { messagePath } from './message-path'
import { messages, stateNames } from './messages'
import { nextCard } from './next-card'
import css from './Review.module.css'
import { useAskedMention, useChooseFound } from './use-asked-mention'
import { type DecisionJob, useBulkDecisions } from './use-bulk-decisions'
import { type Act, useDecide } from './use-decide'
import { useOthers } from './use-others'

const abilityOf = { approve: 'approve', reject: 'reject', changes: 'requestChanges', reset: 'reset' } as const

/** Posts of all campaigns to review by picture: a grid, with the selected one beside it (a sheet on phones). */
export function MentionReviewPage() {
  const t = useText()
  const mayWrite = useMayWrite()
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
  const ids = mentions.map(({ id }) => id)
  const { asked, found, forget } = useAskedMention(ids)
  const { chosenId, choose: chooseCard } = useChosen({
    listKey,
    columns: [ids],
    cardPrefix: 'mention-',
    startsChosen: !isMobile,
    follows: !isMobile,
  })
  const choose = (id: string | undefined) => {
    forget()
    chooseCard(id)
  }
  useChooseFound(found, choose)
  const chosen = asked ?? mentions.find(({ id }) => id === chosenId)
  useRootMark('chosen-post', !isMobile && (mentions.length > 0 || asked !== undefined))
  const [question, setQuestion] = useState<Question | undefined>()
  const [buying, setBuying] = useState<MentionRecord | undefined>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { act, decide, offer, undoLast } = useDecide()
  const selection = useSelection(
    listKey,
    mentions.filter((mention) => can(mention, 'approve')).map(({ id }) => id),
  )
  const selected = mentions.filter(({ id }) => selection.has(id))
  const bulk = useBulkDecisions({ decide, offer }, ({ id }) => selection.remove(id))

  const startMany = (jobs: readonly DecisionJob[]) => void bulk.start(jobs)
  /** Performs the act or asks first: for a text to the creator, or whether to approve an unlabelled post. */
  const start = (which: Act, on: readonly MentionRecord[]) => {
    const able = on.filter((mention) => can(mention, abilityOf[which]))
    if (able.length === 0) return
    if (which === 'reject' || which === 'changes') setQuestion({ kind: 'reason', act: which, mentions: able })
    else if (which === 'approve' && able.some(({ checks }) => checks.adLabel === 'missing'))
      setQuestion({ kind: 'missingLabel', act: which, mentions: able })
    else if (able.length === 1) void act(which, able[0]!)
    else startMany(able.map((record) => ({ record, act: { which } })))
  }

  const startChosen = (which: 'approve' | 'reject' | 'changes') =>
    chosen &&
    can(chosen, abilityOf[which]) &&
    (() => start(which, selected.length > 1 && selection.has(chosen.id) ? selected : [chosen]))
  useDeskKeys({
    isOff: Boolean(question ?? buying ?? bulk.run) || isHelpOpen || isMobile,
    cardPrefix: 'mention-',
    next: (key) => nextCard(ids, chosenId, key),
    choose,
    actions: {
      approve: startChosen('approve') || undefined,
      reject: startChosen('reject') || undefined,
      changes: startChosen('changes') || undefined,
      undo: undoLast,
      help: () => setHelpOpen(true),
      clear: selection.clear,
      select: chosen && (() => selection.toggle(chosen.id)),
      selectRange: chosen && (() => selection.toggle(chosen.id, true)),
      write: chosen && mayWrite ? () => navigate(messagePath(chosen)) : undefined,
    },
  })

  const panel = chosen && (
    <MentionPanel
      key={chosen.id}
      mention={chosen}
      onAct={(which) => start(which, [chosen])}
      onBuy={() => setBuying(chosen)}
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
          <div>
            <ul
              className={cx(css.grid, selected.length > 0 && cardCss.selecting)}
              aria-busy={list.status === 'refreshing' || undefined}
            >
              {mentions.map((mention) => (
                <MentionCard
                  key={mention.id}
                  mention={mention}
                  isChosen={mention.id === chosen?.id}
                  onChoose={() => choose(mention.id)}
                  isSelected={can(mention, 'approve') ? selection.has(mention.id) : undefined}
                  onSelect={(range) => selection.toggle(mention.id, range)}
                />
              ))}
            </ul>
            {list.status === 'errorMore' && list.error && (
              <ErrorState message={t(list.error.message)} retryLabel={t(commonMessages.retry)} onRetry={list.retry} />
            )}
            {list.hasMore && (
              <div className={css.more}>
                <Button onClick={list.loadMore} loading={list.status === 'loadingMore'}>
                  {t(commonMessages.showMore)}
                </Button>
              </div>
            )}
          </div>
          {!isMobile && (
            <aside className={css.panel} aria-label={t(messages.chosen)}>
              {panel}
            </aside>
          )}
        </div>
      )}
      {isMobile && (
        <Sheet
          open={chosen !== undefined && !question && !buying}
          onClose={() => choose(undefined)}
          title={t(messages.chosen)}
          closeLabel={t(commonMessages.close)}
        >
          {panel}
        </Sheet>
      )}
      {question && (
        <Dialogs
          key={question.kind}
          question={question}
          onAsk={setQuestion}
          onClose={() => setQuestion(undefined)}
          onOne={act}
          onMany={startMany}
        />
      )}
      {buying && <BuyImageDialog mention={buying} onClose={() => setBuying(undefined)} />}
      {bulk.run && <BulkProgress run={bulk.run} onStop={bulk.stop} onRetry={bulk.retry} onClose={bulk.close} />}
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
      {selected.length > 0 && (
        <BulkBar
          mentions={selected}
          selection={selection}
          total={mentions.filter((mention) => can(mention, 'approve')).length}
          onAct={(which) => start(which, selected)}
        />
      )}
      {!isMobile && mentions.length > 0 && selected.length === 0 && (
        <KeyBar
          position={t(messages.position, {
            position: mentions.findIndex(({ id }) => id === chosen?.id) + 1,
            total: list.totalCount,
          })}
          actions={['approve', 'reject', 'changes', 'undo', 'write']}
          onHelp={() => setHelpOpen(true)}
        />
      )}
    </Page>
  )
}
