import type { Sort } from '@samspel/ui/late'
import type { ComparedCampaign } from './overview'

/** A campaign is dear when a thousand reached costs so much more than on the whole. */
const dearFrom = 1.25

export type Mark = { kind: 'lowest' } | { kind: 'above'; percent: number }

/** Marks the lowest cost for a thousand and what is far above the average; nothing where fewer than two campaigns have reached anybody. */
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

/** Reads a sort from the address: `-cost` is falling; by the end when it says nothing that is known. */
export const readSort = (text: string | undefined): Sort => {
  const key = text?.replace(/^-/, '') ?? ''
  return key in keys ? { key, direction: text!.startsWith('-') ? 'desc' : 'asc' } : { key: 'endAt', direction: 'asc' }
}
export const writeSort = ({ key, direction }: Sort): string =>
  key === 'endAt' && direction === 'asc' ? '' : `${direction === 'desc' ? '-' : ''}${key}`

/** In the order that was asked for; what nobody knows stands last in both directions. */
export const sorted = (campaigns: readonly ComparedCampaign[], { key, direction }: Sort): ComparedCampaign[] => {
  const of = keys[key as SortKey]
  const sign = direction === 'asc' ? 1 : -1
  return [...campaigns].sort((one, other) => {
    const [a, b] = [of(one), of(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b))
  })
}
