import { expect, test } from '@jest/globals'
import { Compile } from 'typebox/compile'
import { endpoints } from '.'

const body = Compile(endpoints.updateInstagramerMe.body)
const takes = (field: string, value: unknown) => body.Check({ instagramer: { [field]: value } })

test.each([
  ['name', 120],
  ['city', 120],
  ['bio', 1_000],
  ['avatarUrl', 500],
  ['bankAccountNumber', 80],
])('a creator’s %s has %d characters at most', (field, most) => {
  expect(takes(field, 'a'.repeat(most))).toBe(true)
  expect(takes(field, 'a'.repeat(most + 1))).toBe(false)
})

test('twenty subjects at most', () => {
  const id = '0197a000-0000-7000-8000-000000000001'
  expect(
    takes(
      'profileCategoryIds',
      Array.from({ length: 20 }, () => id),
    ),
  ).toBe(true)
  expect(
    takes(
      'profileCategoryIds',
      Array.from({ length: 21 }, () => id),
    ),
  ).toBe(false)
})
