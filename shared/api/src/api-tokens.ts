/**
 * What a token of a company's own systems may be opened for. A call names the one that it needs; what a scope lets it do with the records
 * there is a part of what the roles are granted (`server/src/auth/scopes.ts`).
 */
export const apiScopes = ['read_campaigns', 'read_creators', 'read_posts', 'read_money'] as const
export type ApiScope = (typeof apiScopes)[number]

/** How every token begins, so that people and scanners recognise one. */
export const apiTokenPrefix = 'smp_'

/** Days that a token holds at most, and unless another end is chosen; calls of one token in a minute. */
export const apiTokenLimits = { days: 365, perMinute: 300 } as const
