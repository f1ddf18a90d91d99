import { expect, test } from '@jest/globals'
import type { CampaignReport } from '@samspel/api'
import { texts } from '../texts'
import { creatorsCsv } from './creators'
import { daysCsv } from './days'

const figures = { reach: 50, posts: 1, likes: 4, comments: 2 }
const creator = {
  id: '0197a000-0000-7000-8000-000000000001',
  username: '@sum',
  name: '=HYPERLINK("x")',
  city: null,
  avatarUrl: null,
  followersCount: 0,
  engagementRate: 0,
}
const report: CampaignReport = {
  campaign: {
    id: '0197a000-0000-7000-8000-000000000002',
    name: 'Lussebrygg',
    brandName: 'Björkbrygg',
    brandLogoUrl: null,
    productImageUrl: null,
    startAt: null,
    endAt: null,
    dueAt: null,
  },
  wantedReach: 0,
  totals: { ...figures, participants: 1, creators: 1, costs: { fees: 0, goods: 0, logistics: 0 }, cost: 0 },
  days: [
    { day: '2026-11-03', ...figures },
    { day: '2026-11-05', ...figures, reach: 30 },
  ],
  kinds: [],
  creators: [
    {
      creator,
      ...figures,
      engagement: 12.3,
      costs: { fees: 100_000, goods: 20_000, logistics: 3_450 },
      cost: 123_450,
      costPerThousandReach: null,
    },
  ],
}

test('Swedish files have semicolons, a byte order mark and the sum of the days', () =>
  expect(daysCsv(report, texts.sv, 'sv')).toBe(
    '\uFEFFDag;Räckvidd;Sammanlagt;Godkända inlägg;Gilla-markeringar;Kommentarer\r\n2026-11-03;50;50;1;4;2\r\n2026-11-05;30;80;1;4;2\r\n',
  ))

test('a creator whose name is a formula runs nowhere; money is in kronor, with the decimals of the language', () => {
  expect(creatorsCsv(report, texts.en, 'en').split('\r\n')[1]).toBe(
    '"\'=HYPERLINK(""x"")",\'@sum,1,50,4,2,12.3,1000.00,200.00,34.50,1234.50,',
  )
  expect(creatorsCsv(report, texts.sv, 'sv').split('\r\n')[1]).toMatch(/;12,3;1000,00;200,00;34,50;1234,50;$/)
})
