import type { Item } from './data'
import { listAnswer } from './generic'
import type { Asked, World } from './world'
import { invalid, Refusal } from './world'

const HOUR_MS = 3_600_000
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString()
const idOf = (n: number): string => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** Records of a kind that the recording does not hold: made when they are first asked for, then kept. */
function kept(world: World, name: string, make: () => Item[]): Item[] {
  const known = name in world.demo.tables
  const table = world.table(name)
  if (!known) table.push(...make())
  return table
}

const places = ['Safari, iPhone', 'Firefox, Windows', 'Chrome, Android', 'Edge, Windows', 'Safari, macOS', null]

const sessions = (world: World): Item[] =>
  kept(world, 'sessions', () => [
    { id: idOf(1), current: true, browser: 'Chrome, Linux', createdAt: ago(2), lastSeenAt: ago(0) },
    ...Array.from({ length: 13 }, (_, at) => ({
      id: idOf(2 + at),
      current: false,
      browser: places[at % places.length] ?? null,
      createdAt: ago(31 * (at + 1)),
      lastSeenAt: ago(7 + 30 * at),
    })),
  ])

const devices = (world: World): Item[] =>
  kept(world, 'devices', () => [
    { id: idOf(101), token: 'fake-iphone-token-7d21', platform: 'ios', environment: 'production' },
    { id: idOf(102), token: 'fake-android-token-90ab', platform: 'android', environment: 'production' },
  ])

const drop = (items: Item[], id: string | undefined): void => {
  const at = items.findIndex((item) => item.id === id)
  if (at < 0) throw new Refusal(404, { error: 'not_found' })
  items.splice(at, 1)
}

export const listSessions = (asked: Asked): object => listAnswer(asked, 'sessions', sessions(asked.world))
export const endSession = ({ world, params }: Asked): void => drop(sessions(world), params.id)
export const endAllSessions = ({ world }: Asked): void => void sessions(world).splice(0)
export const listDevices = (asked: Asked): object => listAnswer(asked, 'devices', devices(asked.world))
export const deleteDevice = ({ world, params }: Asked): void => drop(devices(world), params.id)

const account = (n: number, fields: object): Item => ({
  id: String(7_000 + n),
  pageName: `Sidan ${n}`,
  igUserId: String(17_800_000 + n),
  username: `samspel.konto${n}`,
  accountType: 'business',
  followersCount: 1_200 * n,
  pictureUrl: null,
  obstacles: [],
  ...fields,
})

const facebookAccounts = (world: World, me: Item): Item[] =>
  kept(world, 'facebookAccounts', () => [
    account(1, {
      id: '7001',
      igUserId: (me.connectedAccount as { igUserId: string } | null | undefined)?.igUserId ?? '17800001',
      username: String(me.username),
      pageName: String(me.name),
      accountType: 'creator',
      followersCount: 18_400,
    }),
    account(2, { accountType: 'personal', obstacles: ['not_professional'] }),
    account(3, { pageName: null, obstacles: ['no_page', 'not_professional'], accountType: 'personal' }),
    account(4, {
      igUserId: null,
      username: null,
      accountType: null,
      followersCount: 0,
      pageName: 'Vintervägen',
      obstacles: ['no_instagram'],
    }),
    account(5, { obstacles: ['taken'] }),
    ...Array.from({ length: 8 }, (_, at) => account(6 + at, {})),
  ])

/** By cursor, five a page unless told otherwise: enough to see how the list goes on. */
export function listFacebookAccounts({ me, query, world }: Asked): object {
  const all = facebookAccounts(world, me!)
  const from = Number(query.get('after') ?? 0) || 0
  const to = from + (Number(query.get('limit')) || 5)
  const after = to < all.length ? String(to) : null
  return {
    data: all.slice(from, to),
    paging: {
      cursors: { before: from > 0 ? String(from) : null, after },
      next: after && `https://graph.test/accounts?after=${after}`,
    },
    connectedIgUserId: (me?.connectedAccount as { igUserId: string } | null | undefined)?.igUserId ?? null,
  }
}

export function connectFacebookAccount({ me, world, body }: Asked): object {
  const found = facebookAccounts(world, me!).find(({ id }) => id === body.facebookAccountId)
  const [obstacle] = (found?.obstacles as string[] | undefined) ?? ['not_found']
  if (!found || obstacle) throw invalid({ facebook_account_id: [obstacle ?? 'not_found'] })
  return {
    instagramer: Object.assign(me!, {
      connectedAccount: {
        id: found.id,
        igUserId: found.igUserId,
        username: found.username,
        connectedAt: new Date().toISOString(),
      },
    }),
  }
}

export const disconnectAccount = ({ me }: Asked): object => ({
  instagramer: Object.assign(me!, { connectedAccount: null }),
})

/** No provider stands behind the fake server: the way back is taken at once. */
export const startConnection = (): object => ({ url: '/connect-provider-complete' })

export const exportOwn = ({ me, world }: Asked): object => ({
  export: { exportedAt: new Date().toISOString(), profile: me, sessions: sessions(world), devices: devices(world) },
})

export const checkPassword = ({ body }: Asked): void => {
  if (body.password !== 'samspel-demo') throw invalid({ password: ['wrong_password'] })
}

export const deleteUser = checkPassword

export const deleteInstagramer = ({ body, me }: Asked): void => {
  if (body.username !== me?.username) throw invalid({ username: ['not_equal'] })
  if (me?.hasPassword !== false && body.password !== 'samspel-demo') throw invalid({ password: ['wrong_password'] })
}
