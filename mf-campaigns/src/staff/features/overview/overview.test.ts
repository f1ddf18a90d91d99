import { expect, test } from '@jest/globals'
import { marksOf, readSort, sorted, writeSort } from './data/compare'
import { changeOf, dayAfter, isPeriod, periodOf, weekShown } from './data/days'
import type { ComparedCampaign, Waiting } from './data/overview'
import { scaleOf } from './data/scale'
import { waitingRows } from './data/waiting-rows'

const nothing: Waiting = {
  applications: null,
  mentions: null,
  money: null,
  messages: null,
  imagePurchases: null,
  drafts: null,
  lastAnswerAt: null,
}
const all: Waiting = {
  applications: { count: 52, dueToday: 2 },
  mentions: { count: 9, oldestAt: '2026-11-20T10:00:00Z', username: 'emmasfika' },
  money: {
    lacking: 1,
    available: 0,
    brandName: 'Mossa',
    campaign: { id: 'c', name: 'Julpyssel', startAt: null },
    moreBrands: 0,
  },
  messages: { count: 3, latestAt: null, latestFrom: null },
  imagePurchases: { count: 1, amount: 180_000, creatorName: 'Emma', moreCreators: 0 },
  drafts: { count: 1, campaign: { id: 'd', name: 'Vinterljud' } },
  lastAnswerAt: null,
}

test('what waits is ordered by urgency; what nobody waits for is gone', () => {
  expect(waitingRows(all)).toEqual(['applications', 'money', 'mentions', 'messages', 'imagePurchases', 'drafts'])
  expect(waitingRows({ ...all, applications: { count: 52, dueToday: 0 } })).toEqual([
    'money',
    'mentions',
    'applications',
    'messages',
    'imagePurchases',
    'drafts',
  ])
  expect(waitingRows({ ...nothing, messages: all.messages })).toEqual(['messages'])
  expect(waitingRows(nothing)).toEqual([])
})

test('a week runs Monday to Sunday, and on a Sunday the coming one is shown', () => {
  expect(weekShown('2026-11-28')[0]).toBe('2026-11-23')
  expect(weekShown('2026-11-29')).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter('2026-11-30', days)))
})

test('a period ends today and has so many weeks, the running one among them', () => {
  expect(periodOf(4, '2026-11-26')).toEqual({ from: '2026-11-02', to: '2026-11-26' })
  expect(periodOf(12, '2026-11-23')).toEqual({ from: '2026-09-07', to: '2026-11-23' })
})

test('a change is told in whole percent, and only where there was something before', () => {
  expect([changeOf(118, 100), changeOf(92, 100), changeOf(5, 0), changeOf(null, 4), changeOf(4, null)]).toEqual([
    18,
    -8,
    null,
    null,
    null,
  ])
})

test('steps of a scale are round and reach over the highest bar', () => {
  expect(scaleOf(178_400, 3)).toEqual([0, 100_000, 200_000])
  expect(scaleOf(23_100, 2)).toEqual([0, 20_000, 40_000])
  expect(scaleOf(0, 3)).toEqual([0, 1])
})

const campaign = (name: string, costPerThousandReach: number | null, endAt: string | null = null) =>
  ({ id: name, name, costPerThousandReach, endAt }) as ComparedCampaign

test('the lowest cost and what is 25 % above the average are marked, from two campaigns on', () => {
  const campaigns = [campaign('A', 9_000), campaign('B', 23_000), campaign('C', 15_600), campaign('D', null)]
  expect([...marksOf(campaigns, 16_800)]).toEqual([
    ['B', { kind: 'above', percent: 37 }],
    ['A', { kind: 'lowest' }],
  ])
  expect(marksOf([campaign('A', 9_000), campaign('D', null)], 9_000).size).toBe(0)
  expect(marksOf([campaign('A', 9_000), campaign('B', 9_000)], 9_000).size).toBe(0)
})

test('every column sorts both ways, what nobody knows last; the end is the order without words', () => {
  const campaigns = [campaign('B', 200, '2026-12-02'), campaign('Å', null), campaign('A', 100, '2026-12-01')]
  const names = (text: string) => sorted(campaigns, readSort(text)).map(({ name }) => name)
  expect(names('')).toEqual(['A', 'B', 'Å'])
  expect(names('-perThousand')).toEqual(['B', 'A', 'Å'])
  expect(names('perThousand')).toEqual(['A', 'B', 'Å'])
  expect([writeSort(readSort('what')), writeSort(readSort('-cost')), writeSort(readSort('-endAt'))]).toEqual([
    '',
    '-cost',
    '-endAt',
  ])
})

test('own dates are asked for when they are in order and at most 53 weeks', () => {
  expect(isPeriod('2026-11-02', '2026-11-02')).toBe(true)
  expect(isPeriod('2026-11-02', '2026-11-01')).toBe(false)
  expect(isPeriod('2025-11-03', '2026-11-08')).toBe(true)
  expect(isPeriod('2025-11-02', '2026-11-08')).toBe(false)
  expect(isPeriod('2025-11-02', 'x')).toBe(false)
})
