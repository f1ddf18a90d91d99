import type { DeliveryProblemKind, ParcelRow, ParcelState } from '@samspel/api'
import { dayOf, type Message } from '@samspel/i18n'
import type { ChipTone, IconName } from '@samspel/ui'
import { messages as m } from './messages'
import { rowMessages } from './row-messages'

type Place = ParcelState | 'address' | 'choice'

/** Where a parcel is, or what keeps it from being packed. */
export const placeOf = ({ state, addressMissing, choiceMissing }: ParcelRow): Place =>
  state !== 'to_pack' ? state : addressMissing ? 'address' : choiceMissing ? 'choice' : 'to_pack'

export const placeLooks: Record<Place, [tone: ChipTone, icon: IconName, name: Message]> = {
  problem: ['bad', 'alert-triangle', m.problem],
  address: ['warn', 'map-pin', m.noAddress],
  choice: ['warn', 'tag', m.noChoice],
  to_pack: ['warn', 'package', m.toPack],
  sent: ['info', 'truck-delivery', m.stateSent],
  arrived: ['ok', 'home', m.arrived],
}

export const problemWords: Record<DeliveryProblemKind, Message> = {
  not_arrived: rowMessages.notArrived,
  damaged: rowMessages.damaged,
  wrong_item: rowMessages.wrongItem,
  other: rowMessages.otherProblem,
}

/** Whether somebody was reminded today: once a day is the most. */
export const isRemindedToday = ({ remindedAt }: Pick<ParcelRow, 'remindedAt'>): boolean =>
  remindedAt !== null && dayOf(remindedAt) === dayOf(Date.now())
