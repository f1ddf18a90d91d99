import type { DecisionState, EntityCollection } from '@samspel/api'
import { countForCampaign, countForDay, countForParticipation, movesCounters } from '@samspel/api/campaign-rules'
import { dayOf } from '@samspel/i18n'
import type { EntitiesState } from '@samspel/store'

/** Fields of a record before and after a decision. */
export interface RecordChange {
  collection: EntityCollection
  id: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

const pick = <T extends object, K extends keyof T>(record: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<T, K>

const totals = ['reach', 'numLikes', 'numComments', 'numPosts', 'approvedMentionsCount'] as const

const kinds = ['linkPostsCount', 'contentPostsCount', 'instagramPostsCount', 'instagramStoriesCount'] as const

/**
 * The effects of a decision on loaded records, computed by the server's own rule (rows T-11 to T-17): the campaign's totals, the
 * participation's counter, the reach on the post's day, none of which a decision between pending and rejected moves. The server's answer
 * replaces all of it.
 */
export const changesOf = (entities: EntitiesState, mentionId: string, to: DecisionState): RecordChange[] => {
  const mention = entities.mentions[mentionId]
  if (!mention || mention.state === to) return []
  const post = mention.instagramPost ? entities.instagramPosts[mention.instagramPost] : undefined
  const decision = { kind: mention.kind, from: mention.state, to, post }
  const waiting = Number(to === 'pending') - Number(mention.state === 'pending')
  const changes: RecordChange[] = []
  const change = (collection: EntityCollection, record: { id: string } | undefined, after: Record<string, unknown>) => {
    if (record)
      changes.push({
        collection,
        id: record.id,
        before: pick(record as Record<string, unknown>, Object.keys(after)),
        after,
      })
  }

  const moves = movesCounters(decision)
  const day = moves && post ? dayOf(post.instagramCreatedAt) : undefined
  const daysAfter = (days: Record<string, number>) =>
    day ? { ...days, [day]: countForDay(days[day] ?? 0, decision) } : days
  const campaign = mention.campaignId ? entities.campaigns[mention.campaignId] : undefined
  if (campaign) {
    change('campaigns', campaign, {
      ...(moves && pick(countForCampaign(campaign, decision), totals)),
      pendingMentionsCount: Math.max(0, campaign.pendingMentionsCount + waiting),
      ...(campaign.calculatedReach && day && { calculatedReach: daysAfter(campaign.calculatedReach) }),
    })
  }
  const participation = mention.participationId ? entities.participations[mention.participationId] : undefined
  if (participation)
    change('participations', participation, {
      ...(moves && pick(countForParticipation(participation, decision), kinds)),
      pendingMentionsCount: Math.max(0, participation.pendingMentionsCount + waiting),
    })
  const reach = mention.campaignId ? entities.campaignCalculatedReach[mention.campaignId] : undefined
  if (reach && day) change('campaignCalculatedReach', reach, { days: daysAfter(reach.days) })
  return changes
}

/** The reverse of a change. Records changed since then are left alone, because their newer state takes precedence. */
export const undoOf = (
  entities: EntitiesState,
  { collection, id, before, after }: RecordChange,
): Record<string, unknown> => {
  const now = entities[collection][id] as Record<string, unknown> | undefined
  return now && Object.entries(after).every(([key, value]) => Object.is(now[key], value)) ? before : {}
}
