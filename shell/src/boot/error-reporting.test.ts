import { expect, it, jest } from '@jest/globals'
import { createErrorReporter } from './error-reporting'

const report = { kind: 'error', message: 'x' } as const

it('X-30 reports in production, and only logs elsewhere', () => {
  const send = jest.fn()
  const log = jest.fn()
  createErrorReporter({ production: false, send, log })(report)
  expect(send).not.toHaveBeenCalled()
  createErrorReporter({ production: true, send, log })(report)
  expect(send).toHaveBeenCalledWith(report)
  expect(log).toHaveBeenCalledTimes(1)
})

it('stops after thirty reports of one page', () => {
  const send = jest.fn()
  const tell = createErrorReporter({ production: true, send })
  for (let index = 0; index < 100; index += 1) tell(report)
  expect(send).toHaveBeenCalledTimes(30)
})
