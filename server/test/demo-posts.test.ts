import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { readMentionsAgain } from '../src/modules/mentions/readings'
import { openProvider } from '../src/modules/social'
import { findAccount } from '../src/modules/social/repository'
import { seed } from '../src/seed'
import { sharePictures } from './support/demo-pictures'
import { openSocialApi, type SocialApi } from './support/social'

let api: SocialApi
beforeAll(async () => {
  api = await openSocialApi()
  await sharePictures(api.config.dataDir)
  const pool = new pg.Pool({ connectionString: api.databaseUrl, max: 2 })
  await seed({ pool, dataDir: api.config.dataDir, config: api.config, now: api.clock.now }).finally(() => pool.end())
  const acts = JSON.parse(await readFile(path.join(api.config.dataDir, 'demo-outside.json'), 'utf8')) as {
    service: string
    act: string
    body: Record<string, unknown>
  }[]
  for (const { service, act, body } of acts.filter((each) => each.service === 'facebook'))
    await api.practice.steer(service, act, body)
})
afterAll(() => api.close())

test('what the demo data hold of posts is what the network answers for them', async () => {
  const rows = await api.db
    .selectFrom('instagram_posts as p')
    .innerJoin('instagramers as i', 'i.id', 'p.instagramer_id')
    .selectAll('p')
    .where('i.connected_ig_user_id', 'is not', null)
    .where('p.story', '=', false)
    .orderBy('p.external_id')
    .limit(40)
    .execute()
  expect(rows.length).toBeGreaterThan(10)
  const provider = openProvider({ db: api.db, config: api.config, now: api.clock.now })
  for (const row of rows) {
    const account = await findAccount(api.db, row.instagramer_id)
    const answer = await provider.readPost(account!, {
      externalId: row.external_id,
      caption: '',
      imageUrl: null,
      permalink: null,
      story: row.story,
      reel: false,
      insights: { ok: false, why: 'none' },
      likesCount: null,
      commentsCount: null,
      createdAt: new Date(0),
    })
    expect(answer).toMatchObject({
      ok: true,
      value: {
        caption: row.caption,
        likesCount: row.likes_count,
        commentsCount: row.comments_count,
        insights: { ok: true, value: { reach: row.reach } },
        createdAt: new Date(Math.floor(Date.parse(row.instagram_created_at) / 1_000) * 1_000),
      },
    })
  }
})

/** What is kept of a draft and told of it, without ids and times of its own. */
const draftRows = async (draftId: string, work: string) => {
  const {
    id: _id,
    answer_by: answerBy,
    saved_at: savedAt,
    ...draft
  } = await api.db.selectFrom('post_drafts').selectAll().where('id', '=', draftId).executeTakeFirstOrThrow()
  const version = await api.db
    .selectFrom('post_draft_versions')
    .select([
      'brand_id',
      'draft_id',
      'instagramer_id',
      'caption',
      'media',
      'outcome',
      'decided_at',
      'decided_by',
      'note',
    ])
    .where('draft_id', '=', draftId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  const notices = await api.db
    .selectFrom('notices')
    .select(['user_id', 'kind', 'topic', 'brand_id', 'place', 'href', 'facts', 'in_app'])
    .where('subject_id', '=', draftId)
    .orderBy('user_id')
    .execute()
  return {
    draft,
    version,
    hasDay: answerBy !== null && savedAt !== null,
    notices: notices.map(({ facts, ...notice }) => ({ ...notice, facts: { ...facts, day: typeof facts.day } })),
    work,
  }
}

test('a draft of the demo is what its creator’s sending keeps and tells, and its pictures are served', async () => {
  const seeded = await api.db
    .selectFrom('post_drafts as d')
    .innerJoin('instagramers as i', 'i.id', 'd.instagramer_id')
    .select(['d.id', 'd.participation_id', 'd.instagramer_id'])
    .where('i.username', '=', 'kaffekarin')
    .executeTakeFirstOrThrow()
  const work = seeded.participation_id!
  const before = await draftRows(seeded.id, work)
  expect(before.notices.length).toBeGreaterThan(0)
  const creator = await api.actor('instagramer', seeded.instagramer_id)
  expect(await api.call(creator, 'PATCH', `/api/post_drafts/${work}/withdraw`)).toMatchObject({ status: 200 })
  expect(await api.call(creator, 'POST', `/api/post_drafts/${work}/send`)).toMatchObject({ status: 200 })
  expect(await draftRows(seeded.id, work)).toEqual(before)

  const { id } = await api.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'company@samspel.test')
    .executeTakeFirstOrThrow()
  const staff = await api.actor('user', id, 'company')
  const { body } = await api.call(staff, 'GET', '/api/post_drafts')
  const rows = (body as { post_drafts: { preview_url: string; creator: { username: string } }[] }).post_drafts
  expect(rows.map((row) => row.creator.username)).toEqual(
    expect.arrayContaining(['emmasfika', 'kaffekarin', 'skogsfikarna', 'pressochpapper']),
  )
  for (const { preview_url: url } of rows) {
    const { statusCode, headers } = await api.app.inject(new URL(url, 'http://samspel.test').href)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  }
})

test('nothing of the demo is gone when it is read again', async () => {
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 3_600_000)
  await readMentionsAgain({ ...api, live: api.bus, log: api.app.log, now: () => api.clock.now })
  const gone = await api.db.selectFrom('instagram_posts').select('id').where('gone_at', 'is not', null).execute()
  expect(gone).toEqual([])
  expect(await api.db.selectFrom('mention_readings').select('mention_id').execute()).not.toEqual([])
})
