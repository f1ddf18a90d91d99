import type { Country, DeliveryAddress } from '@samspel/api'
import { postingDays } from '@samspel/api/campaign-rules'
import type { Carrier } from '@samspel/api/carriers'
import { sendByOf } from '@samspel/api/parcels'
import { dayMs } from '../../../days'
import { dayOf } from '../../clock'
import { seededRandom } from '../../random'
import type { CampaignRecord } from '../campaigns'
import type { Making } from '../context'
import type { ParticipationRecord } from '../participations'
import { orderNumber } from './order-number'

/** Who brings parcels in a country, and what a number of theirs looks like: `#` is a figure. */
const carriers: Record<Country, readonly [Carrier, string]> = {
  SE: ['postnord', '401########SE'],
  NO: ['bring', '7035########'],
  DK: ['postnord', '402########DK'],
  FI: ['posti', 'JJFI6########'],
  GB: ['royal_mail', 'QX#########GB'],
}

/** How far what was sent to somebody has come: days from today. */
interface Way {
  sent?: number
  arrived?: number
}

interface Sending {
  part: ParticipationRecord
  at: number
  /** Day of the yes. */
  approved: number
  /** Day of the first post, if there is one. */
  posted: number | undefined
}

const hasBegun = new Set(['ongoing', 'finished', 'archived'])

/** Whoever has published had it the day before at the latest; of a campaign that has begun, all have it; before that some are on their way. */
const wayOf = ({ plan }: CampaignRecord, { at, approved, posted }: Sending): Way => {
  if (!hasBegun.has(plan.state)) {
    const isOnItsWay = plan.state === 'upcoming' && at % 3 === 0 && approved < -5
    return isOnItsWay ? { sent: -1 - (at % 2) } : {}
  }
  const last = Math.min(-1, (posted ?? 0) - 1)
  if (last <= approved) return posted === undefined ? {} : { sent: approved, arrived: approved }
  const sent = Math.min(last, approved + 1 + (last - approved > 5 ? at % 2 : 0))
  return { sent, arrived: Math.min(last, sent + 2 + (at % 3)) }
}

/**
 * Parcels of everybody who was approved for a campaign that sends its goods home. Made with ids of its own: nothing made elsewhere
 * changes its id.
 */
export const sendToAll = (
  make: Making,
  made: ReadonlyMap<CampaignRecord, readonly ParticipationRecord[]>,
  addresses: ReadonlyMap<string, DeliveryAddress>,
): void => {
  const { clock, world } = make
  const random = seededRandom('samspel parcels of all')
  const today = Date.parse(`${clock.day(0)}T00:00:00Z`)
  const offsetOf = (moment: string) => Math.round((Date.parse(`${dayOf(moment)}T00:00:00Z`) - today) / dayMs)
  const firstPosts = new Map<unknown, string>()
  for (const { participation_id: id, created_at: at } of world.mentions)
    if (id && String(at) < (firstPosts.get(id) ?? '9')) firstPosts.set(id, String(at))
  const problems = new Map(world.delivery_problems.map((row) => [row.participation_id, row as Record<string, unknown>]))

  const tell = (
    { brand, id }: CampaignRecord,
    act: string,
    at: string,
    who: { name: string; userId?: string; instagramerId?: string },
    count: number | null = null,
  ) =>
    make.add('campaign_events', {
      brand_id: brand.id,
      id: make.id(at),
      campaign_id: id,
      act,
      actor_name: who.name,
      user_id: who.userId ?? null,
      instagramer_id: who.instagramerId ?? null,
      comment: null,
      amount: null,
      count,
      created_at: at,
    })

  const send = (campaign: CampaignRecord, sending: Sending): string | null => {
    const { part } = sending
    const { brand, row } = campaign
    const [carrier, form] = carriers[part.creator.country]
    const problem = problems.get(part.id)
    // What came damaged has not arrived as long as nobody has answered.
    const isOpen = problem !== undefined && problem.resolved_at === null
    const way = wayOf(campaign, sending)
    const approvedAt = part.decidedAt ?? part.createdAt
    const later = (moment: string) => (moment > approvedAt ? moment : clock.at(sending.approved + 1, 0, 1))
    const sentAt = way.sent === undefined ? null : later(clock.at(way.sent, 14, 30))
    const arrivedAt =
      way.arrived === undefined || isOpen ? null : later(clock.at(way.arrived, random.int(16, 20), random.int(0, 59)))
    const town = addresses.get(part.creator.id)?.city ?? null
    const parcel = {
      brand_id: brand.id,
      id: make.id(approvedAt),
      campaign_id: campaign.id,
      participation_id: part.id,
      instagramer_id: part.creator.id,
      number: 1,
      order_number: orderNumber(random),
      choice_id: null,
      town,
      greeting: '',
      carrier: sentAt && carrier,
      tracking_number: sentAt && form.replaceAll('#', () => String(random.int(0, 9))),
      send_by: sendByOf({ sendBy: row.send_by as string | null, approvedOn: dayOf(approvedAt) }),
      asked_at: town === null && sentAt === null ? approvedAt : null,
      sent_at: sentAt,
      sent_by: sentAt && brand.staffId,
      arrival_asked_at: null,
      arrived_at: arrivedAt,
      arrived_by: arrivedAt && 'creator',
      created_at: approvedAt,
    }
    make.add('parcels', parcel)
    if (problem) problem.parcel_id = parcel.id
    if (arrivedAt) {
      const due = clock.day(offsetOf(arrivedAt) + postingDays)
      if (due > String(part.row.due_at ?? row.due_at)) part.row.due_at = due
      tell(campaign, 'parcel_arrived', arrivedAt, { name: part.creator.name, instagramerId: part.creator.id })
    }
    return sentAt
  }

  for (const [campaign, parts] of made) {
    const { plan, brand, row } = campaign
    const approved = parts.filter(({ state }) => state === 'approved')
    if (row.delivery_method !== 'delivery' || approved.length === 0) continue
    if (!hasBegun.has(plan.state)) row.send_by = clock.day(Math.max(1, plan.start - 1))
    const sent = new Map<string, number>()
    approved.forEach((part, at) => {
      const first = firstPosts.get(part.id)
      const sentAt = send(campaign, {
        part,
        at,
        approved: offsetOf(part.decidedAt ?? part.createdAt),
        posted: first === undefined ? undefined : offsetOf(first),
      })
      if (sentAt) sent.set(sentAt, (sent.get(sentAt) ?? 0) + 1)
    })
    for (const [at, count] of sent)
      tell(campaign, 'parcels_sent', at, { name: brand.staffName, userId: brand.staffId }, count)
  }
}
