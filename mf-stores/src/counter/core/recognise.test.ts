import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { recognise } from './recognise'
import { buildCounterDay, buildCounterPickup } from './testing'

const hash = (code: string) => createHash('sha256').update(`salt${code}`).digest('hex').slice(0, 4)
const now = Date.parse('2026-11-20T13:32:00.000Z')
const one = (over: object) =>
  buildCounterDay({ pickups: [buildCounterPickup({ id: 'tove', codeHash: hash('K7RM4T9X'), ...over })] })

test('without a connection a code is known by its salted fingerprint; the list holds no code', async () => {
  const day = one({})
  expect(JSON.stringify(day)).not.toContain('K7RM4T9X')
  expect(await recognise('K7RM4T9X', day, undefined, now)).toMatchObject({ outcome: 'ready', pickup: { id: 'tove' } })
  expect(await recognise('K7RM4T9V', day)).toBeUndefined()
  expect(await recognise('K7RM4T9X', undefined)).toBeUndefined()
})

test('a code whose fingerprint begins like that of another pass is left to the server', async () => {
  const alike = buildCounterDay({
    pickups: ['tove', 'milad'].map((id) => buildCounterPickup({ id, codeHash: hash('K7RM4T9X') })),
  })
  expect(await recognise('K7RM4T9X', alike, undefined, now)).toBeUndefined()
})

test('what the phone knows by itself: used, queued already, or run out', async () => {
  const used = one({ state: 'picked_up', pickedUpAt: '2026-11-20T12:05:00.000Z', pickedUpBy: 'Elin Norberg' })
  expect(await recognise('K7RM4T9X', used)).toMatchObject({
    outcome: 'used',
    at: '2026-11-20T12:05:00.000Z',
    by: 'Elin Norberg',
    where: 'Järntorget',
  })
  expect(await recognise('K7RM4T9X', one({}), new Set(['tove']))).toMatchObject({ outcome: 'used' })
  const ended = '2026-11-20T13:31:59.000Z'
  expect(await recognise('K7RM4T9X', one({ expiresAt: ended }), undefined, now)).toMatchObject({
    outcome: 'lapsed',
    at: ended,
  })
})
