import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { openStorage } from '../src/modules/uploads'
import { draftsOf, draftTerms } from './support/drafts'
import { mediaHands } from './support/media'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  wallet = walletOf(api, make, await make.staff('admin'))
})
afterAll(() => api.close())
// The books must balance after every test.
afterEach(async () => expect(await wallet.audit()).toEqual([]))

/** Waves over a picture; another seed is another picture. */
const picture = (seed: number) => {
  const [width, height] = [480, 600]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height]
      const light = 128 + 60 * Math.sin(seed * 7 * u + 5 * v) + 60 * Math.cos(9 * v * seed - 11 * u)
      pixels.fill(light, (y * width + x) * 3, (y * width + x) * 3 + 3)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const text = 'Reklam för Havsro. Sju grader och motvind. #havsro #ad'

/** A creator of a paid campaign with a draft that was approved, with a picture. */
const setUp = async ({ posts = 1 } = {}) => {
  const brand = await wallet.fundedBrand(500_000)
  const [staff, creator] = [await make.staff('company', [brand.id]), await make.creator()]
  const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Läppar i blåsten' })
  await api.db
    .updateTable('campaigns')
    .set({
      payment_type: 'instagram',
      enable_posts: true,
      terms: JSON.stringify({ ...draftTerms, pieces: { ...draftTerms.pieces, link: 0, post: posts } }),
      enable_paid_collaborations: true,
      paid_collaboration_price: 1_000,
    })
    .where('id', '=', campaignId)
    .execute()
  const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
  await api.call(staff, 'PATCH', `/api/participations/${id}/approve`, { body: { from: 'pending' } })
  await make.received(id, api.clock.now)
  const drafts = draftsOf(api)
  const media = await mediaHands(api).send(creator, {
    forId: id,
    type: 'image/png',
    content: await picture(1).png().toBuffer(),
  })
  await drafts.call(creator, 'PUT', id, {
    post_draft: { caption: text, media: [{ id: media.id, alt: 'Havet' }], saved_at: null },
  })
  expect((await drafts.send(creator, id)).status).toBe(200)
  expect((await drafts.approve(staff, id)).status).toBe(200)
  return { brand, staff, creator, campaignId, id }
}
type World = Awaited<ReturnType<typeof setUp>>

/** A post of the creator's at the network, with our copy of its picture. */
const atNetwork = async (creator: Actor, caption: string, seed: number | null = 1, story = false) => {
  const id = uuidv7()
  const key = `2026/${id}.webp`
  if (seed !== null)
    await openStorage(api.config).originals.put(key, await picture(seed).resize(320).webp({ quality: 60 }).toBuffer())
  await api.db
    .insertInto('instagram_posts')
    .values({
      id,
      instagramer_id: creator.id,
      external_id: id,
      caption,
      story,
      image_url: seed === null ? null : `/uploads/${key}`,
      permalink: null,
      instagram_created_at: api.clock.now.toISOString(),
    })
    .execute()
  return id
}
interface Wire {
  id: string
  state: string
  decision_kind: string | null
  decided_by_name: string | null
  draft_match?: { text: string; pictures: string; approved_caption: string; media: { alt: string; url: string }[] }
}
const mentionIn = ({ status, body }: { status: number; body: unknown }) => {
  expect(status).toBe(200)
  return (body as { mention: Wire }).mention
}
const handIn = async ({ creator, id }: World, postId: string) =>
  mentionIn(
    await api.call(creator, 'POST', `/api/participations/${id}/mentions`, {
      headers: newKey(),
      body: { mention: { kind: 'post', instagram_post_id: postId } },
    }),
  )
const publish = async (world: World, caption: string, seed?: number | null) =>
  handIn(world, await atNetwork(world.creator, caption, seed))
const earned = async ({ creator }: World) => (await wallet.balances(await wallet.accountOf(creator.id)))?.balance

describe('a post that is as the approved draft', () => {
  test('is approved and paid by itself, and both sides read so', async () => {
    const world = await setUp()
    const mention = await publish(world, text.replace('#havsro #ad', '\n#AD #havsro'))
    expect(mention).toMatchObject({
      state: 'approved',
      decision_kind: 'as_drafted',
      decided_by_name: null,
      draft_match: { text: 'same', pictures: 'same', approved_caption: text, media: [{ alt: 'Havet' }] },
    })
    expect(await earned(world)).toBe(100_000)
    const seen = mentionIn(await api.call(world.staff, 'GET', `/api/mentions/${mention.id}`))
    expect(seen).toMatchObject({ decision_kind: 'as_drafted', draft_match: { pictures: 'same' } })
    expect((await api.call(world.staff, 'GET', seen.draft_match!.media[0]!.url)).status).toBe(200)
    const { body } = await api.call(world.staff, 'GET', `/api/campaigns/${world.campaignId}/events`)
    expect(body).toMatchObject({
      campaign_events: expect.arrayContaining([
        expect.objectContaining({ act: 'mention_as_drafted', actor_name: null }),
      ]),
    })
    expect((await api.call(world.staff, 'PATCH', `/api/mentions/${mention.id}/approve`)).status).toBe(409)
  })

  test('waits where words or picture differ, or there is none to compare', async () => {
    const world = await setUp({ posts: 3 })
    expect(await publish(world, `${text} Köp nu`)).toMatchObject({
      state: 'pending',
      draft_match: { text: 'differs', pictures: 'same' },
    })
    expect(await publish(world, text, 2)).toMatchObject({
      state: 'pending',
      draft_match: { text: 'same', pictures: 'differs' },
    })
    expect(await publish(world, text, null)).toMatchObject({
      state: 'pending',
      draft_match: { text: 'same', pictures: 'unknown' },
    })
    expect(await earned(world)).toBe(0)
  })

  test('waits where another of the same work was approved so', async () => {
    const world = await setUp({ posts: 2 })
    expect(await publish(world, text)).toMatchObject({ state: 'approved' })
    expect(await publish(world, text)).toMatchObject({
      state: 'pending',
      draft_match: { text: 'same', pictures: 'same' },
    })
    expect(await earned(world)).toBe(0)
  })

  test('sent again after changes waits, if it was as drafted before', async () => {
    const world = await setUp()
    const mention = await publish(world, text)
    const patch = (who: Actor, act: string, body = {}) =>
      api.call(who, 'PATCH', `/api/mentions/${mention.id}/${act}`, { body })
    expect((await patch(world.staff, 'reset')).status).toBe(200)
    expect((await patch(world.staff, 'request_changes', { reason: 'Ljusare' })).status).toBe(200)
    const again = mentionIn(await patch(world.creator, 'resubmit', { mention: {}, even_if_unchanged: true }))
    expect(again).toMatchObject({ state: 'pending', draft_match: { text: 'same', pictures: 'same' } })
  })
})
