/**
 * Settings of an API instance that is measured: one client sends more than any person, so no rate limit may come in its way, neither the
 * shares of sign-ins nor the fixed numbers.
 */
export const highLimits = { SIGN_IN_LIMIT: '1000000', RATE_LIMIT_FACTOR: '1000000' }
