import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ConnectedService, LinkReading } from '@samspel/api'
import { readLinks } from '../src/modules/networks'
import { writeServices } from '../src/services'
import { readSettings, servicesOf, settings } from '../src/settings'
import { openPractice, type TestPractice } from './support/practice'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

const dayMs = 86_400_000
let api: TestApi
let records: Records
let practice: TestPractice
let staff: Actor
let creator: Actor
let brandId: string
let campaignId: string
let participationId: string
let number = 10_000

beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  practice = await openPractice({ only: ['youtube', 'tiktok'] })
})
afterAll(async () => {
  await practice.stop()
  await api.close()
})

const connect = () => {
  const { YOUTUBE_API_KEY, YOUTUBE_API_URL } = practice.settingsOf('youtube')
  api.config.networks = {
    youtube: { url: YOUTUBE_API_URL!, key: YOUTUBE_API_KEY! },
    tiktok: { url: practice.settingsOf('tiktok').TIKTOK_OEMBED_URL! },
  }
}

const openCampaign = async (type: string | null) => {
  const id = await records.campaign(brandId, { state: 'ongoing' })
  await api.db
    .updateTable('campaigns')
    .set({ payment_type: 'link', payment_link_type: type as 'youtube' | null })
    .where('id', '=', id)
    .execute()
  return id
}

beforeEach(async () => {
  for (const name of ['youtube', 'tiktok'] as const) {
    practice.mode(name, 'works')
    await practice.steer(name, 'fault', { fault: 'none' })
  }
  connect()
  await api.db.deleteFrom('link_readings').execute()
  await api.db.deleteFrom('mention_links').execute()
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
  campaignId = await openCampaign('youtube')
  participationId = await records.participation(brandId, campaignId, creator.id)
})

const newId = () => `video-${(number += 1)}`.slice(0, 11)
const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`
const fresh = async (who: Actor) =>
  who === staff ? api.actor('user', who.id, 'company') : api.actor('instagramer', who.id)

const hand = async (
  url: string,
  { type = 'youtube', to = participationId, by = creator }: { type?: string; to?: string; by?: Actor } = {},
) =>
  api.call(await fresh(by), 'POST', `/api/participations/${to}/mentions`, {
    body: { mention: { kind: 'link', link_post: { url, title: 'Min video', link_type: type } } },
  })
const handed = async (...args: Parameters<typeof hand>): Promise<string> => {
  const answer = await hand(...args)
  expect(answer.status).toBe(200)
  return (answer.body as { mention: { id: string } }).mention.id
}
const read = async (id: string, who: Actor = staff) => {
  const { mention } = (await api.call(await fresh(who), 'GET', `/api/mentions/${id}`)).body as {
    mention: { link_post: { url: string }; link_reading: LinkReading & Record<string, unknown> }
  }
  return mention
}
const reading = async (id: string) => (await read(id)).link_reading
const act = async (id: string, name: string) =>
  expect((await api.call(await fresh(staff), 'PATCH', `/api/mentions/${id}/${name}`)).status).toBe(200)
const run = () => readLinks({ db: api.db, config: api.config, log: api.app.log, now: () => api.clock.now })
const pass = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}

describe('what is handed in', () => {
  test('is kept as the network’s own address, and must be a post of the network that is asked for', async () => {
    const id = newId()
    const faultOf = async (url: string, type = 'youtube') =>
      ((await hand(url, { type })).body as { errors: unknown }).errors
    expect(await faultOf('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')).toEqual({
      'link_post.url': ['other_network'],
    })
    expect(await faultOf('https://www.youtube.com/@kim')).toEqual({ 'link_post.url': ['not_a_post'] })
    expect(await faultOf('https://kim@www.youtube.com/watch?v=dQw4w9WgXcQ')).toEqual({
      'link_post.url': ['invalid_url'],
    })
    expect(await faultOf('https://blogg.example/kaffe', 'custom')).toEqual({ 'link_post.link_type': ['other_network'] })
    const mention = await handed(`http://youtu.be/${id}?si=abc&utm_source=x`)
    expect((await read(mention)).link_post.url).toBe(watch(id))
  })

  test('once by a creator wherever, and once by anybody in a campaign', async () => {
    const id = newId()
    await handed(watch(id))
    const twice = { errors: { 'link_post.url': ['already_used'] } }
    expect((await hand(`https://m.youtube.com/shorts/${id}`)).body).toEqual(twice)
    const elsewhere = await records.participation(brandId, await openCampaign(null), creator.id)
    expect((await hand(watch(id), { to: elsewhere, type: 'custom' })).body).toEqual(twice)
    const other = await records.creator()
    const theirs = await records.participation(brandId, campaignId, other.id)
    expect((await hand(watch(id), { to: theirs, by: other })).body).toEqual(twice)
    const apart = await records.participation(brandId, await openCampaign('youtube'), other.id)
    await handed(watch(id), { to: apart, by: other })
  })

  test('at the same time is handed in once', async () => {
    const id = newId()
    const second = await records.participation(brandId, await openCampaign('youtube'), creator.id)
    const answers = await Promise.all([hand(watch(id)), hand(watch(id), { to: second })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('may be sent again as it is, and with another address its figures begin anew', async () => {
    const id = newId()
    const mention = await handed(watch(id))
    await run()
    const again = async (url: string) => {
      await api.call(await fresh(staff), 'PATCH', `/api/mentions/${mention}/request_changes`, {
        body: { reason: 'Nämn smaken' },
      })
      return api.call(await fresh(creator), 'PATCH', `/api/mentions/${mention}/resubmit`, {
        body: { mention: { link_post: { url, title: 'Ny', link_type: 'youtube' } } },
      })
    }
    expect((await again(watch(id))).status).toBe(200)
    expect((await reading(mention)).figures).toHaveLength(1)
    expect((await again(watch(newId()))).status).toBe(200)
    expect(await reading(mention)).toMatchObject({ state: 'waiting', title: null, figures: [] })
  })
})

describe('figures', () => {
  test('are read when it is handed in, at the approval and on days after it, each with its source and time', async () => {
    const id = newId()
    const count = (views: number) =>
      practice.steer('youtube', 'video', {
        video: id,
        views,
        likes: 4,
        comments: 1,
        author: 'Kim brygger',
        title: 'Brygg',
      })
    await count(100)
    const mention = await handed(watch(id))
    expect(await reading(mention)).toMatchObject({ network: 'youtube', state: 'waiting', figures: [] })
    const atHand = api.clock.now.toISOString()
    expect(await run()).toBe(1)
    expect(await reading(mention)).toMatchObject({
      state: 'read',
      missing_since: null,
      title: 'Brygg',
      author: { name: 'Kim brygger', is_known: null },
      image_url: expect.stringMatching(/^\/uploads\/.*\.webp$/),
      figures: [{ moment: 'handed_in', source: 'youtube', read_at: atHand, views: 100, likes: 4, comments: 1 }],
    })
    expect(await run()).toBe(0)
    await act(mention, 'approve')
    await count(250)
    await run()
    for (const [days, views] of [
      [1, 300],
      [3, 400],
      [7, 500],
      [30, 900],
    ] as const) {
      api.clock.now = new Date(Math.max(api.clock.now.getTime(), Date.parse(atHand) + days * dayMs + 1_000))
      await count(views)
      await run()
    }
    expect((await reading(mention)).figures).toMatchObject([
      { moment: 'handed_in', views: 100 },
      { moment: 'approved', after_days: 0, views: 250 },
      { moment: 'later', after_days: 1, views: 300 },
      { moment: 'later', after_days: 3, views: 400 },
      { moment: 'later', after_days: 7, views: 500 },
      { moment: 'later', after_days: 30, views: 900 },
    ])
  })

  test('go with an approval that is taken back', async () => {
    const mention = await handed(watch(newId()))
    await run()
    await act(mention, 'approve')
    await run()
    expect((await reading(mention)).figures).toHaveLength(2)
    await act(mention, 'reset')
    expect((await reading(mention)).figures).toMatchObject([{ moment: 'handed_in' }])
  })

  test('of an author whom the brand knows from before are told from another’s', async () => {
    const author = async (name: string) => {
      const id = newId()
      await practice.steer('youtube', 'video', { video: id, author: name })
      const mention = await handed(watch(id), {
        to: await records.participation(brandId, await openCampaign('youtube'), creator.id),
      })
      await run()
      return mention
    }
    const first = await author('Kim brygger')
    expect((await reading(first)).author).toMatchObject({ is_known: null })
    await act(first, 'approve')
    expect((await reading(await author('Kim brygger'))).author).toMatchObject({ is_known: true })
    expect((await reading(await author('Någon annan'))).author).toMatchObject({ is_known: false })
  })
})

describe('a network that tells nothing', () => {
  test.each([
    ['limits', 'quota'],
    ['down', 'down'],
    ['refuses', 'key'],
  ] as const)(
    '%s: the post is taken, it says since when figures are missing, and they are read later',
    async (mode, problem) => {
      practice.mode('youtube', mode)
      const mention = await handed(watch(newId()))
      const since = api.clock.now.toISOString()
      await run()
      expect(await reading(mention)).toMatchObject({ state: 'waiting', problem, missing_since: since, figures: [] })
      expect(await run()).toBe(0)
      await act(mention, 'approve')
      practice.mode('youtube', 'works')
      pass(dayMs + 3_600_000)
      await run()
      expect(await reading(mention)).toMatchObject({
        state: 'read',
        problem: null,
        missing_since: null,
        figures: [{ moment: 'later', after_days: 1 }],
      })
    },
  )

  test('says so once for all its links until it may be asked again', async () => {
    practice.mode('youtube', 'limits')
    await handed(watch(newId()))
    await run()
    practice.mode('youtube', 'works')
    const other = await records.participation(brandId, await openCampaign('youtube'), creator.id)
    await handed(watch(newId()), { to: other })
    expect(await run()).toBe(0)
    pass(dayMs + 3_600_000)
    expect(await run()).toBe(2)
  })

  test('is asked more and more rarely while it is down', async () => {
    practice.mode('youtube', 'down')
    await handed(watch(newId()))
    const waits: number[] = []
    for (let tries = 0; tries < 8; tries += 1) {
      await run()
      const { next_at: next } = await api.db.selectFrom('mention_links').select('next_at').executeTakeFirstOrThrow()
      waits.push((Date.parse(next!) - api.clock.now.getTime()) / 60_000)
      api.clock.now = new Date(next!)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 64])
  })

  test('whose quota is used up is asked again when its next day begins, by its own clock', async () => {
    api.clock.now = new Date('2026-11-04T12:00:30Z')
    practice.mode('youtube', 'limits')
    await handed(watch(newId()))
    await run()
    const { next_at: next } = await api.db.selectFrom('mention_links').select('next_at').executeTakeFirstOrThrow()
    expect(new Date(next!).toISOString()).toBe('2026-11-05T08:00:00.000Z')
  })

  test('begins with a minute again after an answer', async () => {
    const wait = async () => {
      await run()
      const { next_at: next } = await api.db.selectFrom('mention_links').select('next_at').executeTakeFirstOrThrow()
      const ms = Date.parse(next!) - api.clock.now.getTime()
      api.clock.now = new Date(next!)
      return ms / 60_000
    }
    practice.mode('youtube', 'down')
    await handed(watch(newId()))
    expect([await wait(), await wait(), await wait()]).toEqual([1, 2, 4])
    practice.mode('youtube', 'works')
    await wait()
    practice.mode('youtube', 'down')
    expect(await wait()).toBe(1)
  })

  test('is off: the links wait for somebody to connect it', async () => {
    api.config.networks = { youtube: undefined, tiktok: undefined }
    const mention = await handed(watch(newId()))
    expect(await run()).toBe(0)
    expect(await reading(mention)).toMatchObject({ state: 'waiting', problem: 'off' })
    connect()
    await run()
    expect(await reading(mention)).toMatchObject({ state: 'read', problem: null })
  })

  test('no longer shows a video: what was read stays', async () => {
    const id = newId()
    const mention = await handed(watch(id))
    await run()
    await practice.steer('youtube', 'video', { video: id, state: 'private' })
    pass(dayMs + 1_000)
    await run()
    expect(await reading(mention)).toMatchObject({
      state: 'gone',
      missing_since: api.clock.now.toISOString(),
      figures: [{ moment: 'handed_in' }],
    })
    const since = api.clock.now.toISOString()
    pass(dayMs + 1_000)
    await run()
    expect(await reading(mention)).toMatchObject({ state: 'gone', missing_since: since })
    await practice.steer('youtube', 'video', { video: id, state: 'shown' })
    pass(dayMs + 1_000)
    await run()
    expect((await reading(mention)).state).toBe('read')
  })
})

describe('TikTok and LinkedIn', () => {
  test('TikTok tells whose post it is and no figures; a short address is known again by its post', async () => {
    campaignId = await openCampaign('tiktok')
    participationId = await records.participation(brandId, campaignId, creator.id)
    const short = await handed('https://vm.tiktok.com/ZMabc1234/', { type: 'tiktok' })
    await run()
    expect(await reading(short)).toMatchObject({ network: 'tiktok', state: 'read', author: {}, figures: [] })
    const { external_id: id } = await api.db.selectFrom('mention_links').select('external_id').executeTakeFirstOrThrow()
    const next = await records.participation(brandId, await openCampaign('tiktok'), creator.id)
    const long = `https://www.tiktok.com/@kim/video/${id}`
    expect((await hand(long, { type: 'tiktok', to: next })).body).toEqual({
      errors: { 'link_post.url': ['already_used'] },
    })
  })

  test('a short address that turns out to lead to a post from before is said to', async () => {
    campaignId = await openCampaign('tiktok')
    participationId = await records.participation(brandId, campaignId, creator.id)
    const first = await handed('https://vm.tiktok.com/ZMabc9999/', { type: 'tiktok' })
    await run()
    const { external_id: id } = await api.db.selectFrom('mention_links').select('external_id').executeTakeFirstOrThrow()
    await api.db.deleteFrom('mention_links').where('mention_id', '=', first).execute()
    const other = await records.participation(brandId, await openCampaign('tiktok'), creator.id)
    await handed(`https://www.tiktok.com/@kim/video/${id}`, { type: 'tiktok', to: other })
    const last = await records.participation(brandId, await openCampaign('tiktok'), creator.id)
    await api.db
      .updateTable('mentions')
      .set({ link_post: '{"url":"https://x.example","title":"x","linkType":"custom"}' })
      .where('id', '=', first)
      .execute()
    const again = await handed('https://vm.tiktok.com/ZMabc9999/', { type: 'tiktok', to: last })
    await run()
    expect(await reading(again)).toMatchObject({ twice: true })
  })

  test('LinkedIn tells nothing of a link, and no page of no network is asked', async () => {
    participationId = await records.participation(brandId, await openCampaign('linkedin'), creator.id)
    const post = await handed(`https://www.linkedin.com/feed/update/urn:li:activity:73012345678${(number += 1)}`, {
      type: 'linkedin',
    })
    expect(await reading(post)).toMatchObject({ network: 'linkedin', state: 'unreadable', missing_since: null })
    participationId = await records.participation(brandId, await openCampaign('custom'), creator.id)
    const page = await handed('https://blogg.example/kaffe', { type: 'custom' })
    expect(await reading(page)).toMatchObject({ network: null, state: 'unreadable' })
    expect(await run()).toBe(0)
  })
})

describe('what a creator types', () => {
  const type = async (id: string, figures: object, by = creator) =>
    api.call(await fresh(by), 'PUT', `/api/mentions/${id}/link_figures`, {
      body: { figures: { views: 900, likes: null, comments: 3, proof_url: null, ...figures } },
    })

  test('stands with its time, once for each moment, and a picture of their own beside it', async () => {
    participationId = await records.participation(brandId, await openCampaign('linkedin'), creator.id)
    const id = await handed(`https://www.linkedin.com/feed/update/urn:li:activity:73012345678${(number += 1)}`, {
      type: 'linkedin',
    })
    expect((await read(id, creator)).link_reading).toMatchObject({ may_type: true })
    expect((await reading(id)).may_type).toBeUndefined()
    expect((await type(id, { proof_url: '/uploads/2026/nobodys.webp' })).body).toEqual({
      errors: { 'figures.proof_url': ['upload_failed'] },
    })
    expect((await type(id, {})).status).toBe(200)
    expect((await type(id, { views: 950 })).status).toBe(200)
    await act(id, 'approve')
    pass(3 * dayMs + 1_000)
    expect((await type(id, { views: 4_000_000_000 })).status).toBe(200)
    expect((await reading(id)).figures).toMatchObject([
      { moment: 'handed_in', source: 'typed', views: 950, likes: null, comments: 3 },
      { moment: 'later', after_days: 3, source: 'typed', read_at: api.clock.now.toISOString(), views: 4_000_000_000 },
    ])
  })

  test('is refused where the network tells it, of others’ posts, and of what is none', async () => {
    const id = await handed(watch(newId()))
    expect((await type(id, {})).body).toEqual({ error: 'illegal_transition' })
    expect((await type(id, {}, await records.creator())).status).toBe(404)
    expect((await type(id, { views: -1 })).status).toBe(422)
  })

  test('is taken for a video while we are not connected to its network', async () => {
    api.config.networks = { youtube: undefined, tiktok: undefined }
    const id = await handed(watch(newId()))
    expect((await type(id, {})).status).toBe(200)
  })
})

test('platform staff see what was read, what failed and what of the quota is used', async () => {
  const admin = await records.staff('admin')
  await api.db.deleteFrom('network_units').execute()
  await handed(watch(newId()))
  await run()
  await writeServices(api.db)
  expect(await api.db.selectFrom('service_calls').selectAll().where('name', '=', 'youtube').execute()).toMatchObject([
    { deed: 'posts_read', count: 1 },
  ])
  api.config.services = servicesOf(
    readSettings({ DATABASE_URL: 'postgres://x@y/z', ...practice.settingsOf('youtube') }, settings),
  )
  const youtube = async () => {
    const { body } = await api.call(admin, 'GET', '/api/services')
    return (body as { services: { services: ConnectedService[] } }).services.services.find(
      ({ name }) => name === 'youtube',
    )
  }
  expect(await youtube()).toMatchObject({ state: 'practice', size: 1, worked: { deed: 'posts_read' }, failed: null })
  practice.mode('youtube', 'limits')
  await handed(watch(newId()), { to: await records.participation(brandId, await openCampaign('youtube'), creator.id) })
  await run()
  await writeServices(api.db)
  expect(await youtube()).toMatchObject({
    state: 'wrong',
    size: 2,
    failed: { message: expect.stringContaining('quotaExceeded') },
  })
  practice.mode('youtube', 'works')
  const tested = await api.call(admin, 'POST', '/api/services/youtube/test')
  expect(tested.body).toMatchObject({ test: { name: 'youtube', ok: true } })
})
