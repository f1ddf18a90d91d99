import { describe, expect, test } from '@jest/globals'
import { fileName } from '../../files/csv'
import { marksOf, reportDays, steps } from './report-days'

const campaign = {
  id: '1',
  name: 'Lussebrygg',
  brandName: 'Björkbrygg',
  brandLogoUrl: null,
  productImageUrl: null,
  startAt: '2026-11-03',
  endAt: '2026-11-06',
  dueAt: null,
}
const figures = { reach: 50, posts: 1, likes: 4, comments: 2 }

describe('days of the chart', () => {
  test('every day from start to end, summed up; days to come have no sum (E-05)', () => {
    expect(
      reportDays(
        {
          campaign,
          days: [
            { day: '2026-11-03', ...figures },
            { day: '2026-11-05', ...figures, reach: 30 },
          ],
        },
        '2026-11-05T12:00:00Z',
      ),
    ).toEqual([
      { day: '2026-11-03', reach: 50, total: 50 },
      { day: '2026-11-04', reach: 0, total: 50 },
      { day: '2026-11-05', reach: 30, total: 80 },
      { day: '2026-11-06', reach: 0, total: null },
    ])
  })

  test('posts outside the campaign widen it; without days there is nothing', () => {
    expect(
      reportDays(
        { campaign: { ...campaign, endAt: null }, days: [{ day: '2026-11-01', ...figures }] },
        '2026-11-05',
      ).map(({ day }) => day),
    ).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
    expect(reportDays({ campaign: { ...campaign, startAt: null, endAt: null }, days: [] })).toEqual([])
  })

  test('the scale reaches over the highest value in round steps', () => {
    expect([steps(214_380), steps(100), steps(0)]).toEqual([
      [0, 100_000, 200_000, 300_000],
      [0, 25, 50, 75, 100],
      [0, 1],
    ])
  })
})

test('names of files hold on every system', () =>
  expect(fileName('Lussebrygg: å/ä "två"', 'per dag')).toBe('lussebrygg-a-a-tva-per-dag.csv'))

test('days named under the chart are as far from each other as can be, and end with the last', () => {
  expect(marksOf(28)).toEqual([0, 7, 14, 21, 27])
  expect(marksOf(30)).toEqual([0, 8, 16, 24, 29])
  expect(marksOf(22)).toEqual([0, 6, 12, 21])
  expect(marksOf(3)).toEqual([0, 1, 2])
  expect(marksOf(1)).toEqual([0])
})
