import { expect, it, jest } from '@jest/globals'
import { createReporter } from './error-reporting'

const failure = { kind: 'failure', remote: 'mf-x', version: '1.0.0', message: 'x' } as const
const load = { kind: 'load', remote: 'mf-x', version: '1.0.0', ms: 3 } as const

it('X-30 reports in production, and only logs failures elsewhere', () => {
  const send = jest.fn()
  const log = jest.fn()
  const elsewhere = createReporter({ production: false, send, log })
  elsewhere(failure)
  elsewhere(load)
  expect(send).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledTimes(1)
  createReporter({ production: true, send, log })(failure)
  expect(send).toHaveBeenCalledWith(failure)
  expect(log).toHaveBeenCalledTimes(1)
})

it('stops after thirty reports of one page', () => {
  const send = jest.fn()
  const tell = createReporter({ production: true, send })
  for (let index = 0; index < 100; index += 1) tell(failure)
  expect(send).toHaveBeenCalledTimes(30)
})
