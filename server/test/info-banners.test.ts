import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { infoBannerHandlers } from '../src/modules/info-banners'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())

const fields = {
  content_sv: 'Hej',
  content_en: null,
  style: 'info',
  link_text_sv: null,
  link_text_en: null,
  link_url: null,
  closable: true,
  active: true,
  starts_at: null,
  ends_at: null,
}
const write = (banner: object) =>
  api.call(admin, 'POST', '/api/info_banners', { body: { info_banner: { ...fields, ...banner } } })
const edit = (id: string, banner: object) =>
  api.call(admin, 'PATCH', `/api/info_banners/${id}`, { body: { info_banner: banner } })
const bannerOf = ({ body }: Answer) => (body as { info_banner: { id: string; status: string } | null }).info_banner
const current = async (who: Actor | null = null) =>
  bannerOf(await api.call(who, 'GET', `${who ? '/api' : '/public'}/info_banners/current`))
const minutes = (count: number) => new Date(api.clock.now.getTime() + count * 60_000).toISOString()
const pass = (count: number) => {
  api.clock.now = new Date(minutes(count))
}
const empty = () => api.db.deleteFrom('info_banners').execute()

describe('what visitors see', () => {
  test("the same banner with a session and without, with its eight fields and none of its authors' (C-40, E-20)", async () => {
    await empty()
    expect(await current()).toBeNull()
    await write({
      content_en: 'Hello',
      link_url: '/settings',
      link_text_sv: 'Läs',
      link_text_en: 'Read',
      style: 'warning',
      closable: false,
    })
    const shown = {
      content_sv: 'Hej',
      content_en: 'Hello',
      style: 'warning',
      link_text_sv: 'Läs',
      link_text_en: 'Read',
      link_url: '/settings',
      closable: false,
    }
    for (const who of [null, admin, await make.creator(), await make.staff('store_user', [(await make.brand()).id])]) {
      const banner = await current(who)
      expect(banner).toMatchObject(shown)
      expect(Object.keys(banner ?? {}).sort()).toEqual(['id', ...Object.keys(shown)].sort())
    }
  })

  test('a text that is written in one language only is null in the other (E-21)', async () => {
    await empty()
    await write({ content_sv: '  ', content_en: ' Hello ' })
    expect(await current()).toMatchObject({ content_sv: null, content_en: 'Hello' })
  })

  test('a banner is shown from its minute until its minute; of several live ones the one that began last (E-20)', async () => {
    await empty()
    const steady = bannerOf(await write({ content_sv: 'Alltid' }))
    const planned = bannerOf(await write({ content_sv: 'Planerad', starts_at: minutes(10), ends_at: minutes(20) }))
    const draft = bannerOf(await write({ content_sv: 'Utkast', active: false }))
    expect([steady?.status, planned?.status, draft?.status]).toEqual(['live', 'scheduled', 'draft'])
    const seen: (string | undefined)[] = []
    for (const step of [0, 9, 1, 9, 1]) {
      pass(step)
      const banner = await current()
      seen.push(banner?.id === planned?.id ? 'planned' : banner?.id === steady?.id ? 'steady' : 'other')
    }
    expect(seen).toEqual(['steady', 'steady', 'planned', 'planned', 'steady'])
    const statuses = async (status: string) =>
      (
        (await api.call(admin, 'GET', `/api/info_banners?status=${status}`)).body as {
          info_banners: { id: string; status: string }[]
        }
      ).info_banners.map(({ id, status: is }) => [id, is])
    expect(await statuses('ended')).toEqual([[planned?.id, 'ended']])
    expect(await statuses('live')).toEqual([[steady?.id, 'live']])
    expect(await statuses('draft')).toEqual([[draft?.id, 'draft']])
    expect(await statuses('scheduled')).toEqual([])
  })
})

describe('what administrators write', () => {
  test('a text is required, a link has a text in each language that is written, and a text has a link (E-20)', async () => {
    expect(await write({ content_sv: ' ', content_en: '' })).toMatchObject({
      status: 422,
      body: { errors: { content_sv: ['required'] } },
    })
    expect(await write({ content_en: 'Hello', link_url: '/x' })).toMatchObject({
      status: 422,
      body: { errors: { link_text_sv: ['required'], link_text_en: ['required'] } },
    })
    expect(await write({ link_text_sv: 'Läs' })).toMatchObject({
      status: 422,
      body: { errors: { link_url: ['required'] } },
    })
    expect(await write({ starts_at: minutes(5), ends_at: minutes(5) })).toMatchObject({
      status: 422,
      body: { errors: { starts_at: ['after_end'] } },
    })
    for (const field of ['id', 'status', 'created_at', 'author_id'])
      expect(await write({ [field]: 'x' })).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['unknown_field'] } },
      })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'evil.example',
    'ftp://x.example',
    'https://',
    ' '.repeat(3) + 'vbscript:x',
  ])('%j is no link (E-20)', async (url) => {
    expect(await write({ link_url: url, link_text_sv: 'Läs' })).toMatchObject({
      status: 422,
      body: { errors: { link_url: ['invalid_url'] } },
    })
  })

  test('own paths and web addresses are links (E-20)', async () => {
    for (const url of ['/settings?x=1#y', 'https://samspel.example/a', 'http://x.example'])
      expect(await write({ link_url: url, link_text_sv: 'Läs' })).toMatchObject({
        status: 200,
        body: { info_banner: { link_url: url } },
      })
  })

  test('a change is judged with what stays; a deleted banner is gone', async () => {
    await empty()
    const banner = bannerOf(await write({ ends_at: minutes(30) }))
    const id = banner?.id ?? ''
    expect(await edit(id, { content_sv: null })).toMatchObject({
      status: 422,
      body: { errors: { content_sv: ['required'] } },
    })
    expect(await edit(id, { starts_at: minutes(31) })).toMatchObject({
      status: 422,
      body: { errors: { starts_at: ['after_end'] } },
    })
    expect((await edit(id, { active: false })).body).toMatchObject({
      info_banner: { id, status: 'draft', content_sv: 'Hej' },
    })
    expect(await current()).toBeNull()
    expect((await api.call(admin, 'DELETE', `/api/info_banners/${id}`)).status).toBe(204)
    for (const answer of [
      await api.call(admin, 'DELETE', `/api/info_banners/${id}`),
      await edit(uuidv7(), { active: true }),
    ])
      expect(answer.status).toBe(404)
  })

  test('the newest is first in the list; QUALITY 10 nobody else reads it; a page of a hundred takes as many queries as one of one', async () => {
    await empty()
    const first = bannerOf(await write({}))
    pass(1)
    const second = bannerOf(await write({}))
    expect(
      ((await api.call(admin, 'GET', '/api/info_banners')).body as { info_banners: { id: string }[] }).info_banners.map(
        ({ id }) => id,
      ),
    ).toEqual([second?.id, first?.id])
    expect(
      (await api.call(await make.staff('company', [(await make.brand()).id]), 'GET', '/api/info_banners')).status,
    ).toBe(403)
    const count = (perPage: number) =>
      countQueries(api.db, (db) =>
        infoBannerHandlers.listInfoBanners({ db, query: { perPage }, now: api.clock.now } as never),
      )
    expect([await count(1), await count(100)]).toEqual([1, 1])
  })
})
