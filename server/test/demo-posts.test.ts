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

test('nothing of the demo is gone when it is read again', async () => {
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 3_600_000)
  await readMentionsAgain({ ...api, live: api.bus, log: api.app.log, now: () => api.clock.now })
  const gone = await api.db.selectFrom('instagram_posts').select('id').where('gone_at', 'is not', null).execute()
  expect(gone).toEqual([])
  expect(await api.db.selectFrom('mention_readings').select('mention_id').execute()).not.toEqual([])
})
