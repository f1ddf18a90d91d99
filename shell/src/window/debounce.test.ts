import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { debounce } from './debounce'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('five resize events 50 ms apart make one update, 100 ms after the last (K-04)', () => {
  const update = jest.fn()
  const heard = debounce(update, 100)
  for (let index = 0; index < 5; index += 1) {
    heard()
    if (index < 4) jest.advanceTimersByTime(50)
  }
  jest.advanceTimersByTime(99)
  expect(update).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(update).toHaveBeenCalledTimes(1)
})
