import type { DecisionState, MentionKind } from '@samspel/api'
import type { CampaignCounters, ParticipationCounters, PostFigures } from '@samspel/api/campaign-rules'
import { countForCampaign, countForDay, countForParticipation } from '@samspel/api/campaign-rules'
import { dayOf } from '@samspel/i18n'
import type { Item } from './data'
import type { Asked } from './world'
import { Refusal } from './world'

const decided = (me: Item | undefined, state: DecisionState, reason?: unknown) => ({
  state,
  decidedAt: state === 'pending' ? null : new Date().toISOString(),
  decidedByName: state === 'pending' ? null : (me?.name ?? null),
  ...(typeof reason === 'string' && { rejectReason: reason }),
})

/** Participations: a decision moves the campaign's counters with it. */
export const decideParticipation =
  (state: DecisionState) =>
  ({ world, params, me, body }: Asked): object => {
    const participation = world.get('participations', params.id)
    if (participation.state !== (body.from ?? 'pending')) throw new Refusal(409, { error: 'already_decided' })
    const { rejectReason: _, ...facts } = decided(me, state)
    Object.assign(participation, facts, { decisionReason: (body.reason as string | undefined) ?? null, abilities: [] })
    const campaign = world.get('campaigns', String(participation.campaignId))
    const counter = state === 'approved' ? 'approvedParticipationsCount' : 'rejectedParticipationsCount'
    Object.assign(campaign, {
      pendingParticipationsCount: Math.max(0, Number(campaign.pendingParticipationsCount) - 1),
      [counter]: Number(campaign[counter]) + 1,
    })
    return { participation, campaign }
  }

/** Mentions: counters, totals and the day's reach by the same pure rules as on the real server (rows T-11 to T-17). */
export const decideMention =
  (to: DecisionState) =>
  ({ world, params, me, body }: Asked): object => {
    const mention = world.get('mentions', params.id)
    const from = mention.state as DecisionState
    if (to !== 'pending' && from !== 'pending') throw new Refusal(409, { error: 'already_decided' })
    const post = (mention.instagramPost ?? undefined) as (PostFigures & { instagramCreatedAt: string }) | undefined
    const decision = { kind: mention.kind as MentionKind, from, to, post }
    Object.assign(mention, { rejectReason: null }, decided(me, to, body.reason), {
      abilities: to === 'pending' ? ['approve', 'reject'] : ['reset'],
    })

    const participation = world.get('participations', String(mention.participationId))
    Object.assign(participation, countForParticipation(participation as unknown as ParticipationCounters, decision))
    const campaign = world.get('campaigns', String(mention.campaignId))
    const waiting = Number(campaign.pendingMentionsCount) + Number(to === 'pending') - Number(from === 'pending')
    Object.assign(campaign, countForCampaign(campaign as unknown as CampaignCounters, decision), {
      pendingMentionsCount: Math.max(0, waiting),
    })
    const reach = world.table('campaignCalculatedReaches').find(({ id }) => id === campaign.id)
    // As on the real server, reach by day is that of approved posts: a step between pending and rejected is in no day (decision 0058).
    if (reach && post && (from === 'approved' || to === 'approved')) {
      const day = dayOf(post.instagramCreatedAt)
      const days = reach.days as Record<string, number>
      days[day] = countForDay(days[day] ?? 0, decision)
    }
    return { mention, participation, campaign, campaignCalculatedReach: reach ?? null }
  }

/** A creator posts a mention: it waits for review. */
export const createMention = ({ world, params, body, me }: Asked): object => {
  const participation = world.get('participations', params.id)
  const {
    kind,
    instagramPostId,
    linkPost = null,
    contentPost = null,
  } = body.mention as { kind: MentionKind; instagramPostId?: string; linkPost?: object; contentPost?: object }
  const instagramPost = instagramPostId ? world.update('instagramPosts', instagramPostId, { used: true }) : null
  const mention = world.add('mentions', {
    kind,
    linkPost,
    contentPost,
    instagramPost,
    ...decided(undefined, 'pending'),
    rejectReason: null,
    participationId: participation.id,
    campaignId: participation.campaignId,
    storeCampaignId: null,
    instagramerId: me!.id,
    creator: participation.creator,
    campaign: participation.campaign,
    checks: { adLabel: 'ok', adLabelFound: 'Annons', missingAccounts: [], missingHashtags: [], daysBeforeDue: null },
    abilities: ['approve', 'reject'],
  })
  const campaign = world.table('campaigns').find(({ id }) => id === participation.campaignId)
  if (campaign)
    Object.assign(campaign, {
      mentionsCount: Number(campaign.mentionsCount) + 1,
      pendingMentionsCount: Number(campaign.pendingMentionsCount) + 1,
    })
  return { mention, participation }
}
