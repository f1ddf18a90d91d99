import { type ReactNode, useId, useRef, useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { selectArea, useAppSelector } from '@samspel/store'
import { Button, EmptyState, ErrorState, SearchField, SelectField, SkeletonTable } from '@samspel/ui'
import { isWaiting, Waiting } from '../../../shared/components/Waiting'
import { staffWords } from '../words'
import { CreatorGrid } from './CreatorGrid'
import css from './Creators.module.css'
import { creatorSorts, type ShownSort } from './data/creator-lists'
import { filterMessages } from './filter-messages'
import { CreatorFilters, FilterChips } from './lazy-parts'
import { messages } from './messages'
import { useColumns } from './use-columns'
import type { CreatorListView } from './use-creator-list'
import { useRowLabels } from './use-row-words'

const sortNames = {
  '-followers': staffWords.mostFollowers,
  followers: filterMessages.sortFewest,
  '-engagement': filterMessages.sortEngagement,
  name: filterMessages.sortName,
  '-fit': filterMessages.sortFit,
  price: filterMessages.sortPrice,
  answer: filterMessages.sortAnswer,
  like: filterMessages.sortLike,
}

interface CreatorListProps {
  view: CreatorListView
  isOfCampaign?: boolean
  /** Beside the order. */
  tools?: ReactNode
  /** Between filters and rows, once there are any. */
  above?: ReactNode
  /** When nobody at all is there. */
  empty: ReactNode
  selected: ReadonlySet<string>
  onSelect: (row: number, withRange: boolean) => void
  onOpen: (id: string) => void
  noteOf?: (id: string) => { words: string; isClosed: boolean } | undefined
}

/** Creators with search, filters, order and rows: the directory, and whom to invite to a campaign. */
export function CreatorList({
  view,
  isOfCampaign = false,
  tools,
  above,
  empty,
  selected,
  onSelect,
  onOpen,
  noteOf,
}: CreatorListProps) {
  const t = useText()
  const isAdmin = useAppSelector(selectArea) === 'admin'
  const filtersId = useId()
  // Undefined until they are first opened.
  const [isOpen, setOpen] = useState<boolean>()
  const opener = useRef<HTMLButtonElement>(null)
  const { total, rowCount, rows, error, retry, show, sort, sortBy, mode, filters, search, filter } = view
  const columns = useColumns(sort, sortBy, mode)
  const rowWords = useRowLabels()
  const sorts: readonly ShownSort[] = filter.likeId ? ['like', ...creatorSorts] : creatorSorts
  return (
    <>
      {!isWaiting(error) && (
        <div className={css.tools}>
          <SearchField label={t(messages.search)} value={search.typed} onChange={search.type} />
          <div className={css.more}>
            <Button
              icon="adjustments-horizontal"
              ref={opener}
              aria-expanded={isOpen ?? false}
              aria-controls={filtersId}
              onClick={() => setOpen(!isOpen)}
            >
              {t(filterMessages.filters, { n: filters })}
            </Button>
            <SelectField<ShownSort>
              className={css.sort}
              label={t(staffWords.order)}
              hideLabel
              value={sort}
              onChange={(chosen) => chosen && sortBy(chosen)}
              options={sorts.map((value) => ({ value, label: t(sortNames[value]) }))}
            />
            {tools}
          </div>
        </div>
      )}
      {isOpen !== undefined && (
        <CreatorFilters
          id={filtersId}
          isOpen={isOpen}
          isAdmin={isAdmin}
          isOfCampaign={isOfCampaign}
          total={total}
          onClose={() => {
            setOpen(false)
            opener.current?.focus()
          }}
        />
      )}
      {filters > 0 && (
        <div className={css.chipsPlace}>
          <FilterChips />
        </div>
      )}
      {total !== undefined && total > 0 && above}
      {total === undefined && !error && <SkeletonTable label={t(messages.loading)} rows={8} />}
      {isWaiting(error) ? (
        <Waiting error={error} />
      ) : (
        error && <ErrorState message={t(error.message)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      )}
      {total === 0 &&
        !error &&
        (view.isNarrowed ? (
          <EmptyState
            title={t(messages.noHitsTitle)}
            text={t(messages.noHitsText)}
            action={
              <Button variant="light" onClick={view.reset}>
                {t(commonMessages.showAll)}
              </Button>
            }
          />
        ) : (
          empty
        ))}
      {total !== undefined && total > 0 && (
        <CreatorGrid
          label={t(commonMessages.creators)}
          total={rowCount}
          loaded={rows.length}
          creatorAt={view.creatorAt}
          findings={view.findings}
          mode={mode}
          {...(noteOf && { noteOf })}
          isFailed={error !== undefined}
          columns={columns}
          words={rowWords}
          selectLabel={t(messages.selectColumn)}
          selected={selected}
          onSelect={onSelect}
          onOpen={onOpen}
          onVisible={show}
        />
      )}
    </>
  )
}
