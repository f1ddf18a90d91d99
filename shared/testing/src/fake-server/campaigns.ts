import type { CampaignState } from '@samspel/api'
import { campaignStates } from '@samspel/api'
import type { CompletenessFields, Mover } from '@samspel/api/campaign-rules'
import { findMove, isEditable, isOpenOffer, missingForReview, movesFrom } from '@samspel/api/campaign-rules'
import type { Item } from './data'
import { listAnswer, visible } from './generic'
import { filtered } from './list'
import type { Asked } from './world'
import { invalid, Refusal } from './world'

const moverOf = ({ actor }: Asked): Mover => (actor === 'admin' ? 'admin' : 'owner')

const abilitiesOf = (asked: Asked, { state, approvedParticipationsCount }: Item): string[] => {
  const mover = moverOf(asked)
  const draft = state === 'draft' ? ['delete'] : []
  return [
    ...new Set([
      ...(isEditable(state as CampaignState, mover) ? ['edit'] : []),
      ...draft,
      ...movesFrom(state as CampaignState, mover)
        .filter(({ needs }) => needs !== 'nobody' || !approvedParticipationsCount)
        .map(({ act }) => act),
    ]),
  ]
}

const withAbilities = (asked: Asked, campaign: Item): { campaign: Item } => ({
  campaign: Object.assign(campaign, { abilities: abilitiesOf(asked, campaign) }),
})

/** The editor calls the wanted reach `reach` (reading Z9). */
const written = ({ body }: Asked): Record<string, unknown> => {
  const { reach, ...fields } = body.campaign as Record<string, unknown>
  return { ...fields, ...(reach !== undefined && { wantedReach: reach }) }
}

export function createCampaign(asked: Asked): object {
  const fields = written(asked)
  const brand = asked.world.get('brands', String(fields.brandId))
  const zero = Object.fromEntries(
    [
      'reach',
      'numLikes',
      'numComments',
      'numPosts',
      'approvedMentionsCount',
      'pendingMentionsCount',
      'pendingParticipationsCount',
      'approvedParticipationsCount',
      'rejectedParticipationsCount',
    ].map((key) => [key, 0]),
  )
  const campaign = asked.world.add('campaigns', {
    ...zero,
    enablePosts: true,
    ...fields,
    state: 'draft',
    version: 0,
    brandName: brand.name,
    brandLogoUrl: brand.logoUrl,
    reviewComment: fields.reviewComment || null,
    cancelledAt: null,
  })
  return withAbilities(asked, campaign)
}

export function updateCampaign(asked: Asked): object {
  const { world, params, body } = asked
  const campaign = world.get('campaigns', params.id)
  if (body.version !== undefined && body.version !== campaign.version)
    throw new Refusal(409, { error: 'stale_version' })
  if (!isEditable(campaign.state as CampaignState, moverOf(asked)))
    throw new Refusal(422, { error: 'illegal_transition' })
  return { campaign: world.update('campaigns', params.id, written(asked)) }
}

export function moveCampaign(asked: Asked): object {
  const { world, params, body } = asked
  const campaign = world.get('campaigns', params.id)
  const { state, reviewComment } = body.campaign as { state: CampaignState; reviewComment?: string }
  const move = findMove(campaign.state as CampaignState, state, moverOf(asked))
  if (!move) throw new Refusal(422, { error: 'illegal_transition' })
  if (move.needs === 'comment' && !reviewComment) throw invalid({ reviewComment: ['required'] })
  const missing = move.needs === 'complete' ? missingForReview(campaign as CompletenessFields) : []
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((field) => [field, ['required']])))
  return withAbilities(
    asked,
    world.update('campaigns', params.id, {
      state,
      ...(move.act === 'request' ? {} : { reviewComment: reviewComment ?? null }),
      reviewAnswer: move.act === 'return' ? reviewComment : null,
    }),
  )
}

export function countCampaigns(asked: Asked): object {
  const own = filtered(visible(asked, asked.world.table('campaigns')), asked.query)
  const sum = (key: string) => own.reduce((total, item) => total + Number(item[key]), 0)
  return {
    counts: Object.fromEntries(
      campaignStates.map((state) => [state, own.filter((item) => item.state === state).length]),
    ),
    waiting: {
      mentions: sum('pendingMentionsCount'),
      participations: sum('pendingParticipationsCount'),
      dueSoon: 0,
      alerts: 0,
      deliveryProblems: 0,
      imagePurchases: 0,
    },
  }
}

export function campaignDates(asked: Asked): object {
  const [from = '', to = ''] = [asked.query.get('from') ?? '', asked.query.get('to') ?? '']
  const kinds = { startAt: 'start', dueAt: 'due', endAt: 'end' } as const
  const dates = filtered(
    visible(asked, asked.world.table('campaigns')),
    new URLSearchParams([...asked.query].filter(([key]) => key === 'brandId')),
  ).flatMap((campaign) =>
    Object.entries(kinds).flatMap(([key, kind]) => {
      const date = campaign[key] as string | null
      return date && date >= from && date <= to ? [{ campaignId: campaign.id, name: campaign.name, date, kind }] : []
    }),
  )
  return { dates }
}

const isOpen = (campaign: Item): boolean =>
  isOpenOffer(campaign as unknown as Parameters<typeof isOpenOffer>[0], new Date().toISOString().slice(0, 10))

/** Open offers: for creators, and those that are public for everybody. */
export const openCampaigns = (asked: Asked): object =>
  listAnswer(
    asked,
    'campaigns',
    asked.world
      .table('campaigns')
      .filter((campaign) => isOpen(campaign) && (asked.actor === 'creator' || campaign.isPublic)),
  )

export function apply(asked: Asked): object {
  const { world, params, me, body } = asked
  const campaign = world.get('campaigns', params.id)
  if (!isOpen(campaign)) throw new Refusal(422, { error: 'illegal_transition' })
  const known = world
    .table('participations')
    .some(({ campaignId, instagramerId }) => campaignId === campaign.id && instagramerId === me!.id)
  if (known) throw new Refusal(409, { error: 'conflict' })
  const none = {
    linkPostsCount: 0,
    contentPostsCount: 0,
    instagramPostsCount: 0,
    instagramStoriesCount: 0,
    feeAmount: 0,
    fee: null,
    decidedAt: null,
    decidedByName: null,
    decisionReason: null,
  }
  const participation = world.add('participations', {
    ...none,
    ...(body.participation as object),
    state: 'pending',
    campaignId: campaign.id,
    instagramerId: me!.id,
    creator: { ...me, state: undefined },
    campaign,
    abilities: ['withdraw'],
  })
  Object.assign(campaign, { myParticipationId: participation.id })
  return { participation }
}
