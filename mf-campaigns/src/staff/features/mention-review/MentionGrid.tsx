import { commonMessages, useText } from '@samspel/i18n'
import { can, type MentionRecord, type PagedListView } from '@samspel/store'
import { Button, cx, ErrorState } from '@samspel/ui'
import { MentionCard } from './MentionCard'
import cardCss from './MentionCard.module.css'
import css from './Review.module.css'
import type { MentionDesk } from './use-mention-desk'

interface MentionGridProps {
  list: PagedListView
  mentions: readonly MentionRecord[]
  desk: MentionDesk
}

/** The posts by picture, and the way to more of them. */
export function MentionGrid({ list, mentions, desk: { chosen, choose, selection, selected } }: MentionGridProps) {
  const t = useText()
  return (
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
  )
}
