import { randomBytes } from 'node:crypto'
import { type Practice, WrongAct } from '../service'

export const kinds = ['shopify', 'woocommerce'] as const
export type Kind = (typeof kinds)[number]

/** A shop as its owner has set it up: where it tells of orders, and by which secret it signs. */
export interface Connected {
  kind: Kind
  path: string
  secret: string
  address: string
}

export interface Refund {
  id: number
  amount: string
  at: string
}

export interface Order {
  kind: Kind
  id: number
  number: number
  total: string
  currency: string
  code: string
  /** Where the buyer came in, with the marks of the link. */
  landing: string
  status: 'paid' | 'pending' | 'cancelled'
  createdAt: string
  changedAt: string
  refunds: Refund[]
}

/** A call as it was sent, so that it can be sent again. */
export interface Sent {
  path: string
  body: string
  headers: Record<string, string>
}

interface State {
  connected: Connected[]
  orders: Order[]
  next: number
  last?: Sent
}

export type World = ReturnType<typeof worldOf>

/** What the practice world knows of the shops of brands. */
export const worldOf = (practice: Practice) => {
  const { value: state, save } = practice.kept<State>('shops', () => ({ connected: [], orders: [], next: 1_001 }))
  const connectedAs = (kind: Kind): Connected => {
    const found = state.connected.find((one) => one.kind === kind)
    if (!found) throw new WrongAct(`no shop of ${kind} is connected`)
    return found
  }
  const findOrder = (number: string): Order => {
    const found = number === '' ? state.orders.at(-1) : state.orders.find((one) => String(one.number) === number)
    if (!found) throw new WrongAct('no such order')
    return found
  }
  return { practice, state, save, connectedAs, findOrder, draw: () => randomBytes(16).toString('hex') }
}
