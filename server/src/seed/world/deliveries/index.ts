import type { DeliveryAddress } from '@samspel/api'
import { idsOf } from '../../clock'
import type { CastMember } from '../../content/campaign-plan'
import { deliveryPlan, deliveryProductId, deliveryVariants, plannedParcels } from '../../content/deliveries'
import { deskWords } from '../../content/desk'
import { namedCreators } from '../../content/trekant'
import { seededRandom } from '../../random'
import { type CampaignRecord, makeCampaign } from '../campaigns'
import type { Making } from '../context'
import { untouched } from '../desk/work'
import { makeParticipations, type ParticipationRecord } from '../participations'
import { addressesOf } from './addresses'
import { sendToAll } from './all-parcels'
import { addParcel } from './parcels'

const named = new Set(namedCreators.map(([username]) => username))

/** Who takes part: those of the look by name, others of the brand's country who have an address. */
const castOf = (make: Making, addresses: ReadonlyMap<string, DeliveryAddress>): CastMember[] => {
  const random = make.random('delivery cast')
  const active = new Set(make.world.instagramers.filter(({ state }) => state === 'active').map(({ id }) => id))
  const pool = make.creators.filter(
    ({ id, country, username }) => country === 'SE' && active.has(id) && addresses.has(id) && !named.has(username),
  )
  const others = random.sample(pool, plannedParcels.filter(({ username }) => !username).length)
  return plannedParcels.map(({ username, applied = -10 }) => ({
    username: username ?? others.shift()!.username,
    state: 'approved',
    applied,
  }))
}

/** Whoever was invited to it has said yes, and is asked for what is missing. */
const invite = (make: Making, { id, brand, row }: CampaignRecord, part: ParticipationRecord): void => {
  const createdAt = String(row.created_at)
  part.row.invited = true
  make.add('campaign_invitations', {
    brand_id: brand.id,
    id: make.id(createdAt),
    campaign_id: id,
    instagramer_id: part.creator.id,
    community_list_name: null,
    message: deskWords.invitation[brand.language][0],
    invited_by: brand.staffId,
    declined_at: null,
    created_at: createdAt,
  })
}

/** What was sent together is one line of the campaign's history. */
const tellOfSent = ({ clock }: Making, { brand, event }: CampaignRecord): void => {
  const days = plannedParcels.flatMap(({ sent }) => (sent ? [sent.day] : []))
  for (const day of new Set(days))
    event(
      'parcels_sent',
      clock.at(day, 14, 30),
      { name: brand.staffName, userId: brand.staffId },
      null,
      days.filter((each) => each === day).length,
    )
}

/**
 * Parcels of all campaigns that send their goods home, and one campaign whose goods are being packed and sent. Made with ids of its own:
 * nothing made elsewhere changes its id. Answers where creators have their parcels sent.
 */
export const makeDeliveries = (
  shared: Making,
  made: ReadonlyMap<CampaignRecord, readonly ParticipationRecord[]>,
): Map<string, DeliveryAddress> => {
  const make = { ...shared, id: idsOf(shared.clock, seededRandom('samspel delivery ids')) }
  const addresses = addressesOf(make)
  const cast = castOf(make, addresses)
  const campaign = makeCampaign(make, { ...deliveryPlan, cast }, make.random('delivery campaign'))
  const [product] = campaign.row.products as Record<string, unknown>[]
  Object.assign(campaign.row, {
    products: [{ ...product, id: deliveryProductId, variants: deliveryVariants }],
    send_by: make.clock.day(4),
    // The days to publish run from arrival.
    due_at: null,
  })
  const random = make.random('parcels')
  makeParticipations(make, campaign).forEach((part, at) => {
    const plan = plannedParcels[at]!
    Object.assign(part.row, untouched, { decision_kind: 'approved' })
    if (plan.noAddress) {
      addresses.delete(part.creator.id)
      invite(make, campaign, part)
    }
    addParcel(make, { campaign, part, plan, town: addresses.get(part.creator.id)?.city ?? null, random })
  })
  tellOfSent(make, campaign)
  sendToAll({ ...shared, id: idsOf(shared.clock, seededRandom('samspel ids of parcels')) }, made, addresses)
  return addresses
}
