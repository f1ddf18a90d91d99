import { expect, test } from '@jest/globals'
import { type Approval, crowdOf, fittingOf, hasRoom, reservedOn } from './approvals'

const mossa = 'mossa'
const bjork = 'bjork'
const one = (reserves: number, limits: Approval['limits'] = [], brandId = mossa): Approval => ({
  brandId,
  reserves,
  limits,
})
const places = (key: string, left: number) => ({ of: 'places' as const, key, left })
const stock = (key: string, left: number) => ({ of: 'stock' as const, key, left })
const at = (day: number, approval: Approval) => ({
  ...approval,
  id: String(day),
  createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
})

test('what approving reserves is summed by brand, after what was promised before', () => {
  const purse = { brandId: mossa, available: 1_000_00 }
  const asked = [one(600_00), one(500_00), one(900_00, [], bjork)]
  expect(reservedOn(purse, asked)).toEqual({ reserves: 1_100_00, available: 1_000_00, lacking: 100_00 })
  expect(reservedOn(purse, [one(600_00)], [one(500_00), one(700_00, [], bjork)])).toEqual({
    reserves: 600_00,
    available: 500_00,
    lacking: 100_00,
  })
})

test('what costs nothing lacks nothing, on an account below nothing either', () => {
  expect(reservedOn({ brandId: mossa, available: -50_00 }, [one(0)]).lacking).toBe(0)
})

test('places and stock are shared by key; what was promised has taken its part', () => {
  const [first, second] = [
    one(0, [places('offer', 5), stock('shelf', 1)]),
    one(0, [places('other', 5), stock('shelf', 1)]),
  ]
  expect(crowdOf([first])).toBeUndefined()
  expect(crowdOf([first, second])).toEqual({ of: 'stock', key: 'shelf', left: 1 })
  expect(crowdOf([second], [first])).toEqual({ of: 'stock', key: 'shelf', left: 0 })
  expect(crowdOf([one(0), one(0)])).toBeUndefined()
})

test('those that fit are the earliest, while there are money, places and stock', () => {
  const all = [
    at(20, one(500_00)),
    at(12, one(500_00)),
    at(13, one(900_00, [places('dear', 1)])),
    at(21, one(0, [stock('shelf', 1)])),
    at(22, one(0, [stock('shelf', 1)])),
    at(11, one(300_00, [], bjork)),
  ]
  const purses = [
    { brandId: mossa, available: 1_000_00 },
    { brandId: bjork, available: 0 },
  ]
  expect(fittingOf(all, purses).map(({ id }) => id)).toEqual(['12', '20', '21'])
  expect(fittingOf(all, purses, [one(600_00)]).map(({ id }) => id)).toEqual(['21'])
})

test('where nothing limits it there is always room', () => {
  expect([hasRoom(null), hasRoom(1), hasRoom(0), hasRoom(2, 3)]).toEqual([true, true, false, false])
})
