import { randomBytes } from 'node:crypto'
import type { Practice } from '../service'

/** A push that a service was given for a phone or a browser. */
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

/** What a service answers for one phone or browser; what each is called is the vendor's. */
export const phoneStates = ['works', 'gone', 'limited', 'wrong', 'other_app', 'fails'] as const
export type PhoneState = (typeof phoneStates)[number]

/** How Google and Apple take our key. `ended`: what was signed so far is over. `third_party`: Google's own key with Apple is over. */
export const keyStates = ['accepted', 'ended', 'refused', 'third_party'] as const
export type KeyState = (typeof keyStates)[number]

/** The keys that the gateway is given: those that a publisher of the app gets from Google and Apple. */
export interface PushKeys {
  google: string
  apple: string
}

interface World {
  /** Newest last. */
  pushes: KeptPush[]
  /** By their tokens; those that are absent work. */
  phones: Record<string, PhoneState>
  google: KeyState
  apple: KeyState
  secret: string
  keys?: PushKeys
  /** The key for which a browser has subscribed, by its token. */
  senders: Record<string, string>
}

const mostPushes = 200

export const worldOf = (practice: Practice) =>
  practice.kept<World>('pushes', () => ({
    pushes: [],
    phones: {},
    google: 'accepted',
    apple: 'accepted',
    secret: randomBytes(24).toString('hex'),
    senders: {},
  }))

/** Keeps a push once, whatever how often it is sent. */
export const keepPush = (practice: Practice, push: KeptPush): void => {
  const { value, save } = worldOf(practice)
  if (value.pushes.some(({ id }) => id === push.id)) return
  value.pushes = [...value.pushes, push].slice(-mostPushes)
  save()
}
