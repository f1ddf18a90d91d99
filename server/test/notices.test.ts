import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { deliverNotices, noticeDeliveries, notify } from '../src/modules/notices'
import { deliverInside } from '../src/outbox/outbox'
import { unsubscribeToken } from '../src/outbox/unsubscribe'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { subscription } from './support/subscription'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface Row {
  id: string
  key: string
  kind: string
  count: number
  unread: boolean
  waiting: boolean
  facts: { creator?: string }
  created_at: string
}
const listOf = async (who: Actor, query = '') =>
  ((await api.call(who, 'GET', `/api/notices${query}`)).body as { notices: Row[] }).notices
const countsOf = async (who: Actor) =>
  ((await api.call(who, 'GET', '/api/notices/counts')).body as { notice_counts: { unread: number; waiting: number } })
    .notice_counts
const settle = (who: Actor, body: object) => api.call(who, 'PATCH', '/api/notices/settings', { body })
const addressOf = async ({ id }: Actor): Promise<string> =>
  (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
const mailsOf = async (who: Actor) => mailsFor(api, await addressOf(who))
const clock = () => ({ live: api.bus, now: api.clock.now, config: api.config })
const context = () => ({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })

const brandSide = async () => {
  const brand = await make.brand('Björkbrygg')
  const staff = await make.staff('company', [brand.id])
  return { brand, staff }
}
const deposit = (brandId: string, extra = {}) =>
  notify(api.db, clock(), {
    to: { brandId },
    kind: 'deposit',
    subjectId: uuidv7(),
    brandId,
    place: brandId,
    href: '/wallet',
    facts: { brand: 'Björkbrygg', amount: 4_000_000 },
    ...extra,
  })

describe('a notice', () => {
  test('is written with what it tells of, or not at all', async () => {
    const { brand, staff } = await brandSide()
    await expect(
      api.db.transaction().execute(async (trx) => {
        await notify(trx, clock(), {
          to: { brandId: brand.id },
          kind: 'deposit',
          subjectId: uuidv7(),
          brandId: brand.id,
          href: '/wallet',
          facts: { amount: 100 },
        })
        throw new Error('the deposit failed')
      }),
    ).rejects.toThrow('the deposit failed')
    expect(await listOf(staff)).toEqual([])
    expect(await mailsOf(staff)).toEqual([])
  })

  test('those of one kind, place and day are one row; a press marks all of it read, for this account alone', async () => {
    const { brand, staff } = await brandSide()
    const colleague = await make.staff('company', [brand.id])
    const stranger = await make.staff('company', [(await make.brand('Havsro')).id])
    for (let i = 0; i < 3; i += 1) await deposit(brand.id)
    const rows = await listOf(staff)
    expect(rows).toMatchObject([{ kind: 'deposit', count: 3, unread: true, waiting: false }])
    expect(await countsOf(staff)).toEqual({ unread: 1, waiting: 0 })
    expect(await listOf(stranger)).toEqual([])

    await api.call(stranger, 'POST', '/api/notices/read', { body: { key: rows[0]?.key } })
    expect(await countsOf(staff)).toEqual({ unread: 1, waiting: 0 })
    await api.call(staff, 'POST', '/api/notices/read', { body: { key: rows[0]?.key } })
    expect(await countsOf(staff)).toEqual({ unread: 0, waiting: 0 })
    expect(await countsOf(colleague)).toEqual({ unread: 1, waiting: 0 })
  })

  test('what is new of a line is one row however many days it took, until it is opened; then it stands with its days', async () => {
    const { brand, staff } = await brandSide()
    const today = api.clock.now
    api.clock.now = new Date(today.getTime() - 3 * 24 * 3_600_000)
    await deposit(brand.id)
    api.clock.now = today
    await deposit(brand.id)
    const [row, ...others] = await listOf(staff)
    expect([row, others]).toMatchObject([{ count: 2, unread: true }, []])
    expect(await countsOf(staff)).toEqual({ unread: 1, waiting: 0 })
    await api.call(staff, 'POST', '/api/notices/read', { body: { key: row?.key, until: row?.created_at } })
    expect(await listOf(staff)).toMatchObject([
      { count: 1, unread: false },
      { count: 1, unread: false },
    ])
  })

  test('all stores of a campaign are one line of the list, the bell and the mail, which leads to all of them', async () => {
    const { brand, staff } = await brandSide()
    await settle(staff, { choice: { topic: 'pickups', mail: 'digest' }, digest: { days: 'daily', hour: 8 } })
    const campaign = uuidv7()
    const fetched = (store: string, name: string) =>
      notify(api.db, clock(), {
        to: { brandId: brand.id },
        kind: 'picked_up',
        subjectId: uuidv7(),
        brandId: brand.id,
        place: `${store}:${campaign}`,
        href: `/brands/${brand.id}/stores/${store}`,
        facts: { creator: name, campaign: 'Fikapåsen', store: `Butik ${name}` },
      })
    const [north, south] = [uuidv7(), uuidv7()]
    await fetched(north, 'Tove')
    expect(await listOf(staff)).toMatchObject([{ count: 1, href: `/brands/${brand.id}/stores/${north}` }])
    await fetched(north, 'Milad')
    expect(await listOf(staff)).toMatchObject([
      { count: 2, href: `/brands/${brand.id}/stores/${north}`, facts: { store: 'Butik Milad' } },
    ])
    await fetched(south, 'Agnes')
    expect(await listOf(staff)).toMatchObject([
      { kind: 'picked_up', count: 3, href: `/campaigns/${campaign}`, facts: { stores: 2 } },
    ])
    expect(await countsOf(staff)).toEqual({ unread: 1, waiting: 0 })
    api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000)
    await deliverNotices(context())
    const [mail] = await mailsOf(staff)
    expect(mail).toMatchObject({
      subject: '3 har hämtat Fikapåsen',
      text: expect.stringContaining('3 har hämtat Fikapåsen: Fikapåsen, 2 butiker'),
    })
    expect(mail?.text).toContain(`/campaigns/${campaign}`)
  })

  test('what asks for the same of a campaign is one line with one list behind it', async () => {
    const { brand, staff } = await brandSide()
    const campaign = await make.campaign(brand.id)
    const told = async (kind: 'post' | 'post_again', name: string) => {
      const { id: creator } = await make.creator()
      const part = await make.participation(brand.id, campaign, creator)
      const subjectId = await make.post(brand.id, campaign, part, creator)
      await notify(api.db, clock(), {
        to: { brandId: brand.id },
        kind,
        subjectId,
        brandId: brand.id,
        place: campaign,
        href: `/mentions?mentionId=${subjectId}`,
        facts: { creator: name, campaign: 'Fikapåsen' },
      })
      return subjectId
    }
    const first = await told('post_again', 'Tove')
    expect(await listOf(staff)).toMatchObject([
      { kind: 'post_again', count: 1, href: `/mentions?mentionId=${first}`, waiting: true },
    ])
    await told('post', 'Milad')
    await told('post_again', 'Agnes')
    expect(await listOf(staff)).toMatchObject([
      { kind: 'post', count: 3, href: `/mentions?campaign=${campaign}`, waiting: true, unread: true },
    ])
    expect(await countsOf(staff)).toEqual({ unread: 1, waiting: 1 })
  })

  test('an accepted invitation stands with the applications, and the line leads to them', async () => {
    const { brand, staff } = await brandSide()
    const campaign = await make.campaign(brand.id)
    for (const kind of ['application', 'invitation_accepted'] as const) {
      const { id: creator } = await make.creator()
      const subjectId = await make.participation(brand.id, campaign, creator, 'pending')
      await notify(api.db, clock(), {
        to: { brandId: brand.id },
        kind,
        subjectId,
        brandId: brand.id,
        place: campaign,
        href: `/applications?participation=${subjectId}`,
        facts: { creator: 'Tove', campaign: 'Fikapåsen' },
      })
    }
    expect(await listOf(staff)).toMatchObject([
      { kind: 'application', count: 2, href: `/applications?campaign=${campaign}` },
    ])
  })

  test('what came after the list was read stays unread', async () => {
    const { brand, staff } = await brandSide()
    await deposit(brand.id)
    const [first] = await listOf(staff)
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    await deposit(brand.id)
    await api.call(staff, 'POST', '/api/notices/read', { body: { until: first?.created_at } })
    expect(await countsOf(staff)).toEqual({ unread: 1, waiting: 0 })
  })

  test('a message is one notice until it is read, and read with the thread, whoever of the brand read it (T-41)', async () => {
    const { brand, staff } = await brandSide()
    const colleague = await make.staff('company', [brand.id])
    const creator = await make.creator()
    const write = (who: Actor, path: string, body: string) =>
      api.call(who, 'POST', path, { body: { message: { body } } })
    await write(staff, `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`, 'Hej!')
    await write(creator, `/api/instagramers/me/messages?brand_id=${brand.id}`, 'Hej hej')
    await write(creator, `/api/instagramers/me/messages?brand_id=${brand.id}`, 'Kan jag hämta på lördag?')
    expect(await listOf(staff, '?filter=messages')).toMatchObject([{ kind: 'message', count: 1, unread: true }])
    const heard = new Promise<void>((resolve) => {
      const stop = api.bus.subscribe(({ fact, audience }) => {
        if (fact !== 'notices-changed' || audience.accountId !== staff.id) return
        stop()
        resolve()
      })
    })
    await api.call(colleague, 'GET', `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`)
    // The bell on an open screen is updated.
    await heard
    expect(await countsOf(staff)).toEqual({ unread: 0, waiting: 0 })
    // No mail is sent for what was read.
    api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000)
    await deliverNotices(context())
    expect(await mailsOf(staff)).toEqual([])
  })
})

describe('away from the page', () => {
  test('a digest gathers what stands on it, once, with two instances at work', async () => {
    const { brand, staff } = await brandSide()
    await settle(staff, { choice: { topic: 'money', mail: 'digest' }, digest: { days: 'daily', hour: 8 } })
    await deposit(brand.id)
    await deposit(brand.id)
    await deliverNotices(context())
    expect(await mailsOf(staff)).toEqual([])
    api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000)
    await Promise.all([deliverNotices(context()), deliverNotices(context()), deliverNotices(context())])
    await deliverNotices(context())
    expect(await mailsOf(staff)).toHaveLength(1)
  })

  test('quiet hours hold mails and let them go as one; the list has them at once', async () => {
    const { brand, staff } = await brandSide()
    const hour = Number(
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', hour: '2-digit' }).format(api.clock.now),
    )
    await settle(staff, { quiet: { on: true, from: hour, to: (hour + 2) % 24 } })
    await deposit(brand.id)
    await deposit(brand.id, { place: 'another', facts: { brand: 'Havsro', amount: 100 } })
    expect((await countsOf(staff)).unread).toBe(2)
    await deliverNotices(context())
    expect(await mailsOf(staff)).toEqual([])
    api.clock.now = new Date(api.clock.now.getTime() + 3 * 3_600_000)
    await deliverNotices(context())
    expect(await mailsOf(staff)).toMatchObject([{ subject: '2 saker har hänt på Samspel' }])
  })

  test('one press in the mail program ends mails of that kind; a forged token ends nothing', async () => {
    const { brand, staff } = await brandSide()
    const token = unsubscribeToken(api.config, { accountId: staff.id, topic: 'money' })
    const press = (value: string) =>
      api.app.inject({
        method: 'POST',
        url: `/api/notices/unsubscribe/${value}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press(`${token.slice(0, -2)}xx`)).statusCode).toBe(404)
    await deposit(brand.id)
    await api.deliver()
    const [sent] = await api.mailsTo(await addressOf(staff))
    expect(sent?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect((await press(token)).statusCode).toBe(200)
    await deposit(brand.id)
    await api.deliver()
    expect(await mailsOf(staff)).toHaveLength(0)
  })

  test('settings of unknown kinds, money out of the app and news as push are refused', async () => {
    const { staff } = await brandSide()
    expect(await settle(staff, { choice: { topic: 'nonsense', mail: 'off' } })).toMatchObject({ status: 422 })
    expect(await settle(staff, { choice: { topic: 'reviews', mail: 'off' } })).toMatchObject({ status: 422 })
    expect(await settle(staff, { choice: { topic: 'money', in_app: false } })).toMatchObject({ status: 422 })
    expect(await settle(staff, { choice: { topic: 'news', push: true } })).toMatchObject({ status: 422 })
    expect(await settle(staff, { choice: { topic: 'applications', mail: 'off' } })).toMatchObject({ status: 200 })
  })

  test('an address that no push service gave, and keys that no browser makes, are refused', async () => {
    const { staff } = await brandSide()
    const register = (change: object) =>
      api.call(staff, 'POST', '/api/notices/devices', { body: { ...subscription(), ...change } })
    for (const endpoint of [
      'https://127.0.0.1:1/x',
      'https://169.254.169.254/latest',
      'https://[::1]/x',
      'https://10.0.0.1/x',
      'https://metadata.google.internal/x',
      'https://0x7f000001/x',
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user:pw@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.test/x',
      'https://evilpush.services.mozilla.com/x',
      'https://push.evil.test/x',
      'nothing',
    ])
      expect([endpoint, (await register({ endpoint })).body]).toEqual([endpoint, { errors: { endpoint: ['invalid'] } }])
    for (const p256dh of ['k', 'A'.repeat(87), Buffer.alloc(65, 4).toString('base64url')])
      expect((await register({ p256dh })).body).toEqual({ errors: { p256dh: ['invalid'] } })
    expect((await register({ auth: 'a' })).body).toEqual({ errors: { auth: ['invalid'] } })
    for (const host of ['fcm.googleapis.com', 'wns2-db5p.notify.windows.com', 'web.push.apple.com'])
      expect((await register({ endpoint: `https://${host}/x/${uuidv7()}` })).status).toBe(200)
  })

  test('an account keeps its newest twenty devices, browsers and phones together', async () => {
    const { staff } = await brandSide()
    const phone = (token: string) =>
      api.call(staff, 'POST', '/api/devices', { body: { token, platform: 'ios', environment: 'sandbox' } })
    const tokens = Array.from({ length: 21 }, () => uuidv7())
    for (const token of tokens) expect((await phone(token)).status).toBe(200)
    const held = async () =>
      (await api.db.selectFrom('devices').select('token').where('user_id', '=', staff.id).execute()).map(
        (row) => row.token,
      )
    expect((await held()).sort()).toEqual(tokens.slice(1).sort())
    const browser = subscription()
    await api.call(staff, 'POST', '/api/notices/devices', { body: browser })
    expect((await held()).sort()).toEqual([...tokens.slice(2), browser.endpoint].sort())
  })

  /** What is about to leave for the devices of an account. */
  const pushesTo = async ({ id }: Actor) => {
    const nowhere = async () => undefined
    await deliverInside(api.db, {
      inTransaction: noticeDeliveries({} as never),
      outside: { 'push-device': nowhere, mail: nowhere },
    })
    const { rows } = await sql<{ payload: object }>`SELECT payload FROM outbox
      WHERE kind = 'push-device' AND payload ->> 'accountId' = ${id}`.execute(api.db)
    return rows.map(({ payload }) => payload)
  }

  test('a push goes once to each of the own devices, without what somebody wrote', async () => {
    const { brand, staff } = await brandSide()
    const device = subscription()
    expect(await api.call(staff, 'POST', '/api/notices/devices', { body: device })).toMatchObject({ status: 200 })
    await notify(api.db, clock(), {
      to: { brandId: brand.id },
      kind: 'message',
      subjectId: uuidv7(),
      brandId: brand.id,
      href: '/messages',
      facts: { creator: 'Milad', text: 'hemligt' },
    })
    const pushes = await pushesTo(staff)
    expect(pushes).toMatchObject([{ title: 'Milad har skrivit', href: '/messages', urgent: true }])
    expect(JSON.stringify(pushes)).not.toContain('hemligt')
  })
})
