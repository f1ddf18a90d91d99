import { expect, test } from '@jest/globals'
import { toldPages } from './told'
import { FROM_CACHE, type FromCache } from './words'

const heardBy = () => {
  const heard: FromCache[] = []
  const told = toldPages(async (id) =>
    id === 'a' ? { postMessage: (message) => heard.push(message as FromCache) } : undefined,
  )
  return { heard, told }
}
const kept = (times: FromCache['times']): FromCache => ({ type: FROM_CACHE, kept: true, times })
const fresh: FromCache = { type: FROM_CACHE, kept: false, times: {} }

test('a page hears since when its kept answers are, the oldest of each address; newer ones change nothing', async () => {
  const { heard, told } = heardBy()
  await told.kept('a', '/assignments', 'Sun, 29 Nov 2026 13:20:00 GMT')
  await told.kept('a', '/assignments', 'Sun, 29 Nov 2026 13:25:00 GMT')
  await told.kept('a', '/assignments', 'Sun, 29 Nov 2026 13:10:00 GMT')
  await told.kept('a', '/wallet', 'Sat, 28 Nov 2026 08:00:00 GMT')
  expect(heard).toEqual([
    kept({ '/assignments': '2026-11-29T13:20:00.000Z' }),
    kept({ '/assignments': '2026-11-29T13:10:00.000Z' }),
    kept({ '/assignments': '2026-11-29T13:10:00.000Z', '/wallet': '2026-11-28T08:00:00.000Z' }),
  ])
})

test('an answer without a readable time is from before all the same; no time is made up for it', async () => {
  const { heard, told } = heardBy()
  await told.kept('a', '/wallet', 'soon')
  await told.kept('a', '/wallet', null)
  expect(heard).toEqual([kept({})])
})

test('once the network answers, the page hears it once, and no time of before is left; a page that is gone is no fault', async () => {
  const { heard, told } = heardBy()
  await told.fresh('a')
  await told.kept('a', '/wallet', 'Sat, 28 Nov 2026 08:00:00 GMT')
  await told.fresh('a')
  await told.fresh('a')
  await told.kept('gone', '/wallet', null)
  expect(heard).toEqual([kept({ '/wallet': '2026-11-28T08:00:00.000Z' }), fresh])
})

test('a page that comes to listen late asks, and hears how it is', async () => {
  const { heard, told } = heardBy()
  await told.asked('a')
  await told.kept('a', '/wallet', 'Sat, 28 Nov 2026 08:00:00 GMT')
  await told.asked('a')
  expect(heard).toEqual([fresh, heard[1], heard[1]])
})
