import { expect, test } from '@jest/globals'
import { comingFault, comingRefusal } from './faults'
import { messages } from './messages'

const day = [
  { from: '10:00', to: '12:00' },
  { from: '13:00', to: '18:00' },
]
const store = { countryCode: 'SE', openingWeek: [day, day, day, day, day, [], []] } as never
const inWords = { ...(store as object), openingWeek: null } as never

test('an hour within the opening hours is fine, and any where they are given only in words', () => {
  expect(comingFault('2026-11-27T10:00:00Z', store)).toBeUndefined()
  expect(comingFault('2026-11-28T10:00:00Z', inWords)).toBeUndefined()
})

test('what is no hour, or finds the store closed, says which', () => {
  expect(comingFault('', store)).toEqual({ message: messages.choose })
  expect(comingFault('2026-11-27T11:30:00Z', store)).toEqual({
    message: messages.closedThen,
    hours: '10:00–12:00, 13:00–18:00',
  })
  expect(comingFault('2026-11-28T11:00:00Z', store)).toEqual({ message: messages.closedDay })
})

test('a refusal of the server is said in the same words, and one of something else is not taken for it', () => {
  expect(comingRefusal({ comingAt: ['after_end'] })).toEqual({ message: messages.afterEnd })
  expect(comingRefusal({ comingAt: ['invalid'] })).toEqual({ message: messages.closed })
  expect(comingRefusal({ motivation: ['too_long'] })).toBeUndefined()
  expect(comingRefusal(undefined)).toBeUndefined()
})
