const globals = require('@jest/globals')

// Retries failed tests TEST_RETRIES times: never by default; a full run for a change sets it.
globals.jest.retryTimes(Number(process.env.TEST_RETRIES ?? 0), { logErrorsBeforeRetry: true })
