import { idsOf } from '../../clock'
import { type Random, seededRandom } from '../../random'
import type { CampaignRecord } from '../campaigns'
import type { BrandRecord, CreatorRecord, Making } from '../context'
import type { ParticipationRecord } from '../participations'

export type Mutable = Record<string, unknown>
export interface MadeCampaign {
  campaign: CampaignRecord
  parts: ParticipationRecord[]
}

/** What the makers of the desk share. Ids and random are their own: whatever was made before keeps its ids. */
export interface Desk {
  make: Making
  newId: (createdAt: string) => string
  random: (purpose: string) => Random
  campaigns: readonly MadeCampaign[]
  ofBrand: (brand: BrandRecord) => readonly MadeCampaign[]
  /** Creators of the brand's country whom anybody may invite. */
  peopleOf: (brand: BrandRecord) => readonly CreatorRecord[]
  creator: (username: string) => CreatorRecord
  mentions: readonly Mutable[]
  posts: ReadonlyMap<string, Mutable>
  /** Mentions by participation. */
  mentionsOf: (participationId: string) => readonly Mutable[]
}

const groupBy = <T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

export const openDesk = (make: Making, made: ReadonlyMap<CampaignRecord, ParticipationRecord[]>): Desk => {
  const campaigns = [...made].map(([campaign, parts]) => ({ campaign, parts }))
  const byBrand = groupBy(campaigns, ({ campaign }) => campaign.brand.id)
  const shown = new Set(make.world.instagramers.filter((row) => row.state === 'active').map((row) => row.id))
  const byCountry = groupBy(
    make.creators.filter(({ id }) => shown.has(id)),
    ({ country }) => country,
  )
  const byName = new Map(make.creators.map((creator) => [creator.username, creator]))
  const mentions = make.world.mentions as Mutable[]
  const byPart = groupBy(mentions, (row) => String(row.participation_id))
  return {
    make,
    newId: idsOf(make.clock, seededRandom('samspel desk ids')),
    random: (purpose) => seededRandom(`samspel desk ${purpose}`),
    campaigns,
    ofBrand: (brand) => byBrand.get(brand.id) ?? [],
    peopleOf: (brand) => byCountry.get(brand.country) ?? [],
    creator: (username) => {
      const creator = byName.get(username)
      if (!creator) throw new Error(`Nobody is called ${username}`)
      return creator
    },
    mentions,
    posts: new Map(make.world.instagram_posts.map((row) => [String(row.id), row as Mutable])),
    mentionsOf: (id) => byPart.get(id) ?? [],
  }
}

/** Time between another and now, so many hours later. */
export const later = (make: Making, from: string, hours: number): string =>
  new Date(Math.min(make.clock.now - 60_000, Date.parse(from) + hours * 3_600_000)).toISOString()
