import { beforeEach, expect, test } from '@jest/globals'
import type { Place } from './watch'
import { createWatch } from './watch'

const place: Place = { remote: 'mf-x', version: '1.0.0', channel: 'canary', phase: 'mount', path: '/x' }
let told: object[]
let watch: ReturnType<typeof createWatch>
const look = (times: number) => Array.from({ length: times }).forEach(() => watch.look())

beforeEach(() => {
  told = []
  watch = createWatch((report) => told.push(report))
  watch.hear({ place })
})

test('a page that does not answer is reported with the remote that was being mounted, once', () => {
  look(5)
  expect(told).toEqual([])
  look(20)
  expect(told).toEqual([{ kind: 'failure', ...place, code: 'FROZEN', message: 'The page has not answered for 5 s' }])
})

test('one that answers is not, and a second freeze is reported anew', () => {
  for (let round = 0; round < 10; round += 1) {
    look(5)
    watch.hear({ away: false })
  }
  expect(told).toEqual([])
  look(6)
  watch.hear({ away: false })
  look(6)
  expect(told).toHaveLength(2)
})

test('what is told in the moment of the freeze counts as the place, not as a sign of life', () => {
  look(5)
  watch.hear({ place: { ...place, remote: 'mf-y', phase: 'render' } })
  look(1)
  expect(told).toEqual([expect.objectContaining({ remote: 'mf-y', phase: 'render' })])
})

test('a hidden page is left alone; when it comes back it has its time again', () => {
  watch.hear({ away: true })
  look(60)
  watch.hear({ away: false })
  look(5)
  expect(told).toEqual([])
})
