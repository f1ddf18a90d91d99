import { expect, test } from '@jest/globals'
import type { ManagedInfoBanner } from '@samspel/api'
import { bannerBody, bannerValues, emptyBanner } from './values'

const endOf = (endTime: string) => bannerBody({ ...emptyBanner, endDay: '2026-12-05', endTime }).endsAt ?? null

test('a banner without a time of its end is shown through the last minute of its day, and stays so when saved again', () => {
  expect(endOf('')).toBe('2026-12-05T22:59:59.999Z')
  const values = bannerValues({ endsAt: endOf(''), startsAt: null } as ManagedInfoBanner)
  expect([values.endDay, values.endTime]).toEqual(['2026-12-05', ''])
})

test('a time that was given is kept', () => {
  expect(endOf('23:59')).toBe('2026-12-05T22:59:00.000Z')
  expect(bannerValues({ endsAt: endOf('23:59'), startsAt: null } as ManagedInfoBanner).endTime).toBe('23:59')
})
