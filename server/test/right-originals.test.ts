import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { dayMs } from '../src/days'
import { filmOf, mediaHands } from './support/media'
import { unzip } from './support/own-export'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let hands: ReturnType<typeof mediaHands>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  hands = mediaHands(api)
})
afterAll(() => api.close())

interface Right {
  id: string
  kind: string
  source: string
  state: string
  picture_url: string | null
  file_count: number
  download_url: string | null
}
const film = filmOf(3_000)

const upload = async (who: Actor, width: number) => {
  const content = await sharp({ create: { width, height: 400, channels: 3, background: '#4d3bef' } })
    .jpeg()
    .toBuffer()
  const { body } = await api.call(who, 'POST', '/api/uploads?size=full', {
    payload: Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
      content,
      Buffer.from('\r\n--b--\r\n'),
    ]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  return (body as { upload: { url: string } }).upload.url
}

/** Work with a right of three months: content of two pictures, a film in its approved draft, and a picture that was bought. */
const library = async () => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const creator = await make.creator()
  const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Läppar' })
  const terms = {
    pieces: { post: 0, reel: 0, story: 0, link: 0, content: 1 },
    anyPiece: false,
    changeRounds: 2,
    rights: { channels: ['own', 'web'], months: 3 },
    exclusivity: null,
    answerDays: 5,
    cancelShare: 'none',
  }
  await sql`UPDATE campaigns SET terms = ${JSON.stringify(terms)} WHERE id = ${campaignId}`.execute(api.db)
  const work = await make.participation(brand.id, campaignId, creator.id, 'pending')
  await api.call(staff, 'PATCH', `/api/participations/${work}/approve`, { body: { from: 'pending' } })
  const at = api.clock.now.toISOString()
  const content = await make.post(brand.id, campaignId, work, creator.id, { kind: 'content', state: 'approved', at })
  const pictures = [await upload(creator, 500), await upload(creator, 600)]
  await sql`UPDATE mentions SET content_post = ${JSON.stringify({ text: 'Fika', imageUrls: pictures })} WHERE id = ${content}`.execute(
    api.db,
  )
  const sent = await hands.send(creator, { forId: work, type: 'video/mp4', content: film, durationMs: 1_000 })
  const still = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#4d3bef' } })
    .webp()
    .toBuffer()
  await hands.poster(creator, sent.id, still)
  const [draft, shown] = [uuidv7(), JSON.stringify([{ id: sent.id, alt: '' }])]
  await sql`INSERT INTO post_drafts (brand_id, id, campaign_id, instagramer_id, participation_id, state, media, created_at)
    VALUES (${brand.id}, ${draft}, ${campaignId}, ${creator.id}, ${work}, 'approved', ${shown}, ${at})`.execute(api.db)
  await sql`INSERT INTO post_draft_versions (brand_id, id, draft_id, instagramer_id, number, caption, media, sent_at, outcome, decided_at)
    VALUES (${brand.id}, ${uuidv7()}, ${draft}, ${creator.id}, 1, '', ${shown}, ${at}, 'approved', ${at})`.execute(
    api.db,
  )
  const post = await make.post(brand.id, campaignId, work, creator.id, { state: 'rejected' })
  const full = await upload(creator, 2_000)
  const purchase = uuidv7()
  await sql`INSERT INTO image_purchases (brand_id, id, campaign_id, instagram_post_id, instagramer_id, state, channels, duration_months, price,
      original_url, decided_at, created_at)
    SELECT ${brand.id}, ${purchase}, ${campaignId}, instagram_post_id, ${creator.id}, 'approved', ARRAY['newsletter'], 12, 500, ${full}, ${at}, ${at}
    FROM mentions WHERE id = ${post}`.execute(api.db)
  return { brand, staff, creator, content, film: sent.id, purchase }
}
const listed = async (who: Actor, query: string): Promise<Right[]> =>
  ((await api.call(who, 'GET', `/api/rights${query}`)).body as unknown as { rights: Right[] }).rights
const archive = async (who: Actor, query: string) => {
  const { body } = await api.call(who, 'GET', `/api/rights/archive${query}`)
  return (body as { export: { url: string; count: number } }).export
}
const get = (url: string) => api.app.inject({ method: 'GET', url })
/** What is agreed on has ended. */
const agreedLongAgo = (brandId: string) =>
  sql`UPDATE mentions SET decided_at = ${new Date(api.clock.now.getTime() - 200 * dayMs)} WHERE brand_id = ${brandId}`.execute(
    api.db,
  )
const later = async (days: number, look: () => Promise<void>) => {
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + days * dayMs)
  await look()
  api.clock.now = before
}

describe('originals of what a brand may show', () => {
  test('films stand beside pictures, and each kind and source can be had by itself', async () => {
    const { brand, staff, content, film: filmId, purchase, creator } = await library()
    const of = async (query: string) => (await listed(staff, `?brandId=${brand.id}${query}`)).map(({ id }) => id).sort()
    expect(await of('')).toEqual([content, filmId, purchase].sort())
    expect(await of('&kind=film')).toEqual([filmId])
    expect(await of('&kind=picture')).toEqual([content, purchase].sort())
    expect(await of('&source=purchase')).toEqual([purchase])
    expect(await of('&source=agreement&kind=picture')).toEqual([content])
    const rights = await listed(staff, `?brandId=${brand.id}`)
    expect(rights.map(({ kind, file_count: files }) => `${kind} ${files}`).sort()).toEqual([
      'film 1',
      'picture 1',
      'picture 2',
    ])
    const { body } = await api.call(creator, 'GET', '/api/instagramers/me/rights')
    const own = (body as unknown as { rights: Right[] }).rights
    expect(own.map(({ file_count: files, download_url: url }) => [files, url])).toEqual(Array(3).fill([0, null]))
  })

  test('a film shows its still and is handed out at its address, to who may see it, while the right holds', async () => {
    const { brand, staff, creator, film: filmId } = await library()
    const [right] = await listed(staff, `?brandId=${brand.id}&kind=film`)
    const still = await get(right!.picture_url!)
    expect([still.statusCode, still.headers['content-type']]).toEqual([200, 'image/webp'])
    const file = await get(right!.download_url!)
    expect(file.headers['content-disposition']).toContain(`attachment; filename="${creator.username}-lappar-`)
    expect(file.rawPayload.equals(film)).toBe(true)
    // The still's address of a creator opens no film.
    const mine = (await api.call(creator, 'GET', '/api/instagramers/me/rights')).body as unknown as { rights: Right[] }
    const theirs = mine.rights.find(({ id }) => id === filmId)!.picture_url!
    expect((await get(theirs)).statusCode).toBe(200)
    expect((await get(theirs.replace('?preview=1', ''))).statusCode).toBe(404)
    await later(0.01, async () => {
      await sql`UPDATE users SET blocked_at = now() WHERE id = ${staff.id}`.execute(api.db)
      expect((await get(right!.download_url!)).statusCode).toBe(404)
      await sql`UPDATE users SET blocked_at = NULL WHERE id = ${staff.id}`.execute(api.db)
    })
    // Even at an address that is still good.
    await agreedLongAgo(brand.id)
    expect((await get(right!.download_url!)).statusCode).toBe(404)
    expect((await get(right!.picture_url!)).statusCode).toBe(200)
  })

  test('what was bought comes in full size, until the licence ends', async () => {
    const { brand, staff } = await library()
    const [right] = await listed(staff, `?brandId=${brand.id}&source=purchase`)
    expect(await sharp((await get(right!.download_url!)).rawPayload).metadata()).toMatchObject({ width: 2_000 })
    await sql`UPDATE image_purchases SET decided_at = ${new Date(api.clock.now.getTime() - 400 * dayMs)} WHERE brand_id = ${brand.id}`.execute(
      api.db,
    )
    const [over] = await listed(staff, `?brandId=${brand.id}&source=purchase`)
    expect(over).toMatchObject({ state: 'ended', file_count: 0, download_url: null })
    expect((await get(right!.download_url!)).statusCode).toBe(404)
  })
})

describe('several originals at once', () => {
  const names = async (url: string) => {
    const { rawPayload } = await get(url)
    return [...(await unzip(rawPayload)).entries()]
  }

  test('all of a filter, or those that were chosen, come as one archive', async () => {
    const { brand, staff, content, purchase } = await library()
    const all = await archive(staff, `?brandId=${brand.id}`)
    expect(all.count).toBe(3)
    const files = await names(all.url)
    expect(files.map(([name]) => name.replace(/^.*\./, '')).sort()).toEqual(['mp4', 'webp', 'webp', 'webp'])
    expect(files.find(([name]) => name.endsWith('mp4'))![1].equals(film)).toBe(true)
    const films = await archive(staff, `?brandId=${brand.id}&kind=film`)
    expect([films.count, (await names(films.url)).length]).toEqual([1, 1])
    const chosen = await archive(staff, `?ids[]=${content}&ids[]=${purchase}`)
    expect([chosen.count, (await names(chosen.url)).length]).toEqual([2, 3])
  })

  test('only what has a right then, and of the own brands, at an address that cannot be changed', async () => {
    const { brand, staff, content, film: filmId } = await library()
    const other = await library()
    const foreign = await archive(other.staff, `?ids[]=${content}&ids[]=${filmId}`)
    expect([foreign.count, (await names(foreign.url)).length]).toEqual([0, 0])
    const all = await archive(staff, `?brandId=${brand.id}`)
    const wider = Buffer.from('{"kind":"film"}').toString('base64url')
    expect((await get(all.url.replace(/of=.*$/, `of=${wider}`))).statusCode).toBe(404)
    expect((await get(all.url.replace(/\?of=.*$/, ''))).statusCode).toBe(404)
    await agreedLongAgo(brand.id)
    expect((await names(all.url)).length).toBe(1)
    await sql`DELETE FROM brand_users WHERE user_id = ${staff.id}`.execute(api.db)
    expect((await names(all.url)).length).toBe(0)
    await later(1, async () => {
      expect((await get(all.url)).statusCode).toBe(404)
    })
  })
})
