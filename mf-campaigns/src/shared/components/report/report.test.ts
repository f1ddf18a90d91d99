import { describe, expect, test } from '@jest/globals'
import { toCsv } from '@samspel/api/files'
import { buildCreatorCard } from '@samspel/testing'
import { fileName } from '../../files/csv'
import { marksOf, reportDays, steps } from './report-days'
import { creatorRows, dayRows } from './report-rows'

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

describe('files', () => {
  const days = [
    { day: '2026-11-03', ...figures },
    { day: '2026-11-05', ...figures, reach: 30 },
  ]

  test('Swedish files have semicolons, a byte order mark and the sum of the days', () => {
    const heads = ['Dag', 'Räckvidd', 'Sammanlagt', 'Inlägg', 'Gilla', 'Kommentarer'] as const
    expect(toCsv(dayRows({ days }, heads), 'sv')).toBe(
      '\uFEFFDag;Räckvidd;Sammanlagt;Inlägg;Gilla;Kommentarer\r\n2026-11-03;50;50;1;4;2\r\n2026-11-05;30;80;1;4;2\r\n',
    )
  })

  test('a creator whose name is a formula runs nowhere; money is in kr, with the decimals of the language', () => {
    const heads = [
      'Creator',
      'Account',
      'Reach',
      'Posts',
      'Likes',
      'Comments',
      'Fee',
      'Goods',
      'Logistics',
      'Cost',
      'CPM',
    ] as const
    const creators = [
      {
        creator: buildCreatorCard({ name: '=HYPERLINK("x")', username: '@sum' }),
        ...figures,
        costs: { fees: 100_000, goods: 20_000, logistics: 3_450 },
        cost: 123_450,
        costPerThousandReach: null,
      },
    ]
    expect(toCsv(creatorRows({ creators }, heads, 'en'), 'en').split('\r\n')[1]).toBe(
      '"\'=HYPERLINK(""x"")",\'@sum,50,1,4,2,1000.00,200.00,34.50,1234.50,',
    )
    expect(creatorRows({ creators }, heads, 'sv')[1]!.slice(6)).toEqual(['1000,00', '200,00', '34,50', '1234,50', ''])
  })

  test('names of files hold on every system', () =>
    expect(fileName('Lussebrygg: å/ä "två"', 'per dag')).toBe('lussebrygg-a-a-tva-per-dag.csv'))
})

test('days named under the chart are as far from each other as can be, and end with the last', () => {
  expect(marksOf(28)).toEqual([0, 7, 14, 21, 27])
  expect(marksOf(30)).toEqual([0, 8, 16, 24, 29])
  expect(marksOf(22)).toEqual([0, 6, 12, 21])
  expect(marksOf(3)).toEqual([0, 1, 2])
  expect(marksOf(1)).toEqual([0])
})
