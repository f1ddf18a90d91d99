import type { ReactNode } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useEntities, usePagedList } from '@samspel/store'
import { Sheet, SkeletonCards, useIsMobile } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { type DecisionFilter, mentionLists, type ReviewFilter, reviewListKey } from '../../../shared/data'
import { KeyBar } from '../../review-desk'
import { EmptyReview } from './EmptyReview'
import { FilterRow } from './filters'
import { MentionGrid } from './MentionGrid'
import { MentionPanel } from './MentionPanel'
import { messages } from './messages'
import { Questions } from './Questions'
import css from './Review.module.css'
import { useMentionDesk } from './use-mention-desk'
import { useOthers } from './use-others'

interface PostDeskProps {
  filter: ReviewFilter & { state: DecisionFilter }
  /** With the filters. */
  children: ReactNode
}

/** Posts to review by picture: a grid, with the selected one beside it (a sheet on phones). */
export function PostDesk({ filter, children }: PostDeskProps) {
  const t = useText()
  const [, setQuery] = useQueryParams()
  const listKey = reviewListKey(filter)
  const list = usePagedList(mentionLists, listKey)
  const mentions = useEntities('mentions', list.ids)
  useOthers(mentions)
  const isMobile = useIsMobile()
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
  const isEmpty = mentions.length === 0 && ['ready', 'refreshing'].includes(list.status)
  return (
    <>
      <FilterRow filter={filter}>{children}</FilterRow>
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
    </>
  )
}
