import type { PostDraftRow } from '@samspel/api'
import { commonMessages, daysUntil, useFormats, useText } from '@samspel/i18n'
import { Button, cx, ErrorState, Icon, Picture, VisuallyHidden } from '@samspel/ui'
import css from './DraftDesk.module.css'
import { draftDeskMessages as messages } from './messages'
import { cardPrefix, type DraftDeskState } from './use-draft-desk'

/** When an answer is due, in words and tone. */
function Due({ draft: { answerBy, version } }: { draft: PostDraftRow }) {
  const t = useText()
  const f = useFormats()
  const days = answerBy === null ? undefined : daysUntil(answerBy)
  const date = answerBy === null ? '' : f.date(answerBy)
  const words =
    days === undefined
      ? undefined
      : t(
          days < 0
            ? messages.answerLate
            : days === 0
              ? messages.answerToday
              : days === 1
                ? messages.answerTomorrow
                : messages.answerBy,
          { date },
        )
  return (
    <span className={cx(css.due, days !== undefined && days < 0 && css.late, days === 0 && css.today)}>
      {[version > 1 && t(messages.versionIs, { n: version }), words].filter(Boolean).join(', ')}
    </span>
  )
}

interface RowProps {
  draft: PostDraftRow
  isChosen: boolean
  onChoose: () => void
  /** Absent for those who may not answer. */
  isSelected?: boolean | undefined
  onSelect: (range: boolean) => void
}

function DraftRow({ draft, isChosen, onChoose, isSelected, onSelect }: RowProps) {
  const t = useText()
  const names = { username: draft.creator.username, campaign: draft.campaign.name }
  return (
    <li className={cx(css.row, isChosen && css.chosen)}>
      <button
        type="button"
        id={`${cardPrefix}${draft.id}`}
        className={css.cover}
        aria-pressed={isChosen}
        onClick={(event) => (event.shiftKey && isSelected !== undefined ? onSelect(true) : onChoose())}
      >
        <VisuallyHidden>{t(messages.open, names)}</VisuallyHidden>
      </button>
      <Picture src={draft.previewUrl} alt="" ratio={1} width={48} fallbackIcon="file-text" />
      <span className={css.rowWords}>
        <b>@{draft.creator.username}</b>
        <span>{draft.campaign.name}</span>
        <Due draft={draft} />
      </span>
      {isSelected !== undefined && (
        <label className={cx(css.select, isSelected && css.selected)}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={t(messages.select, names)}
            onChange={(event) => onSelect((event.nativeEvent as MouseEvent).shiftKey)}
          />
          <span className={css.box}>{isSelected && <Icon name="check" size={16} />}</span>
        </label>
      )}
    </li>
  )
}

/** The drafts that wait, what is due first on top. */
export function DraftRows({ desk, maySelect }: { desk: DraftDeskState; maySelect: boolean }) {
  const t = useText()
  const { list, drafts, chosenId, choose, selection } = desk
  return (
    <div>
      <ul className={css.rows} aria-label={t(messages.list)} aria-busy={list.status === 'refreshing' || undefined}>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            isChosen={draft.id === chosenId}
            onChoose={() => choose(draft.id)}
            isSelected={maySelect ? selection.has(draft.id) : undefined}
            onSelect={(range) => selection.toggle(draft.id, range)}
          />
        ))}
      </ul>
      {list.status === 'errorMore' && list.error && (
        <ErrorState message={t(list.error.message)} retryLabel={t(commonMessages.retry)} onRetry={list.retry} />
      )}
      {list.hasMore && (
        <Button onClick={list.loadMore} loading={list.status === 'loadingMore'}>
          {t(commonMessages.showMore)}
        </Button>
      )}
      <p className={css.silence}>{t(messages.silence)}</p>
    </div>
  )
}
