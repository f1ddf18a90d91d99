import { expect, test } from '@jest/globals'
import { comingFault, comingRefusal } from './faults'
import { messages } from './messages'

const day = [
  { from: '10:00', to: '12:00' },
  { from: '13:00', to: '18:00' },
]
const store = { countryCode: 'SE', openingWeek: [day, day, day, day, day, [], []] } as never
const now = Date.parse('2026-11-27T08:00:00Z')
const at = (moment: string, more: object = {}) =>
  comingFault(moment, { store, end: '2026-12-04T17:00:00Z', ...more }, now)

test('an hour within the opening hours and the pass is fine', () => {
  expect(at('2026-11-27T10:00:00Z')).toBeUndefined()
  expect(at('2026-12-21T10:00:00Z', { end: null })).toBeUndefined()
  expect(at('2026-11-28T10:00:00Z', { store: { countryCode: 'SE', openingWeek: null } })).toBeUndefined()
})

test('what is no hour, has been, comes after the pass, or finds the store closed says which', () => {
  expect(at('')).toEqual({ message: messages.choose })
  expect(at('2026-11-27T07:59:00Z')).toEqual({ message: messages.past })
  expect(at('2026-12-04T17:01:00Z')).toEqual({ message: messages.afterEnd })
  expect(at('2026-11-27T11:30:00Z')).toEqual({ message: messages.closedThen, hours: '10:00–12:00, 13:00–18:00' })
  expect(at('2026-11-28T11:00:00Z')).toEqual({ message: messages.closedDay })
})

test('a refusal of the server is said in the same words, and one of something else is not taken for it', () => {
  expect(comingRefusal({ comingAt: ['after_end'] })).toEqual({ message: messages.afterEnd })
  expect(comingRefusal({ comingAt: ['invalid'] })).toEqual({ message: messages.closed })
  expect(comingRefusal({ motivation: ['too_long'] })).toBeUndefined()
  expect(comingRefusal(undefined)).toBeUndefined()
})
