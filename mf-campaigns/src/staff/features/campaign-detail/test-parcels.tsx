import type { Campaign, ParcelCounts, ParcelRow, ResponseOf } from '@samspel/api'
import {
  buildCreatorCard,
  buildDeliveryAddress,
  buildParcelRow,
  type FakeRoutes,
  fireEvent,
  id,
  listAnswer,
  screen,
  wire,
  type WireRequest,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { openOffer, openPage } from './test-page'

export const counts = (change: Partial<ParcelCounts> = {}): ParcelCounts => ({
  toPack: 3,
  packable: 2,
  addressMissing: 1,
  choiceMissing: 0,
  sent: 1,
  arrived: 0,
  problem: 1,
  waiting: 4,
  all: 5,
  logisticsCost: 0,
  ...change,
})
const named = (name: string) =>
  buildCreatorCard({ id: id(name.length), name, username: name.toLowerCase().replaceAll(/\W/g, '') })
const parcelTo = (name: string, change: Partial<ParcelRow>, n: number) =>
  buildParcelRow({ creator: named(name), address: buildDeliveryAddress({ name }), ...change }, n)
export const tove = parcelTo('Tove Ekström', {}, 1)
export const milad = parcelTo(
  'Milad Hosseini',
  { carrier: 'postnord', trackingNumber: '40125591860', greeting: 'Ställ inte utanför' },
  2,
)
export const noah = parcelTo('Noah Berg', { address: null, town: null, addressMissing: true, abilities: ['pack'] }, 3)
export const liv = parcelTo(
  'Liv Söderberg',
  { state: 'sent', sentAt: '2025-11-19T09:00:00.000Z', askFrom: '2025-11-29', abilities: ['pack', 'takeBack'] },
  4,
)
export const joel = parcelTo(
  'Joel Nyberg',
  {
    state: 'problem',
    sentAt: '2025-11-19T09:00:00.000Z',
    abilities: ['replace'],
    problem: {
      id: id(990),
      kind: 'damaged',
      text: 'Locket är sprucket',
      pictures: ['/uploads/lock.webp'],
      wish: 'new_parcel',
      answerBy: '2025-11-28',
      reportedAt: '2025-11-21T09:00:00.000Z',
      answer: null,
      resolvedAt: null,
    },
  },
  5,
)
export const all = [joel, noah, tove, milad, liv]

export const answer = (parcels: readonly ParcelRow[] = all, change: Partial<ResponseOf<'listParcels'>> = {}) => ({
  ...listAnswer('parcels', parcels),
  ...wire({
    counts: counts(),
    oldestSentAt: '2025-11-19T09:00:00.000Z',
    sendBy: '2026-12-02',
    choices: [
      { id: id(900), name: '0,5 l, rost' },
      { id: id(901), name: '0,75 l, skiffer' },
    ],
    seesAddresses: true,
    addressDays: 30,
    ...change,
  }),
})

export const open = (
  api: FakeRoutes = {},
  { query = '?tab=delivery', campaign = {} }: { query?: string; campaign?: Partial<Campaign> } = {},
) =>
  openPage(
    openOffer({ parcelCounts: counts(), ...campaign }),
    { 'GET /campaigns/:id/parcels': answer(), ...api },
    query,
    <Toaster />,
  )
export const rowOf = (name: string) => screen.getByText(name).closest<HTMLElement>('[role=row]')!
export const enter = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Enter' })
export const numberField = (name: string) => screen.findByRole('textbox', { name: `Spårningsnummer till ${name}` })
/** Answers a change with the parcel as it is then. */
export const saving = (): FakeRoutes => ({
  'PATCH /parcels/:id': ({ params, body }: WireRequest) => {
    const row = all.find((one) => one.id === params.id)!
    return wire({ parcel: { ...row, ...(body as { parcel: Partial<ParcelRow> }).parcel } })
  },
})
