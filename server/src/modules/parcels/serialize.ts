import type { DeliveryProblem, Parcel, ParcelRow as BoardRow } from '@samspel/api'
import { trackingUrlOf } from '@samspel/api/carriers'
import { askFromOf, choicesOf } from '@samspel/api/parcels'
import type { Caller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { toCreatorCard } from '../creators'
import { parcelAbilities, type ParcelFacts, seesAddresses } from './policies'
import type { ParcelRow } from './rows'
import { addressOf, openAddress } from './sealing'

/** Timestamps inside jsonb are in the database's own format. */
const instant = (value: string | null) => (value === null ? null : new Date(value).toISOString())

export const toProblem = (problem: DeliveryProblem): DeliveryProblem => {
  const { answerBy, ...rest } = problem
  return {
    ...rest,
    ...(answerBy && { answerBy }),
    reportedAt: new Date(problem.reportedAt).toISOString(),
    resolvedAt: instant(problem.resolvedAt),
  }
}

const choiceOf = ({ products, choice_id: id, taken }: ParcelRow): Parcel['choice'] => {
  const found = choicesOf(products).find((choice) => choice.id === id)
  if (!found) return null
  const { stock, ...choice } = found
  return { ...choice, left: stock === null ? null : Math.max(0, stock - taken) }
}

export const factsOf = (row: ParcelRow): ParcelFacts => {
  const choices = choicesOf(row.products)
  return {
    brandId: row.brand_id,
    instagramerId: row.instagramer_id,
    state: row.state,
    campaignState: row.campaign_state,
    participationState: row.participation_state,
    feeReturned: row.fee_returned_at !== null,
    hasChoice: choices.length > 1,
    choiceMissing: choices.length > 1 && !choices.some(({ id }) => id === row.choice_id),
    addressMissing: row.sealed_address === null,
    isReplaced: row.replaced_at !== null,
  }
}

export const toParcel = (row: ParcelRow, caller: Caller): Parcel => {
  const facts = factsOf(row)
  return {
    id: row.id,
    orderNumber: row.order_number,
    state: row.state,
    number: row.number,
    choice: choiceOf(row),
    choiceMissing: facts.choiceMissing,
    addressMissing: row.sent_at === null && facts.addressMissing,
    greeting: row.greeting,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: trackingUrlOf(row.carrier, row.tracking_number, row.creator_country_code),
    sendBy: row.send_by,
    sentAt: row.sent_at,
    askFrom: row.sent_at && askFromOf(dayOf(row.sent_at)),
    arrivedAt: row.arrived_at,
    arrivedBy: row.arrived_by,
    problem: row.problem && toProblem(row.problem),
    earlier: (row.earlier ?? []).map((former) => ({
      number: former.number,
      sentAt: instant(former.sent_at),
      carrier: former.carrier,
      trackingNumber: former.tracking_number,
      problem: former.problem,
    })),
    abilities: parcelAbilities(caller, facts),
  }
}

/** A row of the board; the address is opened for those alone who may see it. */
export const toBoardRow = (row: ParcelRow, { caller, config }: Pick<Context, 'caller' | 'config'>): BoardRow => ({
  ...toParcel(row, caller),
  participationId: row.participation_id,
  creator: toCreatorCard(row),
  address:
    row.sealed_address !== null && seesAddresses(caller, row.brand_id)
      ? (openAddress(config, row.sealed_address, addressOf(row.id)) ?? null)
      : null,
  town: row.town,
  remindedAt: row.reminded_at,
  askedAt: row.asked_at,
})
