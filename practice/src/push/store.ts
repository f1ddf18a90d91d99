import { randomBytes } from 'node:crypto'
import type { Practice } from '../service'

/** A push that a gateway was given for a phone. */
export interface KeptPush {
  id: string
  token: string
  platform: string
  title: string
  body: string
  href: string
  urgent: boolean
  at: string
}

interface World {
  /** Newest last. */
  pushes: KeptPush[]
  /** Tokens whose app was removed, and those that have got too many. */
  gone: string[]
  limited: string[]
  secret: string
  /** The key for which a browser has subscribed, by its token. */
  senders?: Record<string, string>
}

const mostPushes = 200

export const worldOf = (practice: Practice) =>
  practice.kept<World>('push', () => ({ pushes: [], gone: [], limited: [], secret: randomBytes(24).toString('hex') }))

/** Keeps a push once, whatever how often it is sent. */
export const keepPush = (practice: Practice, push: KeptPush): void => {
  const { value, save } = worldOf(practice)
  if (value.pushes.some(({ id }) => id === push.id)) return
  value.pushes = [...value.pushes, push].slice(-mostPushes)
  save()
}
