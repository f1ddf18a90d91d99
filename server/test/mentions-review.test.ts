import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { listMentions } from '../src/modules/mentions/queries'
import { countQueries } from './support/count-queries'
import { figure, repetitions } from './support/figure'
import { instagramOf } from './support/instagram'
import { type Records, recordsOf } from './support/records'
import { openSocialApi, type SocialApi } from './support/social'
import type { Actor } from './support/test-api'

let api: SocialApi
let records: Records
let staff: Actor
let creator: Awaited<ReturnType<Records['creator']>>
let brandId: string
let campaignId: string
let participationId: string
beforeAll(async () => {
  api = await openSocialApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
  campaignId = await records.campaign(brandId, { name: 'Lussebrygg', hashtags: ['lussebrygg'], state: 'ongoing' })
  participationId = await records.participation(brandId, campaignId, creator.id)
})

interface Seen {
  id: string
  state: string
  decision_kind: string | null
  abilities: string[]
  revision: number
  checks: { ad_label: string }
}
const seen = ({ body }: { body: unknown }) => (body as { mention: Seen }).mention
const post = async (fields: Partial<{ caption: string; story: boolean; reach: number; image: string | null }> = {}) => {
  const id = uuidv7()
  await api.db
    .insertInto('instagram_posts')
    .values({
      id,
      instagramer_id: creator.id,
      external_id: id,
      reach: fields.reach ?? 250,
      likes_count: 5,
      comments_count: 1,
      story: fields.story ?? false,
      caption: fields.caption ?? 'Reklam för @b #lussebrygg',
      image_url: fields.image ?? null,
      permalink: null,
      instagram_created_at: '2026-11-20T12:00:00Z',
    })
    .execute()
  return id
}
const hand = (fields: object) =>
  api.call(creator, 'POST', `/api/participations/${participationId}/mentions`, { body: { mention: fields } })
const handPost = async (fields: Parameters<typeof post>[0] = {}) =>
  seen(await hand({ kind: fields.story ? 'story' : 'post', instagram_post_id: await post(fields) })).id
const act = (id: string, name: 'approve' | 'reject' | 'request_changes' | 'reset', who = staff) =>
  api.call(who, 'PATCH', `/api/mentions/${id}/${name}`, {
    ...((name === 'reject' || name === 'request_changes') && { body: { reason: 'Reklam ska stå först' } }),
  })
const resubmit = (id: string, fields: object = {}, who: Actor = creator) =>
  api.call(who, 'PATCH', `/api/mentions/${id}/resubmit`, { body: { mention: fields } })
const change = (fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', campaignId).execute()
const postIdOf = async (id: string) =>
  (await api.db.selectFrom('mentions').select('instagram_post_id').where('id', '=', id).executeTakeFirstOrThrow())
    .instagram_post_id
const alertOf = async (id: string) =>
  (await api.db.selectFrom('mentions').select('alert').where('id', '=', id).executeTakeFirstOrThrow()).alert

describe('kinds', () => {
  test('a campaign takes the kinds that it asks for, others are refused at `kind` (E-11, E-12)', async () => {
    const link = { kind: 'link', link_post: { url: 'https://tiktok.com/x', title: 'x', link_type: 'custom' } }
    const content = { kind: 'content', content_post: { text: 'Reklam: text', image_urls: [] } }
    const taken = async () => {
      const answers = [
        await hand({ kind: 'post', instagram_post_id: await post() }),
        await hand({ kind: 'story', instagram_post_id: await post({ story: true }) }),
        await hand(link),
        await hand(content),
      ]
      return answers.map(({ status, body }) => (status === 200 ? 'ok' : JSON.stringify(body)))
    }
    const no = '{"errors":{"kind":["kind_not_asked"]}}'
    await change({ enable_stories: false })
    expect(await taken()).toEqual(['ok', no, no, no])
    await change({ enable_stories: true, require_uploaded_content: true })
    expect(await taken()).toEqual(['ok', 'ok', no, 'ok'])
    await change({ payment_type: 'link', require_uploaded_content: false })
    expect(await taken()).toEqual([no, no, 'ok', no])
    await change({ payment_type: 'content' })
    expect(await taken()).toEqual([no, no, no, 'ok'])
  })
})

describe('request changes', () => {
  test('what was not changed is not sent again by a slip, but can be sent on purpose; reading anew says how the text stands and sends nothing', async () => {
    const instagram = instagramOf(api)
    await instagram.connect(creator.id)
    const same = await handPost({ caption: 'Reklam\n\nGott! #lussebrygg' })
    await instagram.hasStored(creator.id)
    await act(same, 'request_changes')
    const read = (id: string, who: Actor = creator) => api.call(who, 'POST', `/api/mentions/${id}/read_again`)
    expect((await read(same)).body).toEqual({
      reading: {
        caption: 'Reklam\n\nGott! #lussebrygg',
        changed: false,
        checks: expect.objectContaining({ ad_label: 'ok', missing_hashtags: [] }),
      },
    })
    expect((await resubmit(same)).body).toEqual({ error: 'mention_unchanged' })
    expect(seen(await api.call(creator, 'GET', `/api/mentions/${same}`))).toMatchObject({
      state: 'rejected',
      revision: 0,
    })
    const onPurpose = { mention: {}, even_if_unchanged: true }
    expect(seen(await api.call(creator, 'PATCH', `/api/mentions/${same}/resubmit`, { body: onPurpose }))).toMatchObject(
      { state: 'pending', revision: 1 },
    )
    expect((await read(same)).body).toEqual({ error: 'illegal_transition' })

    const other = await handPost({ caption: 'Gott! #lussebrygg' })
    await act(other, 'request_changes')
    await instagram.hasStored(creator.id)
    await instagram.steer('edit_post', creator.id, {
      post: await postIdOf(other),
      caption: 'Reklam\n\nGott! #lussebrygg',
    })
    for (let time = 0; time < 2; time += 1)
      expect((await read(other)).body).toMatchObject({ reading: { changed: true } })
    expect((await read(other, await records.creator())).status).toBe(404)
    expect(seen(await resubmit(other))).toMatchObject({ state: 'pending' })
  })

  test('written content that is the same is not sent again', async () => {
    await change({ require_uploaded_content: true })
    const content = { text: 'Reklam: text', image_urls: [] }
    const { id } = seen(await hand({ kind: 'content', content_post: content }))
    await act(id, 'request_changes')
    expect((await resubmit(id, { content_post: content })).body).toEqual({ error: 'mention_unchanged' })
    expect(seen(await resubmit(id, { content_post: { ...content, text: 'Reklam: ny text' } }))).toMatchObject({
      state: 'pending',
    })
  })

  test('the mention comes back once the creator has sent it again, with its text and figures as the network has them now', async () => {
    const id = await handPost({ caption: 'Gott! #lussebrygg', reach: 400, image: '/uploads/demo/mugg.webp' })
    expect(await alertOf(id)).toBe(true)
    const instagram = instagramOf(api)
    await instagram.connect(creator.id)
    await api.db.updateTable('instagram_posts').set({ reach: 420 }).where('instagramer_id', '=', creator.id).execute()
    await instagram.hasStored(creator.id)
    await api.db.updateTable('instagram_posts').set({ reach: 400 }).where('instagramer_id', '=', creator.id).execute()
    await instagram.steer('edit_post', creator.id, { post: await postIdOf(id), caption: 'Reklam\n\nGott! #lussebrygg' })
    const asked = await act(id, 'request_changes')
    expect(asked.body).toMatchObject({
      mention: {
        state: 'rejected',
        decision_kind: 'changes_requested',
        reject_reason: 'Reklam ska stå först',
        abilities: ['reset'],
      },
      participation: { changes_requested_count: 1, need: 'changes' },
      campaign: { num_posts: 0, reach: 0 },
    })
    expect(seen(await api.call(creator, 'GET', `/api/mentions/${id}`)).abilities).toEqual(['resubmit'])
    expect((await resubmit(id, { link_post: { url: 'https://a.se', title: 'x', link_type: 'custom' } })).body).toEqual({
      errors: { link_post: ['invalid'] },
    })
    const again = await resubmit(id)
    expect(again.body).toMatchObject({
      mention: {
        state: 'pending',
        decision_kind: null,
        decided_at: null,
        revision: 1,
        resubmitted_at: expect.any(String),
        checks: { ad_label: 'ok' },
        instagram_post: { reach: 420, caption: 'Reklam\n\nGott! #lussebrygg' },
      },
      participation: { changes_requested_count: 0, pending_mentions_count: 1, need: 'review' },
    })
    expect(await alertOf(id)).toBe(false)
    expect((await resubmit(id)).body).toEqual({ error: 'illegal_transition' })
    expect((await act(id, 'approve')).body).toMatchObject({
      mention: { state: 'approved', decision_kind: 'approved', abilities: ['reset', 'buyImage'] },
      campaign: { reach: 420, num_posts: 1 },
    })
    const acts = await api.db
      .selectFrom('campaign_events')
      .select('act')
      .where('campaign_id', '=', campaignId)
      .orderBy('id')
      .execute()
    expect(acts.map((row) => row.act)).toEqual([
      'mention_created',
      'mention_changes_requested',
      'mention_resubmitted',
      'mention_approved',
    ])
  })

  test('a link may stay or be replaced, content is written anew', async () => {
    await change({ payment_type: 'link', require_uploaded_content: true })
    const link = seen(
      await hand({ kind: 'link', link_post: { url: 'https://tiktok.com/1', title: 'x', link_type: 'custom' } }),
    ).id
    const content = seen(await hand({ kind: 'content', content_post: { text: 'Utkast', image_urls: [] } })).id
    expect([await alertOf(link), await alertOf(content)]).toEqual([false, true])
    for (const id of [link, content]) await act(id, 'request_changes')
    expect(
      (await resubmit(link, { link_post: { url: 'javascript:alert(1)', title: 'x', link_type: 'custom' } })).body,
    ).toEqual({ errors: { 'link_post.url': ['invalid_url'] } })
    expect(
      (await resubmit(link, { link_post: { url: 'https://tiktok.com/2', title: 'y', link_type: 'custom' } })).body,
    ).toMatchObject({ mention: { link_post: { url: 'https://tiktok.com/2' }, revision: 1 } })
    await act(link, 'request_changes')
    expect((await resubmit(link)).body).toMatchObject({
      mention: { link_post: { url: 'https://tiktok.com/2' }, revision: 2 },
    })
    expect((await resubmit(content)).body).toEqual({ errors: { content_post: ['required'] } })
    expect(
      (await resubmit(content, { content_post: { text: 'Annons: text med #lussebrygg', image_urls: [] } })).body,
    ).toMatchObject({ mention: { content_post: { text: 'Annons: text med #lussebrygg' }, checks: { ad_label: 'ok' } } })
    expect(await alertOf(content)).toBe(false)
  })

  test('only what was asked to be changed, only the own one, and only while the creator takes part', async () => {
    const [rejected, asked] = [await handPost(), await handPost()]
    await act(rejected, 'reject')
    await act(asked, 'request_changes')
    expect((await resubmit(rejected)).body).toEqual({ error: 'illegal_transition' })
    expect((await resubmit(asked, {}, await records.creator())).status).toBe(404)
    expect((await api.call(await records.creator(), 'GET', `/api/mentions/${asked}`)).status).toBe(404)
    expect(
      (await api.call(await records.staff('company', [(await records.brand()).id]), 'GET', `/api/mentions/${asked}`))
        .status,
    ).toBe(404)
    await api.call(staff, 'PATCH', `/api/participations/${participationId}/reject`, {
      body: { reason: 'Avslutat', from: 'approved' },
    })
    expect(seen(await api.call(creator, 'GET', `/api/mentions/${asked}`)).abilities).toEqual([])
    expect((await resubmit(asked)).body).toEqual({ error: 'illegal_transition' })
  })

  test('reset takes the kind of the decision back too', async () => {
    const id = await handPost()
    for (const [name, kind] of [
      ['reject', 'rejected'],
      ['request_changes', 'changes_requested'],
      ['approve', 'approved'],
    ] as const) {
      expect(seen(await act(id, name)).decision_kind).toBe(kind)
      expect(seen(await act(id, 'reset'))).toMatchObject({
        state: 'pending',
        decision_kind: null,
        abilities: ['approve', 'reject', 'requestChanges'],
      })
    }
  })

  test('QUALITY 6 approve, reject and request changes at once: one winner, the others 409; and of ten that send again, one', async () => {
    const rounds = repetitions(30, 1_000)
    const winners: Record<string, number> = {}
    // All are handed in before one is approved: then the campaign asks for no more.
    const handed: string[] = []
    for (let round = 0; round < rounds; round += 1) handed.push(await handPost({ reach: 100 + round }))
    const id = await handPost({ caption: 'Gott! #lussebrygg' })
    for (const one of handed) {
      const names = ['approve', 'reject', 'request_changes'] as const
      const answers = await Promise.all(names.map((name) => act(one, name)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const winner = names[answers.findIndex(({ status }) => status === 200)] ?? 'approve'
      winners[winner] = (winners[winner] ?? 0) + 1
      const read = seen(await api.call(staff, 'GET', `/api/mentions/${one}`))
      expect(read.decision_kind).toBe(
        { approve: 'approved', reject: 'rejected', request_changes: 'changes_requested' }[winner],
      )
    }
    console.info(`races of three: one winner in ${rounds} of ${rounds} (${JSON.stringify(winners)})`)
    await act(id, 'request_changes')
    const sent = await Promise.all(Array.from({ length: 10 }, () => resubmit(id)))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(seen(await api.call(staff, 'GET', `/api/mentions/${id}`)).revision).toBe(1)
    figure(
      6,
      `a mention approved, rejected and sent back at once: one winner in ${rounds} of ${rounds} (${Object.entries(
        winners,
      )
        .sort()
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')})`,
    )
  }, 900_000)
})

describe('the review list', () => {
  interface List {
    mentions: { id: string }[]
    counts: { all: number; pending: number; approved: number }
    meta: { total_count: number }
  }
  const list = async (query: string) => (await api.call(staff, 'GET', `/api/mentions?${query}`)).body as List

  test('is narrowed by kind, alert and words; counts follow', async () => {
    await change({ enable_stories: true })
    const good = await handPost({ reach: 10 })
    const poor = await handPost({ caption: 'Saffran i allt', reach: 900 })
    const story = await handPost({ story: true, caption: 'Reklam utan tagg' })
    await act(good, 'approve')
    const ids = async (query: string) => (await list(query)).mentions.map(({ id }) => id)
    expect(await ids('kind=story')).toEqual([story])
    expect(await ids('alert=true')).toEqual([poor, story])
    expect(await list('alert=false')).toMatchObject({
      mentions: [{ id: good }],
      counts: { all: 1, approved: 1, pending: 0 },
    })
    expect(await ids('query=saffran')).toEqual([])
    expect(await ids(`query=@${creator.username}&state=pending`)).toEqual([poor, story])
    expect(await ids('query=lusseb&sort=-reach&perPage=2')).toEqual([poor, story])
    expect(await list('query=lusseb&state=pending')).toMatchObject({
      meta: { total_count: 2 },
      counts: { all: 3, pending: 2 },
    })
    expect(await ids('query=%25')).toEqual([])
    expect((await api.call(staff, 'GET', '/api/campaigns/counts')).body).toMatchObject({ waiting: { alerts: 2 } })
  })

  test('days before the deadline are counted to the own one', async () => {
    await change({ due_at: '2026-11-24' })
    await api.db.updateTable('participations').set({ due_at: '2026-11-30' }).where('id', '=', participationId).execute()
    expect((await hand({ kind: 'post', instagram_post_id: await post() })).body).toMatchObject({
      mention: { checks: { days_before_due: 10 } },
    })
  })

  test('QUALITY the list asks the same number of questions for 1 row and for 100', async () => {
    const caller = {
      kind: 'user',
      id: staff.id,
      name: '',
      role: 'company',
      sessionId: '',
      brandIds: [brandId],
      brandRoles: { [brandId]: 'owner' },
    } as const
    const ask = (db: typeof api.db) =>
      listMentions({ db, caller, config: api.config, now: api.clock.now } as never, {
        perPage: 100,
        query: 'lusse',
        sort: '-reach',
      })
    await handPost()
    const one = await countQueries(api.db, ask)
    for (let index = 0; index < 99; index += 1) await handPost()
    expect((await list('perPage=100')).mentions).toHaveLength(100)
    const hundred = await countQueries(api.db, ask)
    console.info(`queries: mentions ${one} for 1 row and ${hundred} for 100`)
    expect(hundred).toBe(one)
  })
})
