import { expect, jest, test } from '@jest/globals'
import { keepMounts, mountLate, type Mounts } from './late-parts'

const mounts: Mounts = { injectReducer: jest.fn(), injectSaga: jest.fn() }

test('a part that comes before the remote has started is mounted when it starts, once; a later one at once', () => {
  const early = jest.fn()
  mountLate(early)
  expect(early).not.toHaveBeenCalled()
  keepMounts(mounts)
  expect(early).toHaveBeenCalledWith(mounts)
  keepMounts(mounts)
  expect(early).toHaveBeenCalledTimes(1)
  const late = jest.fn()
  mountLate(late)
  expect(late).toHaveBeenCalledWith(mounts)
})
