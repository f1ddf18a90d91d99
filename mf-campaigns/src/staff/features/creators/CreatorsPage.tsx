import { useCallback, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Instagramer } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useTypedParam } from '@samspel/navigation'
import { selectArea, useAppSelector, useAppStore } from '@samspel/store'
import { Button, EmptyState, ErrorState, notify, Page, SearchField, SelectField, SkeletonTable } from '@samspel/ui'
import { isWaiting, Waiting } from '../../../shared/components/Waiting'
import { staffWords } from '../../components/words'
import { leaveDirectory } from '../../data'
import { CreatorGrid } from './CreatorGrid'
import css from './Creators.module.css'
import { creatorFilterKey, type CreatorSort, creatorSorts } from './data/creator-lists'
import { filterMessages } from './filter-messages'
import { FilterChips, noFilters, useFilterChips } from './FilterChips'
import { CreatorFilters, CreatorTools, SelectionBar } from './lazy-parts'
import { messages } from './messages'
import { useColumns } from './use-columns'
import { useCreatorDirectory } from './use-creator-directory'
import { useCreatorFilter } from './use-filter'
import { usePlace } from './use-place'
import { useRowLabels } from './use-row-words'
import { mostSelected, useSelection } from './use-selection'

const sortNames = {
  '-followers': staffWords.mostFollowers,
  followers: filterMessages.sortFewest,
  '-engagement': filterMessages.sortEngagement,
  name: filterMessages.sortName,
}

/** All creators, however many: filters in the address, rows loaded as they come on screen, and bulk actions. */
export function CreatorsPage() {
  const t = useText()
  const f = useFormats()
  const navigate = useNavigate()
  const store = useAppStore()
  const isAdmin = useAppSelector(selectArea) === 'admin'
  usePageTitle(t(commonMessages.creators))
  const { filter, set } = useCreatorFilter()
  const chips = useFilterChips()
  const filtersId = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, type, words] = useTypedParam('q')
  const sort = filter.sort ?? creatorSorts[0]
  const listKey = creatorFilterKey({ ...filter, query: words })
  const { total, rowCount, rows, error, retry, show } = useCreatorDirectory(listKey)
  const records = useAppSelector((state) => state.entities.instagramers) as Readonly<Record<string, Instagramer>>
  usePlace(total !== undefined)
  const creatorAt = useCallback((row: number) => records[rows[row] ?? ''], [records, rows])
  const current = useCallback(
    (row: number) => (store.getState().entities.instagramers as Readonly<Record<string, Instagramer>>)[rows[row] ?? ''],
    [store, rows],
  )
  const { selected, creators, select, clear } = useSelection(current, {
    onSkipped: (n) => notify({ kind: 'info', message: t(messages.notLoaded, { n }) }),
    onFull: () => notify({ kind: 'warn', message: t(messages.tooMany, { most: mostSelected }) }),
  })
  const open = useCallback(
    (id: string) => {
      leaveDirectory()
      void navigate(`/creators/${id}`)
    },
    [navigate],
  )

  const sortBy = (key: CreatorSort) => set({ sort: key === creatorSorts[0] ? '' : key })
  const columns = useColumns(sort, sortBy)
  const isNarrowed = Boolean(words) || chips.length > 0
  const rowWords = useRowLabels()
  const reset = () => {
    type('')
    set({ q: '', ...noFilters })
  }

  return (
    <Page
      title={t(commonMessages.creators)}
      {...(total !== undefined && {
        context: <span aria-live="polite">{t(messages.count, { n: total, total: f.number(total) })}</span>,
      })}
    >
      {!isWaiting(error) && (
        <div className={css.tools}>
          <SearchField label={t(messages.search)} value={typed} onChange={type} />
          <div className={css.more}>
            <Button
              icon="adjustments-horizontal"
              aria-expanded={isOpen}
              aria-controls={filtersId}
              onClick={() => setOpen(!isOpen)}
            >
              {t(filterMessages.filters, { n: chips.length })}
            </Button>
            <SelectField<CreatorSort>
              className={css.sort}
              label={t(staffWords.order)}
              hideLabel
              value={sort}
              onChange={(chosen) => sortBy(chosen ?? creatorSorts[0])}
              options={creatorSorts.map((value) => ({ value, label: t(sortNames[value]) }))}
            />
            <CreatorTools listKey={listKey} total={total} />
          </div>
        </div>
      )}
      {isOpen && <CreatorFilters id={filtersId} isAdmin={isAdmin} />}
      <FilterChips chips={chips} />
      {total === undefined && !error && <SkeletonTable label={t(messages.loading)} rows={8} />}
      {isWaiting(error) ? (
        <Waiting error={error} />
      ) : (
        error && <ErrorState message={t(error.message)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      )}
      {total === 0 &&
        !error &&
        (isNarrowed ? (
          <EmptyState
            title={t(messages.noHitsTitle)}
            text={t(messages.noHitsText)}
            action={
              <Button variant="light" onClick={reset}>
                {t(commonMessages.showAll)}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />
        ))}
      {total !== undefined && total > 0 && (
        <CreatorGrid
          label={t(commonMessages.creators)}
          total={rowCount}
          loaded={rows.length}
          creatorAt={creatorAt}
          isFailed={error !== undefined}
          columns={columns}
          words={rowWords}
          selectLabel={t(messages.selectColumn)}
          selected={selected}
          onSelect={select}
          onOpen={open}
          onVisible={show}
        />
      )}
      {creators.length > 0 && <SelectionBar creators={creators} onClear={clear} />}
    </Page>
  )
}
