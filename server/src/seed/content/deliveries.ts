import type { Carrier } from '@samspel/api/carriers'
import type { CampaignPlan } from './campaign-plan'

/** Its goods are sent home, and are on their way. */
export const deliveryPlan: CampaignPlan = {
  brand: 'fjallglim',
  state: 'upcoming',
  name: 'Varm dryck på toppen',
  product: 'Termosen Topp',
  value: 169,
  picture: 5,
  excerpt: 'Fyll den hemma, drick den högst upp.',
  start: 5,
  due: 25,
  end: 35,
  approved: 21,
  pending: 0,
  rejected: 0,
  mentions: [0, 0, 0],
  reach: 0,
  package: 'small',
  target: 24,
}

/** Size and colour; as many of each as the brand has put aside. */
export const deliveryVariants = ['0,5 l', '0,75 l'].flatMap((size, row) =>
  ['rost', 'skiffer', 'skog'].map((colour, at) => ({
    id: `5a3c1e70-0b1d-4c7a-8f00-0000000000${row}${at}`,
    size,
    colour,
    stock: 8,
  })),
)
export const deliveryProductId = '5a3c1e70-0b1d-4c7a-8f00-000000000100'

interface Sent {
  /** Days from today. */
  day: number
  carrier: Carrier
  number: string
}

/** How far a parcel has come. Without a username it is one of those that go by no name in the look. */
export interface PlannedParcel {
  username?: string
  /** Which of `deliveryVariants`; null: not chosen. */
  choice: number | null
  /** Day of the application, from today. */
  applied?: number
  noAddress?: true
  greeting?: string
  tracking?: Omit<Sent, 'day'>
  sent?: Sent
  /** Day on which its creator was asked whether it has come. */
  asked?: number
  arrived?: { day: number; hour: number; minute: number }
  damaged?: { day: number; text: string }
}

const postnord = (number: string) => ({ carrier: 'postnord', number }) as const
const dhl = (number: string) => ({ carrier: 'dhl', number }) as const

export const plannedParcels: readonly PlannedParcel[] = [
  {
    username: 'joelochelden',
    choice: 4,
    sent: { day: -5, ...postnord('40125587122SE') },
    damaged: { day: -1, text: 'Termosen har en buckla och locket går inte att skruva på. Kartongen var hel.' },
  },
  { noAddress: true, choice: 0 },
  { noAddress: true, choice: null },
  {
    username: 'miladbrygger',
    choice: 4,
    tracking: postnord('40125591860SE'),
  },
  { username: 'agnesfikar', choice: 2 },
  { username: 'kaffekarin', choice: 0, greeting: 'Prova den med glögg, vi är nyfikna.' },
  { username: 'skogsfikarna', choice: 5 },
  { username: 'hemmahosidun', choice: 1 },
  { username: 'pressochpapper', choice: 3, greeting: 'Till morgnarna i stallet.' },
  { choice: 2 },
  { choice: 3 },
  { choice: 0 },
  { choice: 4 },
  {
    username: 'tovebakar',
    applied: -17,
    choice: 0,
    greeting: 'Den rymmer precis två koppar.',
    sent: { day: -11, ...postnord('40125580344SE') },
    asked: -1,
  },
  {
    username: 'liviskarpluft',
    choice: 3,
    greeting: 'Till turen över Flatruet.',
    sent: { day: -1, ...dhl('3709114205') },
  },
  { username: 'nordiskafrukostar', choice: 1, sent: { day: -1, ...dhl('3709114218') } },
  { choice: 5, sent: { day: -2, ...postnord('40125588317SE') } },
  { choice: 2, sent: { day: -2, ...postnord('40125588325SE') } },
  { choice: 4, sent: { day: -2, ...postnord('40125588334SE') } },
  {
    username: 'emmasfika',
    choice: 2,
    sent: { day: -4, ...postnord('40125587098SE') },
    arrived: { day: 0, hour: 9, minute: 12 },
  },
  { choice: 1, sent: { day: -4, ...postnord('40125587107SE') }, arrived: { day: -1, hour: 17, minute: 40 } },
]

/** What the driver needs to know, at some of them. */
export const driverNotes = ['', '', 'Portkod 4471. Ställ inte utanför.', '', 'Ring på dörren, klockan är trasig.']
