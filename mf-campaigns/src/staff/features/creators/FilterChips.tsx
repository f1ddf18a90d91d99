import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Tag, TextButton } from '@samspel/ui'
import { useCategories } from '../../../shared/components/use-categories'
import { creatorPlanNames, creatorStateNames } from '../../components/creator-detail-names'
import { getCommunityList } from '../../data'
import css from './Creators.module.css'
import { filterMessages as m } from './filter-messages'
import { type FilterPart, useCreatorFilter } from './use-filter'

interface FilterChip {
  key: string
  label: string
  part: FilterPart
  rest?: string
}

/** The active filters, each with a button to remove it. */
export function useFilterChips(): FilterChip[] {
  const t = useText()
  const f = useFormats()
  const { filter } = useCreatorFilter()
  const categories = useCategories()
  const {
    states = [],
    plans = [],
    country,
    categoryIds = [],
    minFollowers,
    maxFollowers,
    minEngagement,
    communityListId,
  } = filter
  const { result } = useQuery(communityListId ? getCommunityList({ params: { id: communityListId } }) : undefined)
  const without = (values: readonly string[], value: string) => values.filter((other) => other !== value).join()
  return [
    ...states.map((state): FilterChip => ({
      key: state,
      label: t(creatorStateNames[state]),
      part: 'state',
      rest: without(states, state),
    })),
    ...plans.map((plan): FilterChip => ({
      key: plan,
      label: t(creatorPlanNames[plan]),
      part: 'plan',
      rest: without(plans, plan),
    })),
    ...(country ? [{ key: country, label: f.country(country), part: 'country' as const }] : []),
    ...categoryIds.map((id): FilterChip => ({
      key: id,
      label: categories.get(id) ?? '…',
      part: 'categories',
      rest: without(categoryIds, id),
    })),
    ...(minFollowers !== undefined
      ? [{ key: 'min', label: t(m.fromChip, { n: f.number(minFollowers) }), part: 'min' as const }]
      : []),
    ...(maxFollowers !== undefined
      ? [{ key: 'max', label: t(m.toChip, { n: f.number(maxFollowers) }), part: 'max' as const }]
      : []),
    ...(minEngagement !== undefined
      ? [
          {
            key: 'engagement',
            label: t(m.engagementChip, { n: f.percent(minEngagement / 100) }),
            part: 'engagement' as const,
          },
        ]
      : []),
    ...(communityListId
      ? [
          {
            key: communityListId,
            label: t(m.listChip, { name: result?.communityList.name ?? '…' }),
            part: 'list' as const,
          },
        ]
      : []),
  ]
}

/** Clears all filters except the search. */
export const noFilters = {
  state: '',
  plan: '',
  country: '',
  categories: '',
  min: '',
  max: '',
  engagement: '',
  list: '',
}

export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const t = useText()
  const { set } = useCreatorFilter()
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} aria-label={t(m.chips)}>
      {chips.map(({ key, label, part, rest = '' }) => (
        <li key={part + key}>
          <Tag onRemove={() => set({ [part]: rest })} removeLabel={t(m.remove, { name: label })}>
            {label}
          </Tag>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <TextButton onClick={() => set(noFilters)}>{t(m.removeAll)}</TextButton>
        </li>
      )}
    </ul>
  )
}
