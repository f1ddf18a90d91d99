import { answerClock, type Application } from '@samspel/api'
import { placesLeftOf } from '@samspel/api/campaign-rules'
import type { Caller } from '../../../auth/caller'
import { dayMs } from '../../../days'
import { toProposal } from '../../../proposal'
import { toFigures } from '../../creators'
import { passEnd, placesLeftOf as placesLeftAt, shelfHere } from '../../stores'
import { toCampaignCard, toCreatorCard } from '../serialize'
import type { ApplicationRow } from './repository'

type Limit = Application['limits'][number]

const limit = (of: Limit['of'], key: string, left: number | null): Limit[] => (left === null ? [] : [{ of, key, left }])

const limitsOf = (row: ApplicationRow): Limit[] => {
  if (row.store_campaign_id === null)
    return limit(
      'places',
      row.campaign_id,
      placesLeftOf({ targetNumberOfInstagramers: row.target, approvedParticipationsCount: row.approved }),
    )
  return [
    ...limit('places', row.store_campaign_id, placesLeftAt({ ...row, in_stock: null })),
    ...limit('stock', `${row.store_id}:${row.store_product_id}`, row.in_stock),
  ]
}

const storeOf = (row: ApplicationRow, now: Date): Application['store'] =>
  row.store_id === null || row.store_campaign_id === null
    ? null
    : {
        id: row.store_id,
        storeCampaignId: row.store_campaign_id,
        name: row.store_name,
        city: row.store_city,
        shelf: shelfHere(row),
        placesLeft: placesLeftAt(row),
        comingAt: row.coming_at,
        passUntil: passEnd(row, now).toISOString(),
      }

export const toApplication = (row: ApplicationRow, { caller, now }: { caller: Caller; now: Date }): Application => ({
  id: row.id,
  kind: row.kind,
  campaignId: row.campaign_id,
  creator: {
    ...toCreatorCard(row),
    countryCode: row.creator_country_code,
    profileCategoryIds: row.creator_profile_category_ids,
    figures: toFigures(row),
  },
  campaign: toCampaignCard(row),
  motivation: row.motivation,
  demands: { followers: row.demands_followers, country: row.demands_country, category: row.demands_category },
  answerBy: new Date(Date.parse(row.created_at) + answerClock.expireAfterDays * dayMs).toISOString(),
  createdAt: row.created_at,
  reserves: row.reserves,
  proposal: toProposal({ ...row, state: 'pending' }, { caller, span: row.fee_span, campaignState: row.campaign_state }),
  limits: limitsOf(row),
  refusal: row.refused_answer && {
    act: row.refused_answer.act,
    reason: row.refused_answer.reason,
    at: row.refused_answer.at,
    byName: row.refused_by_name,
  },
  store: storeOf(row, now),
})
