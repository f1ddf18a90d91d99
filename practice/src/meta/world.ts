import type { Kept, Practice } from '../service'
import type { Limit } from './errors'
import type { MadeUpPerson } from './people'

export type Network = 'facebook' | 'instagram'

/** What the two networks remember. Nothing of it is secret: this world holds nothing that is worth one. */
interface Remembered {
  /** Codes that were exchanged, until they would have expired. */
  usedCodes: Record<string, number>
  /** Who has consented, by network and key. */
  people: Record<string, MadeUpPerson>
  /** When all tokens of a person ended, and why, as the subcode of error 190. */
  ended: Record<string, { at: number; subcode: number }>
  /** Seconds that new long-lived tokens live. */
  tokenLife: number
  /** Instagram accounts that are tied to no page any more. */
  unlinked: string[]
  /** Instagram accounts that the app is told of. */
  followed?: string[]
  /** Calls of the current hour. */
  calls: { hour: number; count: number }
  /** Which limit the mode says; the app's if it is absent. */
  limit?: Partial<Record<Network, Limit>>
  /** The oldest and the newest version that a network answers; all are, if it is absent. */
  versions?: Partial<Record<Network, { oldest: number; newest: number }>>
}

export const usualTokenLife = 60 * 86_400

export const worldOf = (practice: Practice): Kept<Remembered> =>
  practice.kept<Remembered>('meta', () => ({
    usedCodes: {},
    people: {},
    ended: {},
    tokenLife: usualTokenLife,
    unlinked: [],
    calls: { hour: 0, count: 0 },
  }))

/** Samspel as an app that is registered with the network. */
export const appOf = (network: Network) => ({
  id: `practice-${network}`,
  secret: `practice-${network}-secret`,
  verifyToken: `practice-${network}-verify`,
})

/** The base path of a network. */
export const rootOf = (network: Network): string => `/sandbox/${network}`

export const personId = (network: Network, { key }: Pick<MadeUpPerson, 'key'>): string => `${network}:${key}`

/** The only address to which a network sends people back. */
export const callbackOf = ({ publicUrl }: Practice, network: Network): string =>
  `${publicUrl}/api/auth/instagramers/${network}/callback`

/** Ends all tokens that a person has given until now. */
export const endTokens = (practice: Practice, id: string, subcode: number): void => {
  const world = worldOf(practice)
  world.value.ended[id] = { at: practice.now().getTime(), subcode }
  world.save()
}
