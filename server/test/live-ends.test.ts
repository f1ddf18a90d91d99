import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { createPostgresBus } from '../src/modules/live'
import { createLiveHub } from '../src/modules/live/hub'
import { liveSessions } from '../src/modules/live/sessions'
import { figure, repetitions } from './support/figure'
import { type Records, recordsOf } from './support/records'
import { peopleOf } from './support/sign-ups'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let address: string
let admin: Actor
/** Streams of a second API instance, which shares only the database. Its heartbeat is too slow to influence the test. */
let second: { hub: ReturnType<typeof createLiveHub>; close: () => Promise<void> }
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
  address = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const bus = createPostgresBus({ databaseUrl: api.databaseUrl, db: api.db })
  await bus.ready
  const hub = createLiveHub({ bus, liveSessions: liveSessions(api.db), heartbeatMs: 3_600_000 })
  second = {
    hub,
    close: async () => {
      hub.close()
      await bus.close()
    },
  }
})
afterAll(async () => {
  await second.close()
  await api.close()
})

/** Opens a stream over HTTP on the first instance; `ended` resolves when the server closes it. */
const listen = async (who: Actor) => {
  const response = await fetch(`${address}/api/live/stream`, { headers: { authorization: `Bearer ${who.token}` } })
  const reader = response.body!.getReader()
  await reader.read()
  const ended = (async () => {
    while (!(await reader.read()).done);
  })()
  return { status: response.status, ended, cancel: () => reader.cancel() }
}
/** The same on the second instance. */
const listenThere = (who: Actor, kind: 'user' | 'instagramer', brandIds: string[]) => {
  let tell: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    tell = resolve
  })
  second.hub.add({
    sessionId: who.sessionId,
    hearer: kind === 'user' ? { kind, id: who.id, role: 'company', brandIds } : { kind, id: who.id, brandIds: [] },
    expiresAt: Date.now() + 3_600_000,
    write: () => undefined,
    pendingBytes: () => 0,
    end: tell,
  })
  return { ended }
}

interface SetUp {
  staff: Actor
  brandId: string
  other: Actor
  patch: (fields: object) => Promise<unknown>
}
const setUp = async (): Promise<SetUp> => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  await make.staff('company', [brand.id])
  return {
    staff,
    brandId: brand.id,
    other: await api.actor('user', staff.id, 'company'),
    patch: (fields) => api.call(admin, 'PATCH', `/api/users/${staff.id}`, { body: { user: fields } }),
  }
}

const staffEnds: [string, (made: SetUp) => Promise<unknown>][] = [
  ['sign-out', ({ staff }) => api.call(staff, 'DELETE', '/api/auth/users/sign_out')],
  [
    'a new password',
    ({ staff }) =>
      api.call(staff, 'PATCH', '/api/users/me', {
        body: { user: { password: 'ett nytt ord 77', password_confirmation: 'ett nytt ord 77' } },
      }),
  ],
  [
    'the session is ended from another one',
    ({ other, staff }) => api.call(other, 'DELETE', `/api/sessions/${staff.sessionId}`),
  ],
  ['signing out everywhere', ({ other }) => api.call(other, 'DELETE', '/api/sessions')],
  ['a block', ({ patch }) => patch({ blocked: true })],
  ['another role', ({ patch }) => patch({ role: 'store_user' })],
  ['a brand taken away', ({ patch }) => patch({ brand_ids: [] })],
]

test.each(staffEnds)(
  'QUALITY 13, 15 %s ends the stream at once, on both instances',
  async (name, act) => {
    const times = repetitions(1, 20)
    for (let time = 0; time < times; time += 1) {
      const made = await setUp()
      const [here, there] = [await listen(made.staff), listenThere(made.staff, 'user', [made.brandId])]
      expect(here.status).toBe(200)
      expect(((await act(made)) as { status: number }).status).toBeLessThan(300)
      await Promise.all([here.ended, there.ended])
    }
    figure(
      name === 'a block' || name === 'another role' || name === 'a brand taken away' ? 13 : 15,
      `${name}: streams of two instances that ended at once: ${times * 2} of N = ${times * 2}`,
    )
  },
  300_000,
)

test('QUALITY 13 a blocked creator and a deleted account hear nothing any more, on both instances', async () => {
  const creator = await make.creator()
  const [here, there] = [await listen(creator), listenThere(creator, 'instagramer', [])]
  await api.call(admin, 'PATCH', `/api/instagramers/${creator.id}`, { body: { instagramer: { state: 'blocked' } } })
  await Promise.all([here.ended, there.ended])

  const gone = await peopleOf(api).newCreator()
  const stream = await listen(gone.who)
  expect((await gone.remove()).status).toBe(204)
  await stream.ended
})

test('a reset link ends streams; those of others, and one whose rights are the same, go on', async () => {
  const people = peopleOf(api)
  const person = await people.signUp()
  await api.call(null, 'POST', '/api/auth/users/password', {
    body: { user: { email: person.email }, redirect_url: '' },
  })
  const token = (await people.lastLink(person.email)).searchParams.get('reset_password_token')
  const stream = await listen(person.who)
  const bystander = await setUp()
  const goesOn = await listen(bystander.staff)
  let hasEnded = false
  void goesOn.ended.then(
    () => {
      hasEnded = true
    },
    () => undefined,
  )
  await bystander.patch({ name: 'Nytt namn' })
  expect(
    (
      await api.call(null, 'PUT', '/api/auth/users/password', {
        body: {
          user: { password: 'ett nytt ord 77', password_confirmation: 'ett nytt ord 77', reset_password_token: token },
        },
      })
    ).status,
  ).toBe(204)
  await stream.ended
  expect(hasEnded).toBe(false)
  await goesOn.cancel()
})

test('a session that ends while its stream is being opened is dropped as soon as it stands', async () => {
  const { staff, brandId } = await setUp()
  await api.db
    .updateTable('sessions')
    .set({ revoked_at: new Date().toISOString() })
    .where('id', '=', staff.sessionId)
    .execute()
  await listenThere(staff, 'user', [brandId]).ended
})

test('QUALITY 13 role taken away, brand taken away, user or creator blocked while a token lives: refused on the next request', async () => {
  const times = repetitions(3, 100)
  let refused = 0
  for (let time = 0; time < times; time += 1) {
    const { staff, brandId, patch } = await setUp()
    const status = async (path: string) => (await api.call(staff, 'GET', path)).status
    expect(await status(`/api/campaigns?brandId=${brandId}`)).toBe(200)
    await patch({ role: 'store_user' })
    if ((await status('/api/campaigns')) === 403) refused += 1
    await patch({ blocked: true })
    if ((await status('/api/users/me')) === 401) refused += 1
    const creator = await make.creator()
    await api.call(admin, 'PATCH', `/api/instagramers/${creator.id}`, { body: { instagramer: { state: 'blocked' } } })
    if ((await api.call(creator, 'GET', '/api/instagramers/me')).status === 401) refused += 1
  }
  expect(refused).toBe(times * 3)
  figure(
    13,
    `role taken away, user blocked, creator blocked while a token lives: refused on the next request ${refused} of N = ${times * 3}`,
  )
})

test('QUALITY 15 sign-out and password change: the old token gets 401', async () => {
  const times = repetitions(3, 100)
  let refused = 0
  for (let time = 0; time < times; time += 1) {
    const [out, changed] = [await setUp(), await setUp()]
    await api.call(out.staff, 'DELETE', '/api/auth/users/sign_out')
    if ((await api.call(out.staff, 'GET', '/api/users/me')).status === 401) refused += 1
    const word = `ett nytt ord ${uuidv7()}`
    await api.call(changed.other, 'PATCH', '/api/users/me', {
      body: { user: { password: word, password_confirmation: word } },
    })
    for (const who of [changed.staff, changed.other])
      if ((await api.call(who, 'GET', '/api/users/me')).status === 401) refused += 1
  }
  expect(refused).toBe(times * 3)
  figure(15, `old tokens after sign-out and password change that got 401: ${refused} of N = ${times * 3}`)
})
