import { expect, test } from '@jest/globals'
import { readHours, writeHours } from './hours-text'

test.each([
  ['', []],
  ['10–18', [{ from: '10:00', to: '18:00' }]],
  [
    ' 9.30-14,15 - 1800',
    [
      { from: '09:30', to: '14:00' },
      { from: '15:00', to: '18:00' },
    ],
  ],
  ['0–24', [{ from: '00:00', to: '24:00' }]],
])('hours written as %p are read', (text, hours) => expect(readHours(text)).toEqual(hours))

test.each(['18–10', '10', '10–18 och 19–20', '10–14, 13–18', '10–25', '9:75–10', '8–9, 10–11, 12–13, 14–15', 'stängt'])(
  'hours written as %p make no sense',
  (text) => expect(readHours(text)).toBeUndefined(),
)

test('what is written is read again', () => {
  const hours = [
    { from: '09:30', to: '14:00' },
    { from: '15:00', to: '24:00' },
  ]
  expect(writeHours(hours)).toBe('9:30–14, 15–24')
  expect(readHours(writeHours(hours))).toEqual(hours)
})
