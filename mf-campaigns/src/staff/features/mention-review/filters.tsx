import type { ReactNode } from 'react'
import { type MentionKind, mentionKinds } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Button, SelectField } from '@samspel/ui'
import { type DecisionFilter, decisionFilters, type ReviewFilter } from '../../../shared/data'
import { FilterFold } from '../../components/filter-fold'
import { ReviewViews } from './lazy-parts'
import { kindNames, messages } from './messages'
import css from './Review.module.css'

type Order = NonNullable<ReviewFilter['sort']>
const orders: readonly Order[] = ['createdAt', '-createdAt', '-reach']

/** Parses the filter in the address; unknown values count as absent. */
export const filterOf = (
  query: Readonly<Record<string, string | undefined>>,
  brandId: string | null,
): ReviewFilter & { state: DecisionFilter } => ({
  state: decisionFilters.find((state) => state === query.state) ?? 'pending',
  campaignId: query.campaign,
  brandId,
  sort: orders.find((order) => order === query.sort) ?? 'createdAt',
  kind: mentionKinds.find((kind) => kind === query.kind),
  alert: query.alert === '1',
  query: query.q,
})

/** Whether the list is filtered by anything besides tab, campaign and order. */
export const isNarrowed = ({ kind, alert, query }: ReviewFilter): boolean => Boolean(kind ?? (alert || query))

export function SortSelect({ value, onChange }: { value: Order; onChange: (sort: Order) => void }) {
  const t = useText()
  return (
    <SelectField<Order>
      hideLabel
      label={t(messages.order)}
      value={value}
      onChange={(sort) => onChange(sort ?? 'createdAt')}
      options={[
        { value: 'createdAt', label: t(messages.oldest) },
        { value: '-createdAt', label: t(messages.newest) },
        { value: '-reach', label: t(messages.mostReach) },
      ]}
    />
  )
}

/** Search, kind, and a filter for mentions with problems; on phones behind a button, with what stands beside the title elsewhere. */
export function FilterRow({ filter, children }: { filter: ReviewFilter; children: ReactNode }) {
  const t = useText()
  const inUse = [filter.kind, filter.alert, filter.campaignId, filter.sort !== 'createdAt'].filter(Boolean).length
  const [, setQuery] = useQueryParams()
  return (
    <FilterFold
      search={t(messages.search)}
      searchShort={t(messages.searchShort)}
      inUse={inUse}
      className={css.filters}
      searchClass={css.search}
      foldClass={css.fold}
    >
      {children}
      <SelectField<MentionKind | ''>
        hideLabel
        label={t(messages.kind)}
        value={filter.kind ?? ''}
        onChange={(kind) => setQuery({ kind })}
        options={[
          { value: '', label: t(messages.allKinds) },
          ...mentionKinds.map((kind) => ({ value: kind, label: t(kindNames[kind]) })),
        ]}
      />
      <Button
        icon="alert-triangle"
        variant={filter.alert ? 'light' : 'line'}
        aria-pressed={filter.alert ?? false}
        onClick={() => setQuery({ alert: filter.alert ? '' : '1' })}
      >
        {t(messages.onlyAlerts)}
      </Button>
      <ReviewViews />
    </FilterFold>
  )
}
