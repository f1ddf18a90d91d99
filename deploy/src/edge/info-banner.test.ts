import { expect, test } from '@jest/globals'
import { bannerCache } from './info-banner'

const answering = (...answers: (object | number | Error)[]) => {
  const asked: string[] = []
  const fetch = (async (url: string) => {
    asked.push(url)
    const answer = answers[Math.min(asked.length, answers.length) - 1]!
    if (answer instanceof Error) throw answer
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : new Response(JSON.stringify(answer))
  }) as typeof globalThis.fetch
  return { fetch, asked }
}

test('the notice is asked for once for many pages, and again when it has grown old, while the old one is given', async () => {
  let time = 0
  const { fetch, asked } = answering({ info_banner: { id: '1' } }, { info_banner: null })
  const banner = bannerCache({ apiUrl: 'http://api', fetch, now: () => time })
  expect((await Promise.all([banner(), banner()])).map((known) => known?.banner)).toEqual([{ id: '1' }, { id: '1' }])
  expect(asked).toEqual(['http://api/public/info_banners/current'])
  time = 20_000
  expect((await banner())?.banner).toEqual({ id: '1' })
  await new Promise(setImmediate)
  expect((await banner())?.banner).toBeNull()
  expect(asked).toHaveLength(2)
})

test('an API that is silent, fails or talks nonsense leaves the page without one, and what was known stays', async () => {
  for (const answer of [new Error('down'), 503, { info_banner: 'x' }, {}]) {
    expect(await bannerCache({ apiUrl: 'http://api', ...answering(answer), now: () => 0 })()).toBeUndefined()
  }
  let time = 0
  const banner = bannerCache({
    apiUrl: 'http://api',
    ...answering({ info_banner: { id: '1' } }, new Error('down')),
    now: () => time,
  })
  await banner()
  time = 20_000
  await banner()
  await new Promise(setImmediate)
  expect((await banner())?.banner).toEqual({ id: '1' })
})
