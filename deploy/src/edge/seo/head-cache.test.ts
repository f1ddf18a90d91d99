import { expect, jest, test } from '@jest/globals'
import { headCache } from './head-cache'

const head = (title: string) => ({
  title,
  description: '',
  canonical: '/p',
  image: null,
  image_alt: '',
  type: 'website',
  locale: 'sv',
  json_ld: null,
  body: { heading: title, paragraphs: [], links: [] },
})
const answers = (title: string) => async () => Response.json({ page_head: head(title) })

function bench(first: () => Promise<Response>) {
  const clock = { now: 0 }
  const fetch = jest.fn<(address: string, init: RequestInit) => Promise<Response>>(first)
  return {
    clock,
    fetch,
    heads: headCache({ apiUrl: 'http://api', fetch: fetch as never, now: () => clock.now, waitMs: 20 }),
  }
}

test('a head is asked for once a minute, then shown as it was while a new one is on its way', async () => {
  const { clock, fetch, heads } = bench(answers('Ett'))
  const both = await Promise.all([heads.read('/b/x', 'sv'), heads.read('/b/x', 'sv')])
  expect(both[0]).toMatchObject({ state: 'found', head: { title: 'Ett' } })
  clock.now = 59_000
  await heads.read('/b/x', 'sv')
  expect(fetch).toHaveBeenCalledTimes(1)
  fetch.mockImplementation(answers('Två'))
  clock.now = 61_000
  expect(await heads.read('/b/x', 'sv')).toMatchObject({ head: { title: 'Ett' } })
  await new Promise(setImmediate)
  expect(await heads.read('/b/x', 'sv')).toMatchObject({ head: { title: 'Två' } })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('languages are kept apart, and the path travels as one value', async () => {
  const { fetch, heads } = bench(answers('x'))
  await heads.read('/b/a&locale=en', 'sv')
  await heads.read('/b/a&locale=en', 'en')
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    'http://api/public/page_heads?path=%2Fb%2Fa%26locale%3Den&locale=sv',
    'http://api/public/page_heads?path=%2Fb%2Fa%26locale%3Den&locale=en',
  ])
})

test('an API that fails three times in a row is left alone for five seconds, what was known stands', async () => {
  const { clock, fetch, heads } = bench(answers('Ett'))
  await heads.read('/b/x', 'sv')
  fetch.mockRejectedValue(new TypeError('fetch failed'))
  clock.now = 20 * 60_000
  expect(await heads.read('/b/x', 'sv')).toMatchObject({ head: { title: 'Ett' } })
  for (const path of ['/b/1', '/b/2', '/b/3', '/b/4']) expect(await heads.read(path, 'sv')).toEqual({ state: 'none' })
  expect(fetch).toHaveBeenCalledTimes(4)
  fetch.mockImplementation(answers('Åter'))
  clock.now += 5_001
  expect(await heads.read('/b/4', 'sv')).toMatchObject({ head: { title: 'Åter' } })
})

test('a page whose head is slow is waited for once, and holds no other page up', async () => {
  const { heads, fetch } = bench(answers('Snabb'))
  fetch.mockImplementationOnce(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
  )
  expect(await heads.read('/b/slow', 'sv')).toEqual({ state: 'none' })
  expect(await heads.read('/b/slow', 'sv')).toEqual({ state: 'none' })
  expect(await heads.read('/b/x', 'sv')).toMatchObject({ head: { title: 'Snabb' } })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['a failure', async () => new Response('{}', { status: 503 })],
  ['no JSON', async () => new Response('<html>')],
  ['no head', async () => Response.json({ page_head: { title: 7 } })],
  ['too much', async () => Response.json({ page_head: { ...head('x'), description: 'x'.repeat(300_000) } })],
])('%s is answered with a plain page', async (_name, answer) => {
  expect(await bench(answer).heads.read('/b/x', 'sv')).toEqual({ state: 'none' })
})

test('what is missing is missing for a quarter of a minute, and never asked for by an address that is too long', async () => {
  const { clock, fetch, heads } = bench(async () => new Response('{}', { status: 404 }))
  expect(await heads.read('/b/x', 'sv')).toEqual({ state: 'missing' })
  expect(await heads.read(`/b/${'x'.repeat(600)}`, 'sv')).toEqual({ state: 'missing' })
  fetch.mockImplementation(answers('Ny'))
  clock.now = 15_001
  expect(await heads.read('/b/x', 'sv')).toMatchObject({ head: { title: 'Ny' } })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('however many addresses are asked for, a thousand are remembered', async () => {
  const { heads } = bench(answers('x'))
  for (let index = 0; index < 1_100; index += 1) await heads.read(`/b/${index}`, 'sv')
  expect(heads.size()).toBe(1_000)
})

test('however long heads are, what is remembered of them stays within 16 MB', async () => {
  const { heads } = bench(answers('x'.repeat(90_000)))
  for (let index = 0; index < 200; index += 1) await heads.read(`/b/${index}`, 'sv')
  // Each head contains its title twice.
  expect(heads.size()).toBe(Math.floor(16_000_000 / 180_400))
})
