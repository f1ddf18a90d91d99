/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { appActions } from '@samspel/store'
import { followWindowSize } from './size'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('the size is in the state at once, then 100 ms after the last of five changes 50 ms apart, once (K-04)', () => {
  const dispatch = jest.fn()
  followWindowSize({ dispatch: dispatch as never })
  expect(dispatch).toHaveBeenCalledTimes(1)
  for (let change = 0; change < 5; change += 1) {
    Object.assign(window, { innerWidth: 400 + change })
    window.dispatchEvent(new Event('resize'))
    jest.advanceTimersByTime(change < 4 ? 50 : 99)
  }
  expect(dispatch).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  expect(dispatch.mock.calls.slice(1)).toEqual([[appActions.windowResized({ width: 404, height: window.innerHeight })]])
})
