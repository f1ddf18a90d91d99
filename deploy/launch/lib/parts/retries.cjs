const globals = require('@jest/globals')

// A test that fails is tried again as often as TEST_RETRIES says: never, unless a whole run for a change asks for it.
globals.jest.retryTimes(Number(process.env.TEST_RETRIES ?? 0), { logErrorsBeforeRetry: true })
