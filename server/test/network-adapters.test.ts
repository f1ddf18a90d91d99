import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { NetworkProblem } from '../src/modules/networks/adapter'
import { openNetworks } from '../src/modules/networks/open-networks'
import { tiktok as tiktokAt } from '../src/modules/networks/tiktok'
import { nextQuotaDay, quotaDay } from '../src/modules/networks/units'
import { youtube as youtubeAt } from '../src/modules/networks/youtube'
import { openPractice, type TestPractice } from './support/practice'

let practice: TestPractice
beforeAll(async () => {
  practice = await openPractice({ only: ['youtube', 'tiktok'] })
})
afterAll(() => practice.stop())
afterEach(async () => {
  for (const name of ['youtube', 'tiktok'] as const) {
    practice.mode(name, 'works')
    await practice.steer(name, 'fault', { fault: 'none' })
  }
})

const youtube = (key = practice.settingsOf('youtube').YOUTUBE_API_KEY!) =>
  youtubeAt({ url: practice.settingsOf('youtube').YOUTUBE_API_URL!, key })
const tiktok = () => tiktokAt({ url: practice.settingsOf('tiktok').TIKTOK_OEMBED_URL! })

const video = (id: string) => ({ id, url: `https://www.youtube.com/watch?v=${id}` })
const clip = (id: string) => ({ id, url: `https://www.tiktok.com/@kim/video/${id}` })
const problemOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof NetworkProblem ? error.problem : String(error)),
  )

test('only what is connected is asked', () => {
  expect(openNetworks({ networks: { youtube: undefined, tiktok: undefined } })).toEqual([])
  expect(
    openNetworks({
      networks: { youtube: { url: 'https://y.example', key: 'k' }, tiktok: { url: 'https://t.example' } },
    }),
  ).toMatchObject([{ network: 'youtube' }, { network: 'tiktok' }])
})

describe('YouTube', () => {
  test('tells title, channel, day and figures of many videos in one call, in the order asked', async () => {
    await practice.steer('youtube', 'video', {
      video: 'https://youtu.be/dQw4w9WgXcQ',
      title: 'Så brygger jag',
      author: 'Kim brygger',
      views: 8_200_000_000,
      likes: 40,
      comments: 0,
    })
    const [other, known] = await youtube().read([video('aaaaaaaaaaa'), video('dQw4w9WgXcQ')])
    expect(other).toMatchObject({ id: 'aaaaaaaaaaa' })
    expect(known).toEqual({
      id: 'dQw4w9WgXcQ',
      title: 'Så brygger jag',
      author: { name: 'Kim brygger', url: expect.stringMatching(/^https:\/\/www\.youtube\.com\/channel\/UC/) },
      pictureUrl: `${practice.url}/youtube/vi/dQw4w9WgXcQ/hqdefault.png`,
      publishedAt: '2026-11-01T08:00:00.000Z',
      figures: { views: 8_200_000_000, likes: 40, comments: 0 },
    })
  })

  test.each(['private', 'deleted'])('a video that is %s is absent from its answer', async (state) => {
    await practice.steer('youtube', 'video', { video: 'bbbbbbbbbbb', state })
    expect(await youtube().read([video('bbbbbbbbbbb'), video('ccccccccccc')])).toMatchObject([
      'gone',
      { id: 'ccccccccccc' },
    ])
  })

  test('figures that the owner hides are unknown, not nothing', async () => {
    await practice.steer('youtube', 'video', { video: 'ddddddddddd', state: 'no_figures', views: 7 })
    expect(await youtube().read([video('ddddddddddd')])).toMatchObject([
      { figures: { views: 7, likes: null, comments: null } },
    ])
  })

  test('another video than was asked about is none of it', async () => {
    await practice.steer('youtube', 'video', { video: 'eeeeeeeeeee', state: 'other' })
    expect(await youtube().read([video('eeeeeeeeeee')])).toEqual(['gone'])
  })

  test.each([
    ['quotaExceeded', 'quota'],
    ['rateLimitExceeded', 'limited'],
    ['keyInvalid', 'key'],
    ['apiKeyNotValid', 'key'],
    ['accessNotConfigured', 'key'],
    ['backendError', 'down'],
    ['notJson', 'down'],
  ])('%s is %s', async (fault, problem) => {
    await practice.steer('youtube', 'fault', { fault })
    expect(await problemOf(youtube().read([video('dQw4w9WgXcQ')]))).toBe(problem)
  })

  test('a wrong key is said in its own words, and the key is not', async () => {
    const asked = youtube('hemlig-nyckel').read([video('dQw4w9WgXcQ')])
    await expect(asked).rejects.toThrow('400 keyInvalid Bad Request')
    await expect(asked).rejects.not.toThrow('hemlig')
  })
})

describe('TikTok', () => {
  const id = '7301234567890123456'

  test('tells words, account and picture, and no figures', async () => {
    await practice.steer('tiktok', 'video', { video: id, title: 'Klipp\u0000 #reklam', author: 'kim' })
    expect(await tiktok().read([clip(id)])).toEqual([
      {
        id,
        title: 'Klipp #reklam',
        author: { name: 'kim', url: 'https://www.tiktok.com/@kim' },
        pictureUrl: `${practice.url}/tiktok/pictures/${id}.png`,
        publishedAt: null,
        figures: null,
      },
    ])
  })

  test('says which post a short address leads to', async () => {
    expect(await tiktok().read([{ id: null, url: 'https://vm.tiktok.com/ZMabc1234/' }])).toMatchObject([
      { id: expect.stringMatching(/^\d{19}$/) },
    ])
  })

  test.each(['private', 'deleted'])('a post that is %s is gone', async (state) => {
    await practice.steer('tiktok', 'video', { video: '7301234567890120000', state })
    expect(await tiktok().read([clip('7301234567890120000')])).toEqual(['gone'])
  })

  test.each([
    ['tooMany', 'limited'],
    ['forbidden', 'limited'],
    ['broken', 'down'],
    ['empty', 'down'],
  ])('%s is %s', async (fault, problem) => {
    await practice.steer('tiktok', 'fault', { fault })
    expect(await problemOf(tiktok().read([clip(id)]))).toBe(problem)
  })

  test('another post than was asked about is no answer', async () => {
    await practice.steer('tiktok', 'video', { video: '7301234567890121111', state: 'other' })
    expect(await problemOf(tiktok().read([clip('7301234567890121111')]))).toBe('down')
  })
})

describe('an answer from elsewhere', () => {
  let server: Server
  let origin: string
  let answer: { status: number; headers: Record<string, string>; body: string }
  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(answer.status, answer.headers).end(answer.body))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((done) => server.close(done)))

  test('a redirect is followed nowhere', async () => {
    answer = { status: 302, headers: { location: `${practice.url}/tiktok/oembed?url=x` }, body: '' }
    expect(await problemOf(tiktokAt({ url: origin }).read([clip('7301234567890123456')]))).toBe('down')
  })

  test('pictures of other hosts, profiles of other hosts and odd figures are left out', async () => {
    const told = {
      embed_product_id: '7301234567890123456',
      author_name: 'kim',
      author_url: 'https://tiktok.com.evil.example/@kim',
      thumbnail_url: 'https://10.0.0.1/secret.png',
    }
    answer = { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(told) }
    expect(await tiktokAt({ url: origin }).read([clip('7301234567890123456')])).toMatchObject([
      { author: { name: 'kim', url: null }, pictureUrl: null },
    ])
    const videos = {
      items: [
        {
          id: 'dQw4w9WgXcQ',
          snippet: {
            channelTitle: 'K',
            channelId: '../x',
            thumbnails: { high: { url: 'https://i.ytimg.com.evil.example/a' } },
          },
          statistics: { viewCount: '-1', likeCount: 4, commentCount: '9'.repeat(30) },
        },
      ],
    }
    answer.body = JSON.stringify(videos)
    expect(await youtubeAt({ url: origin, key: 'k' }).read([video('dQw4w9WgXcQ')])).toMatchObject([
      { author: { url: null }, pictureUrl: null, figures: { views: null, likes: null, comments: null } },
    ])
  })

  test('pictures come from the hosts of each network', async () => {
    const at = (url: string) => ({ items: [{ id: 'dQw4w9WgXcQ', snippet: { thumbnails: { high: { url } } } }] })
    answer.body = JSON.stringify(at('https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'))
    expect(await youtubeAt({ url: origin, key: 'k' }).read([video('dQw4w9WgXcQ')])).toMatchObject([
      { pictureUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg' },
    ])
  })

  test('a network that nobody answers at is down', async () => {
    expect(await problemOf(tiktokAt({ url: 'http://127.0.0.1:9/oembed' }).read([clip('7301234567890123456')]))).toBe(
      'down',
    )
  })
})

test.each([
  ['2026-11-30T07:59:59Z', '2026-11-29', '2026-11-30T08:00:00.000Z'],
  ['2026-11-30T08:00:00Z', '2026-11-30', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T12:30:15.500Z', '2026-07-01', '2026-07-02T07:00:00.000Z'],
])('at %s the day of the quota is %s, until %s', (at, day, next) => {
  expect(quotaDay(new Date(at))).toBe(day)
  expect(nextQuotaDay(new Date(at)).toISOString()).toBe(next)
})
