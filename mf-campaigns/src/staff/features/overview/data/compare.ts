import type { Sort } from '@samspel/ui/late'
import type { ComparedCampaign } from './overview'

/** Ratio to the overall cost per thousand reached from which a campaign counts as expensive. */
const dearFrom = 1.25

export type Mark = { kind: 'lowest' } | { kind: 'above'; percent: number }

/** Marks the lowest cost per thousand and those far above average; nothing unless at least two campaigns have reach. */
export const marksOf = (
  campaigns: readonly Pick<ComparedCampaign, 'id' | 'costPerThousandReach'>[],
  average: number | null,
): Map<string, Mark> => {
  const marks = new Map<string, Mark>()
  const known = campaigns.flatMap(({ id, costPerThousandReach: cost }) => (cost === null ? [] : [{ id, cost }]))
  if (known.length < 2 || average === null || average === 0) return marks
  const lowest = known.reduce((best, each) => (each.cost < best.cost ? each : best))
  for (const { id, cost } of known) {
    if (cost >= average * dearFrom) marks.set(id, { kind: 'above', percent: Math.round((cost / average - 1) * 100) })
  }
  if (lowest.cost < average) marks.set(lowest.id, { kind: 'lowest' })
  return marks
}

const keys = {
  name: (campaign) => campaign.name,
  participants: (campaign) => campaign.participants,
  approved: (campaign) => campaign.approvedPosts,
  reach: (campaign) => campaign.reach,
  cost: (campaign) => campaign.cost,
  perThousand: (campaign) => campaign.costPerThousandReach,
  engagement: (campaign) => campaign.engagement,
  endAt: (campaign) => campaign.endAt,
} as const satisfies Record<string, (campaign: ComparedCampaign) => string | number | null>
export type SortKey = keyof typeof keys

/** Parses a sort order from the address: `-cost` is descending; by end date if it is missing or unknown. */
export const readSort = (text: string | undefined): Sort => {
  const key = text?.replace(/^-/, '') ?? ''
  return key in keys ? { key, direction: text!.startsWith('-') ? 'desc' : 'asc' } : { key: 'endAt', direction: 'asc' }
}
export const writeSort = ({ key, direction }: Sort): string =>
  key === 'endAt' && direction === 'asc' ? '' : `${direction === 'desc' ? '-' : ''}${key}`

/** Sorts campaigns; unknown values come last in both directions. */
export const sorted = (campaigns: readonly ComparedCampaign[], { key, direction }: Sort): ComparedCampaign[] => {
  const of = keys[key as SortKey]
  const sign = direction === 'asc' ? 1 : -1
  return [...campaigns].sort((one, other) => {
    const [a, b] = [of(one), of(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b))
  })
}
