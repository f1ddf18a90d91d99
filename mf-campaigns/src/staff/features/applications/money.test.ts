import { expect, test } from '@jest/globals'
import { buildCampaignCard, id } from '@samspel/testing'
import { fitting, moneyFor } from './money'

const [paid, dear, free, other] = [id(1), id(2), id(3), id(4)]
const [brand, second] = [id(200), id(201)]
const campaign = (campaignId: string, brandId: string, fee: number, placesLeft: number | null = null) => ({
  id: campaignId,
  name: campaignId,
  brandId,
  waiting: 1,
  placesLeft,
  fee,
})
const overview = {
  counts: { all: 1, dueToday: 0, demandsMet: 0 },
  byCampaign: [
    campaign(paid, brand, 500_00),
    campaign(dear, brand, 900_00, 1),
    campaign(free, brand, 0),
    campaign(other, second, 300_00),
  ],
  accounts: [
    { id: id(101), brandId: brand, brandName: 'Nordklang Audio', available: 1_000_00 },
    { id: id(102), brandId: second, brandName: 'Fjällglim', available: 0 },
  ],
}
const application = (n: number, campaignId: string, day = 10 + n) => ({
  id: id(500 + n),
  campaignId,
  createdAt: `2026-11-${String(day)}T10:00:00Z`,
  campaign: buildCampaignCard({ id: campaignId, brandId: campaignId === other ? second : brand }),
})
const none = new Map<string, never>()

test('approving reserves the fee of each on the account of its brand; what is not enough is said by brand', () => {
  const selected = [application(1, paid), application(2, dear), application(3, free), application(4, other)]
  expect(moneyFor(overview, none, selected)).toEqual([
    {
      brandId: brand,
      brandName: 'Nordklang Audio',
      accountId: id(101),
      reserves: 1_400_00,
      available: 1_000_00,
      lacking: 400_00,
    },
    { brandId: second, brandName: 'Fjällglim', accountId: id(102), reserves: 300_00, available: 0, lacking: 300_00 },
  ])
  expect(moneyFor(overview, none, [application(3, free)])).toEqual([])
})

test('approvals that are not sent yet leave less; declines do not', () => {
  const held = new Map([
    ['a', { ...application(1, paid), act: 'approve' as const }],
    ['b', { ...application(2, dear), act: 'reject' as const }],
  ])
  expect(moneyFor(overview, held, [application(3, dear)])).toMatchObject([{ available: 500_00, lacking: 400_00 }])
})

test('those that fit are the earliest, while there are places and money', () => {
  const all = [
    application(1, paid, 20),
    application(2, paid, 12),
    application(3, dear, 13),
    application(4, free, 21),
    application(5, other, 11),
  ]
  expect(fitting(overview, none, all).map((one) => one.id)).toEqual([id(502), id(501), id(504)])
})
