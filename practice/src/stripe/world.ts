import { randomBytes } from 'node:crypto'
import type { Kept, Practice } from '../service'
import type { Fields } from './form'

/** A record as Stripe answers it. */
export interface StripeObject {
  id: string
  object: string
  created: number
  [field: string]: unknown
}

/** How events are sent: at once, twice, kept until somebody has them sent, the newest first, or not at all. */
export const sendings = ['now', 'twice', 'kept', 'never'] as const
export type Sending = (typeof sendings)[number]

export interface StripeState {
  secretKey: string
  webhookSecret: string
  /** Every record by its id, the oldest first. */
  objects: Record<string, StripeObject>
  /** What was asked for by an idempotency key, and what was answered. */
  keys: Record<string, { asked: string; status: number; body: unknown }>
  sending: Sending
  /** Ids of events that wait to be sent. */
  waiting: string[]
  /** How many of the next requests are carried out without an answer. */
  unanswered: number
  /** How many of the next requests fail with an answer that is kept under their key. */
  broken: number
  /** How many of the next requests are not answered and carried out later, and those that wait for it, by their keys. */
  late?: number
  lateWork?: Record<string, { asked: string; work: string; id: string; fields: Fields }>
  /** How many of the next requests are carried out and answered with what is not Stripe's, and with what. */
  nonsense?: { count: number; body: string }
}

export type World = ReturnType<typeof worldOf>

/** What the practice world knows of Stripe. */
export const worldOf = (practice: Practice) => {
  const kept: Kept<StripeState> = practice.kept('stripe', () => ({
    secretKey: `sk_test_${randomBytes(16).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    objects: {},
    keys: {},
    sending: 'now' as const,
    waiting: [],
    unanswered: 0,
    broken: 0,
  }))
  const seconds = () => Math.floor(practice.now().getTime() / 1_000)
  const make = <T extends object>(prefix: string, object: string, fields: T, id?: string): StripeObject & T => {
    const made = {
      id: id ?? `${prefix}_${randomBytes(12).toString('hex')}`,
      object,
      created: seconds(),
      livemode: false,
      ...fields,
    }
    kept.value.objects[made.id] = made
    return made
  }
  const find = (id: unknown, object?: string): StripeObject | undefined => {
    const found = typeof id === 'string' ? kept.value.objects[id] : undefined
    return object === undefined || found?.object === object ? found : undefined
  }
  /** All of a kind, the newest first. */
  const all = (object: string): StripeObject[] =>
    Object.values(kept.value.objects)
      .filter((each) => each.object === object)
      .reverse()
  return { practice, state: kept.value, save: kept.save, seconds, make, find, all }
}
