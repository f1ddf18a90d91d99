import { expect, test } from '@jest/globals'
import { camelizeKeys, snakeizeKeys } from './case'

test('names as long as a body, and more names than there are, are converted and forgotten', () => {
  const long = `brand_${'x'.repeat(1_000)}`
  expect(Object.keys(camelizeKeys({ [long]: 1 }) as object)).toEqual([`brand${'X'}${'x'.repeat(999)}`])
  for (let at = 0; at < 10_000; at += 1) camelizeKeys({ [`made_up_${at.toString(36)}_name`]: 1 })
  expect(camelizeKeys({ made_up_1_name: 1, info_banner: [{ content_sv: 'x', '2026-11-22': 1, '0a-1b': 2 }] })).toEqual({
    madeUp1Name: 1,
    infoBanner: [{ contentSv: 'x', '2026-11-22': 1, '0a-1b': 2 }],
  })
  expect(snakeizeKeys({ infoBanner: { contentSv: 'x' } })).toEqual({ info_banner: { content_sv: 'x' } })
})
