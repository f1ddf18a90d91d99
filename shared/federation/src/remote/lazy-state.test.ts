import { expect, jest, test } from '@jest/globals'
import { lazyState, type StateMounts } from './lazy-state'

const mounts: StateMounts = { injectReducer: jest.fn(), injectSaga: jest.fn() }

test('a part that comes before the remote has started is mounted when it starts, once; a later one at once', () => {
  const state = lazyState()
  const early = jest.fn()
  state.mount(early)
  expect(early).not.toHaveBeenCalled()
  state.start(mounts)
  expect(early).toHaveBeenCalledWith(mounts)
  state.start(mounts)
  expect(early).toHaveBeenCalledTimes(1)
  const late = jest.fn()
  state.mount(late)
  expect(late).toHaveBeenCalledWith(mounts)
})

test('the states of two remotes do not know of each other', () => {
  const one = lazyState()
  const other = lazyState()
  const part = jest.fn()
  other.mount(part)
  one.start(mounts)
  expect(part).not.toHaveBeenCalled()
})
