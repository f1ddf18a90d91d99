import { postingDays } from '@samspel/api/campaign-rules'
import { parcelDays, sendByOf } from '@samspel/api/parcels'
import { dayOf } from '../../clock'
import { deliveryVariants, type PlannedParcel } from '../../content/deliveries'
import type { Random } from '../../random'
import type { CampaignRecord } from '../campaigns'
import type { Making } from '../context'
import type { ParticipationRecord } from '../participations'
import { orderNumber } from './order-number'

interface Planned {
  campaign: CampaignRecord
  part: ParticipationRecord
  plan: PlannedParcel
  /** Null where the creator has said none yet. */
  town: string | null
  random: Random
}

const hourMs = 3_600_000
const plus = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString()
/** The day so many days after another. */
const dayAfter = (day: string, days: number) => plus(`${day}T00:00:00Z`, days * 24 * hourMs).slice(0, 10)

const addProblem = (make: Making, { campaign: { brand, event }, part, plan }: Planned, parcelId: string): void => {
  if (!plan.damaged) return
  const { day, text } = plan.damaged
  const at = make.clock.at(day, 16, 5)
  make.add('delivery_problems', {
    brand_id: brand.id,
    id: make.id(at),
    participation_id: part.id,
    kind: 'damaged',
    text,
    parcel_id: parcelId,
    pictures: [],
    wish: 'new_parcel',
    answer_by: dayAfter(dayOf(at), parcelDays.answer),
    answer: null,
    resolved_at: null,
    resolved_by: null,
    created_at: at,
  })
  part.row.deadline_paused_at = at
  event('delivery_reported', at, { name: part.creator.name, instagramerId: part.creator.id }, text)
}

/** What is sent to one participant, and how far it has come. */
export const addParcel = (make: Making, planned: Planned): void => {
  const { campaign, part, plan, town, random } = planned
  const { brand, row: campaignRow, event } = campaign
  const approvedAt = part.decidedAt ?? part.createdAt
  const id = make.id(approvedAt)
  const choice = plan.choice === null ? null : (deliveryVariants[plan.choice]?.id ?? null)
  const sentAt = plan.sent ? make.clock.at(plan.sent.day, 14, 30) : null
  const arrivedAt = plan.arrived ? make.clock.at(plan.arrived.day, plan.arrived.hour, plan.arrived.minute) : null
  const tracking = plan.sent ?? plan.tracking
  make.add('parcels', {
    brand_id: brand.id,
    id,
    campaign_id: campaign.id,
    participation_id: part.id,
    instagramer_id: part.creator.id,
    number: 1,
    order_number: orderNumber(random),
    choice_id: choice,
    town,
    greeting: plan.greeting ?? '',
    carrier: tracking?.carrier ?? null,
    tracking_number: tracking?.number ?? null,
    send_by: sendByOf({ sendBy: String(campaignRow.send_by), approvedOn: dayOf(approvedAt) }),
    asked_at: town === null || choice === null ? approvedAt : null,
    sent_at: sentAt,
    sent_by: sentAt && brand.staffId,
    arrival_asked_at: plan.asked === undefined ? null : make.clock.at(plan.asked, 14, 35),
    arrived_at: arrivedAt,
    arrived_by: arrivedAt && 'creator',
    created_at: approvedAt,
  })
  part.row.choice_id = choice
  if (arrivedAt) {
    part.row.due_at = dayAfter(dayOf(arrivedAt), postingDays)
    event('parcel_arrived', arrivedAt, { name: part.creator.name, instagramerId: part.creator.id })
  }
  addProblem(make, planned, id)
}
