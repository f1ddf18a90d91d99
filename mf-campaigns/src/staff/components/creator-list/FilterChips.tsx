import { recentDays } from '@samspel/api/finding'
import { useFormats, useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { Tag, TextButton } from '@samspel/ui'
import { useCategories } from '../../../shared/components/use-categories'
import { getCommunityList, getInstagramer } from '../../data'
import { creatorPlanNames, creatorStateNames } from '../creator-detail-names'
import css from './Creators.module.css'
import { filterMessages as m } from './filter-messages'
import { lateMessages as l } from './late-filter-messages'
import { type FilterPart, noFilters, useCreatorFilter } from './use-filter'

interface FilterChip {
  key: string
  label: string
  part: FilterPart
  rest?: string
}

const without = (values: readonly string[], value: string) => values.filter((other) => other !== value).join()

/** One chip for each of several values. */
const each = (part: FilterPart, values: readonly string[] | undefined, labelOf: (value: string) => string) =>
  (values ?? []).map((value): FilterChip => ({
    key: value,
    label: labelOf(value),
    part,
    rest: without(values ?? [], value),
  }))

/** One chip where there is a value. */
const one = <V,>(part: FilterPart, value: V | undefined, labelOf: (value: V) => string): FilterChip[] =>
  value === undefined ? [] : [{ key: part, label: labelOf(value), part }]

/** Of the creator's own record. */
function useOwnChips(): FilterChip[] {
  const t = useText()
  const f = useFormats()
  const { filter } = useCreatorFilter()
  const categories = useCategories()
  const { communityListId } = filter
  const { result } = useQuery(communityListId ? getCommunityList({ params: { id: communityListId } }) : undefined)
  return [
    ...each('state', filter.states, (state) => t(creatorStateNames[state as 'active'])),
    ...each('plan', filter.plans, (plan) => t(creatorPlanNames[plan as 'free'])),
    ...one('country', filter.country, f.country),
    ...each('wish', filter.wishIds, (id) => t(l.wishChip, { name: categories.get(id) ?? '…' })),
    ...each('categories', filter.categoryIds, (id) => categories.get(id) ?? '…'),
    ...one('min', filter.minFollowers, (n) => t(m.fromChip, { n: f.number(n) })),
    ...one('max', filter.maxFollowers, (n) => t(m.toChip, { n: f.number(n) })),
    ...one('engagement', filter.minEngagement, (n) => t(m.engagementChip, { n: f.percent(n / 100) })),
    ...one('list', communityListId, () => t(m.listChip, { name: result?.communityList.name ?? '…' })),
  ]
}

/** Of the audience, the price and earlier work. */
function useLateChips(): FilterChip[] {
  const t = useText()
  const f = useFormats()
  const { filter } = useCreatorFilter()
  const categories = useCategories()
  const { likeId } = filter
  useQuery(likeId ? getInstagramer({ params: { id: likeId } }) : undefined)
  const model = useEntity('instagramers', likeId ?? '')
  const kronor = (n: number) => f.ore(n * 100)
  return [
    ...one('audience', filter.audienceCountry, (country) => t(l.audienceChip, { name: f.country(country) })),
    ...one('share', filter.minAudienceShare, (n) => t(l.shareChip, { n: f.percent(n / 100) })),
    ...one('town', filter.audienceTown, (name) => t(l.townChip, { name })),
    ...each('age', filter.audienceAges, (name) => t(l.ageChip, { name })),
    ...one('sex', filter.audienceSex, (sex) => t(sex === 'women' ? l.womenChip : l.menChip)),
    ...one('price', filter.minPrice, (n) => t(l.priceFromChip, { n: kronor(n) })),
    ...one('most', filter.maxPrice, (n) => t(l.priceToChip, { n: kronor(n) })),
    ...one('answer', filter.maxAnswerDays, (n) => t(l.answerChip, { n })),
    ...one('history', filter.history, (history) => t(history === 'worked' ? l.workedChip : l.freshChip)),
    ...one('notwith', filter.notWithCategoryId, (id) =>
      t(l.notWithChip, { name: categories.get(id) ?? '…', n: filter.notWithDays ?? recentDays }),
    ),
    ...one('signals', filter.withoutSignals, () => t(l.signalsChip)),
    ...one('blocked', filter.blocked, (isOnly) => t(isOnly ? l.blockedChip : l.unblockedChip)),
    ...one('like', likeId, () => t(l.likeChip, { name: model?.name ?? '…' })),
  ]
}

/** The filters in force, each with a button to remove it. */
export function FilterChips() {
  const t = useText()
  const { set } = useCreatorFilter()
  const chips = [...useOwnChips(), ...useLateChips()]
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
