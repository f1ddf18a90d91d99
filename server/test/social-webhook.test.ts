import { createHmac } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { captureStories } from '../src/modules/social/capture-stories'
import { readCreatorFigures } from '../src/modules/social/creator-figures'
import { followAccounts } from '../src/modules/social/follow'
import { lookAtEvents } from '../src/modules/social-events/job'
import { recordsOf } from './support/records'
import { openBrowser, openSocialApi, type SocialApi } from './support/social'

type Network = 'facebook' | 'instagram'

let api: SocialApi
beforeAll(async () => {
  api = await openSocialApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const network of ['facebook', 'instagram'] as const) api.practice.mode(network, 'works')
  await api.db.deleteFrom('network_events').execute()
  await api.db.deleteFrom('network_pauses').execute()
})

const minute = 60_000
const context = () => ({ db: api.db, config: api.config, log: api.app.log, now: () => api.clock.now })
const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}
const connections = new Map<string, Promise<{ id: string }>>()
/** Connects a person once for all tests of this file. */
const connected = (person: string, network: Network = 'facebook') => {
  const connect = async () => {
    const who = await recordsOf(api).creator()
    const visitor = openBrowser(api.home)
    const page = new URL((await visitor.open(await visitor.askForTicket(who, network))).headers.get('location') ?? '')
    await visitor.comeBack(await visitor.consent(page, person))
    const brand = await recordsOf(api).brand()
    const campaign = await recordsOf(api).campaign(brand.id, { state: 'ongoing' })
    await recordsOf(api).participation(brand.id, campaign, who.id, 'approved')
    await followAccounts(context())
    await readCreatorFigures(context())
    return { id: who.id, brandId: brand.id, campaignId: campaign }
  }
  const known = connections.get(person) ?? connect()
  connections.set(person, known)
  return known as ReturnType<typeof connect>
}
const postsOf = (id: string) =>
  api.db.selectFrom('instagram_posts').selectAll().where('instagramer_id', '=', id).execute()
const postOf = async (id: string, externalId: string) =>
  (await postsOf(id)).find(({ external_id: each }) => each === externalId)
const waiting = () => api.db.selectFrom('network_events').selectAll().execute()
const accountOf = async (id: string) =>
  (
    await api.db
      .selectFrom('instagramers')
      .select('connected_ig_user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).connected_ig_user_id

const signature = (body: string, network: Network = 'facebook', secret = api.config.social[network]!.secret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const tell = (body: string, headers: Record<string, string> = { 'x-hub-signature-256': signature(body) }) =>
  fetch(`${api.home}/api/social/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
const about = (account: string, field: string, value: unknown) =>
  JSON.stringify({ object: 'instagram', entry: [{ id: account, time: 1, changes: [{ field, value }] }] })

describe('a story that ends', () => {
  test.each([
    ['facebook', 'moa'],
    ['instagram', 'love'],
  ] as const)('has its last figures by %s, though it cannot be read any more', async (network, person) => {
    const who = await connected(person, network)
    await api.practice.steer(network, 'publish', { person, kind: 'story', caption: 'x' })
    await captureStories(context())
    const ended = (await api.practice.steer(network, 'end_story', { person })) as Record<string, unknown>
    expect(ended).toMatchObject({ status: 200 })
    const before = await postOf(who.id, ended.post as string)
    expect(before!.reach).toBeLessThan(ended.reach as number)
    expect(await lookAtEvents(context())).toBe(1)
    expect(await postOf(who.id, ended.post as string)).toMatchObject({ reach: ended.reach, reach_read: true })
    expect(await waiting()).toEqual([])
  })

  test('told twice, or late with lower figures or none, leaves the higher ones', async () => {
    const who = await connected('moa')
    await api.practice.steer('facebook', 'publish', { person: 'moa', kind: 'story', caption: 'x' })
    later(31 * minute)
    await captureStories(context())
    const ended = (await api.practice.steer('facebook', 'end_story', { person: 'moa', times: 3 })) as {
      post: string
      reach: number
    }
    expect(await waiting()).toHaveLength(1)
    await lookAtEvents(context())
    const account = (await accountOf(who.id))!
    for (const reach of [-1, 5, 'many', null]) {
      await tell(about(account, 'story_insights', { media_id: ended.post, reach }))
      await lookAtEvents(context())
      expect(await postOf(who.id, ended.post)).toMatchObject({ reach: ended.reach, reach_read: true })
    }
  })

  test('keeps what its approval counted; its last figures stand beside it as a later reading', async () => {
    const who = await connected('moa')
    const { id } = (await api.practice.steer('facebook', 'publish', {
      person: 'moa',
      kind: 'story',
      caption: 'x',
    })) as { id: string }
    later(31 * minute)
    await captureStories(context())
    const story = await postOf(who.id, id)
    const participation = await api.db
      .selectFrom('participations')
      .select('id')
      .where('instagramer_id', '=', who.id)
      .executeTakeFirstOrThrow()
    const mentionId = story!.id
    await api.db
      .insertInto('mentions')
      .values({
        id: mentionId,
        brand_id: who.brandId,
        campaign_id: who.campaignId,
        participation_id: participation.id,
        instagramer_id: who.id,
        kind: 'story',
        state: 'approved',
        instagram_post_id: story!.id,
        decided_at: api.clock.now.toISOString(),
      })
      .execute()
    const ended = (await api.practice.steer('facebook', 'end_story', {
      person: 'moa',
      post: story!.external_id,
    })) as { reach: number }
    await lookAtEvents(context())
    expect((await postOf(who.id, story!.external_id))!.reach).toBe(story!.reach)
    const readings = () =>
      api.db.selectFrom('mention_readings').selectAll().where('mention_id', '=', mentionId).execute()
    expect(await readings()).toMatchObject([{ after_days: 1, reach: ended.reach }])
    await tell(about((await accountOf(who.id))!, 'story_insights', { media_id: story!.external_id, reach: 6 }))
    await lookAtEvents(context())
    expect(await readings()).toMatchObject([{ reach: ended.reach }])
  })
})

describe('a comment', () => {
  const commented = async (person = 'moa') => {
    const who = await connected(person)
    const { post } = (await api.practice.steer('facebook', 'publish', {
      person,
      kind: 'feed',
      caption: 'x',
    })) as never as {
      post: string
    }
    await api.db.updateTable('instagramers').set({ figures_read_at: null }).where('id', '=', who.id).execute()
    await readCreatorFigures(context())
    const told = (await api.practice.steer('facebook', 'comment', { person, times: 2 })) as { post: string }
    return { who, post: told.post ?? post }
  }

  test('lets the figures of its post be read anew, once for all that come in two minutes', async () => {
    const { who, post } = await commented()
    const before = (await postOf(who.id, post))!.comments_count
    expect(await lookAtEvents(context())).toBe(0)
    await api.practice.steer('facebook', 'comment', { person: 'moa', post })
    expect(await waiting()).toHaveLength(1)
    later(2 * minute)
    expect(await lookAtEvents(context())).toBe(1)
    expect((await postOf(who.id, post))!.comments_count).toBe(before + 2)
  })

  test.each(['limits', 'down'] as const)(
    'waits where the network %s, and is looked at when it works again',
    async (mode) => {
      const { who, post } = await commented()
      const before = (await postOf(who.id, post))!.comments_count
      api.practice.mode('facebook', mode)
      later(2 * minute)
      await lookAtEvents(context())
      expect(await waiting()).toHaveLength(1)
      api.practice.mode('facebook', 'works')
      later(2 * 60 * minute)
      await lookAtEvents(context())
      expect((await postOf(who.id, post))!.comments_count).toBe(before + 1)
      expect(await waiting()).toEqual([])
    },
  )

  test('is given up after a day of outage, and when the consent has ended', async () => {
    await commented()
    api.practice.mode('facebook', 'down')
    later(2 * minute)
    await lookAtEvents(context())
    later(24 * 60 * minute)
    await lookAtEvents(context())
    expect(await waiting()).toEqual([])
  })

  test('on a post that was deleted, or is not known, ends without a word', async () => {
    const { who, post } = await commented()
    await api.practice.steer('facebook', 'delete_post', { person: 'moa', post })
    await tell(about((await accountOf(who.id))!, 'comments', { media: { id: 'unknown' } }))
    later(2 * minute)
    expect(await lookAtEvents(context())).toBe(2)
    expect(await waiting()).toEqual([])
    expect(await postOf(who.id, post)).toBeDefined()
  })
})

test('a mention in a post of another creator lets that post be looked at', async () => {
  await connected('moa')
  const other = await connected('ebba')
  const told = (await api.practice.steer('facebook', 'mention', { person: 'moa', by: 'ebba' })) as { post: string }
  expect(await postOf(other.id, told.post)).toBeUndefined()
  await lookAtEvents(context())
  expect(await postOf(other.id, told.post)).toMatchObject({ reach_read: true })
  // Once more, of a post that is known by now.
  await tell(about('sandbox-ig-moabergs', 'mentions', { media_id: told.post, comment_id: '1' }))
  expect(await lookAtEvents(context())).toBe(1)
  expect(await waiting()).toEqual([])
})

test('a mention in a post of somebody who is not here ends without a word', async () => {
  await connected('moa')
  for (const id of ['17900000', '}){token']) await tell(about('sandbox-ig-moabergs', 'mentions', { media_id: id }))
  expect(await lookAtEvents(context())).toBe(2)
  expect(await waiting()).toEqual([])
})

describe('the address of webhooks', () => {
  const open = (query: Record<string, string>) =>
    fetch(`${api.home}/api/social/webhook?${new URLSearchParams(query).toString()}`)

  test.each(['facebook', 'instagram'] as const)('confirms itself to the app of %s', async (network) => {
    const answer = await open({
      'hub.mode': 'subscribe',
      'hub.verify_token': api.config.social[network]!.verifyToken!,
      'hub.challenge': '<b>1158201444</b>',
    })
    expect([answer.status, await answer.text()]).toEqual([200, '<b>1158201444</b>'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  test.each([
    ['another token', { 'hub.mode': 'subscribe', 'hub.verify_token': 'no', 'hub.challenge': '1' }],
    ['no token', { 'hub.mode': 'subscribe', 'hub.challenge': '1' }],
    [
      'another mode',
      { 'hub.mode': 'unsubscribe', 'hub.verify_token': 'practice-facebook-verify', 'hub.challenge': '1' },
    ],
    ['nothing to repeat', { 'hub.mode': 'subscribe', 'hub.verify_token': 'practice-facebook-verify' }],
  ])('refuses %s', async (_, query) => {
    expect((await open(query as Record<string, string>)).status).toBe(403)
  })

  test.each([
    ['no signature', () => ({})],
    [
      'a signature by another secret',
      (body: string) => ({ 'x-hub-signature-256': signature(body, 'facebook', 'guess') }),
    ],
    ['a signature of other bytes', (body: string) => ({ 'x-hub-signature-256': signature(`${body} `) })],
    ['half a signature', (body: string) => ({ 'x-hub-signature-256': signature(body).slice(0, 30) })],
    ['the older kind of signature', (body: string) => ({ 'x-hub-signature': signature(body) })],
  ])('believes nothing with %s', async (_, headers) => {
    await connected('moa')
    const body = about('sandbox-ig-moabergs', 'comments', { media: { id: '1' } })
    expect((await tell(body, headers(body) as Record<string, string>)).status).toBe(401)
    expect(await waiting()).toEqual([])
  })

  test.each([
    ['no JSON', 'nonsense'],
    ['nothing', ''],
    ['null', 'null'],
    ['another object', JSON.stringify({ object: 'page', entry: [{ id: '1', changes: [] }] })],
    ['entries that are none', JSON.stringify({ object: 'instagram', entry: [1, null] })],
    ['messages', JSON.stringify({ object: 'instagram', entry: [{ id: '1', messaging: [{}] }] })],
    [
      'changes that are none',
      JSON.stringify({ object: 'instagram', entry: [{ id: '1', changes: [1, null, { field: 'comments' }] }] }),
    ],
    ['a field of tomorrow', about('sandbox-ig-moabergs', 'constructor', { media_id: '1' })],
    ['no post', about('sandbox-ig-moabergs', 'comments', { media: null })],
    ['a post without end', about('sandbox-ig-moabergs', 'mentions', { media_id: '1'.repeat(101) })],
    ['an account that nobody has connected', about('17841405309211844', 'mentions', { media_id: '1' })],
  ])('takes %s, signed, without a change', async (_, body) => {
    await connected('moa')
    expect((await tell(body)).status).toBe(200)
    expect(await waiting()).toEqual([])
  })

  test('takes what it understands beside what it does not, and ids as numbers', async () => {
    await connected('moa')
    const body = JSON.stringify({
      object: 'instagram',
      entry: [
        { id: 'nobody', changes: [{ field: 'comments', value: { media: { id: '1' } } }] },
        {
          id: 'sandbox-ig-moabergs',
          changes: [
            { field: 'live_comments', value: { media: { id: '1' } } },
            { field: 'comments', value: { media: { id: 18_023_345 } } },
          ],
        },
      ],
    })
    expect((await tell(body, { 'x-hub-signature-256': signature(body, 'instagram') })).status).toBe(200)
    expect(await waiting()).toMatchObject([{ provider: 'instagram', kind: 'comments', external_id: '18023345' }])
  })

  test('is written down for the network whose app has signed', async () => {
    await api.db.deleteFrom('received_webhooks').execute()
    const body = about('nobody', 'mentions', { media_id: '1' })
    await tell(body, { 'x-hub-signature-256': signature(body, 'instagram') })
    await tell(body, {})
    const rows = () =>
      api.db.selectFrom('received_webhooks').select(['service', 'kind', 'status', 'accepted']).orderBy('id').execute()
    for (let tries = 0; (await rows()).length < 2 && tries < 1_000; tries += 1) await new Promise(setImmediate)
    expect(await rows()).toEqual([
      { service: 'instagram', kind: 'mentions', status: 200, accepted: true },
      { service: 'facebook', kind: null, status: 401, accepted: false },
    ])
  })
})

describe('without a verify token', () => {
  test('the address does not exist, nothing is asked of the network, and no further permission', async () => {
    const silent = await openSocialApi({
      social: { facebook: { ...api.config.social.facebook!, verifyToken: undefined }, instagram: undefined },
    })
    try {
      expect((await fetch(`${silent.home}/api/social/webhook`)).status).toBe(404)
      expect(await followAccounts({ ...context(), config: silent.config, db: silent.db })).toBe(0)
      const page = await openBrowser(silent.home).setOut()
      expect(page.searchParams.get('scope')).not.toContain('comments')
    } finally {
      await silent.close()
    }
  })
})

describe('asking the network to tell', () => {
  test('is done once for a connection, again after a week, and at once after connecting anew', async () => {
    const who = await connected('moa')
    expect(await followAccounts(context())).toBe(0)
    later(8 * 24 * 60 * minute)
    expect(await followAccounts(context())).toBeGreaterThan(0)
    await api.db.updateTable('instagramers').set({ webhooks_asked_at: null }).where('id', '=', who.id).execute()
    expect(await followAccounts(context())).toBe(1)
  })

  test('is tried again in an hour where the network is down, and a refusal stops nobody else', async () => {
    const who = await connected('moa')
    const ask = () =>
      api.db.updateTable('instagramers').set({ webhooks_asked_at: null }).where('id', '=', who.id).execute()
    await ask()
    api.practice.mode('facebook', 'down')
    expect(await followAccounts(context())).toBe(0)
    api.practice.mode('facebook', 'works')
    expect(await followAccounts(context())).toBe(0)
    later(61 * minute)
    expect(await followAccounts(context())).toBe(1)
    await ask()
    api.practice.mode('facebook', 'refuses')
    expect(await followAccounts(context())).toBe(0)
    api.practice.mode('facebook', 'works')
    later(61 * minute)
    expect(await followAccounts(context())).toBe(0)
  })
})

test('word of a post that we failed at waits to be looked at once it is run again', async () => {
  const who = await connected('moa')
  const body = about((await accountOf(who.id))!, 'mentions', { media_id: 'm-again' })
  await sql`ALTER TABLE network_events RENAME TO gone`.execute(api.db)
  const answer = await tell(body).finally(() => sql`ALTER TABLE gone RENAME TO network_events`.execute(api.db))
  expect(answer.status).toBe(500)
  const admin = await recordsOf(api).staff('admin')
  const failed = async () =>
    (
      (await api.call(admin, 'GET', '/api/services/webhooks?failed=true')).body as {
        received_webhooks: { id: string }[]
      }
    ).received_webhooks[0]?.id
  let id = await failed()
  for (; id === undefined; id = await failed()) await nextTurn()
  const again = () => api.call(admin, 'POST', `/api/services/webhooks/${id}/rerun`)
  expect(await again()).toMatchObject({ body: { rerun: { outcome: 'done' } } })
  expect((await waiting()).map(({ external_id: post }) => post)).toEqual(['m-again'])
  expect(await again()).toMatchObject({ status: 409 })
})
