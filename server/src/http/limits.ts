import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiTokenLimits } from '@samspel/api/api-tokens'
import type { Endpoint, RateLimit } from '@samspel/api/contract'
import type { Config } from '../config'
import { AppError } from '../errors'
import type { CounterRule, SharedCounters, Standing } from './shared-counters'

interface Count extends CounterRule {
  keyOf: (request: FastifyRequest) => string
}

/** How many keys one limit keeps, about 60 characters each at most. A flood of new keys only pushes out the oldest. */
const remembered = 50_000

const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)
const callerOf = ({ caller, ip }: FastifyRequest): string => (caller.kind === 'anonymous' ? normalizeIP(ip) : caller.id)

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], body)

/** The account named in a body, hashed, so that counter keys are short and hold no email addresses. */
const accountOf = (body: unknown, fields: readonly string[]): string => {
  const named = fields.map((field) => valueAt(body, field)).find((value) => value !== undefined && value !== null)
  return typeof named === 'string'
    ? createHash('sha256').update(named.toLowerCase()).digest('base64url').slice(0, 22)
    : ''
}

type Sizes = Pick<Config, 'signInLimit' | 'rateLimitFactor'>

const countsOf = ({ name, max, minutes, per }: RateLimit & { name: string }, sizes: Sizes): Count[] => {
  const count = {
    name,
    max: typeof max === 'number' ? max * sizes.rateLimitFactor : Math.ceil(sizes.signInLimit * max.shareOfSignIns),
    windowMs: minutes * 60_000,
  }
  if (per === 'caller') return [{ ...count, keyOf: callerOf }]
  if (per === 'address') return [{ ...count, keyOf: addressOf }]
  return [
    { ...count, keyOf: (request) => `${addressOf(request)} ${accountOf(request.body, per.account)}` },
    { ...count, name: `${name} by address`, max: count.max * 4, keyOf: addressOf },
  ]
}

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Builds the rate limit checks that run before a call's handler; none when the call has no limit. They count in `shared` while that
 * responds, otherwise in this process.
 */
export const createLimiter = (app: FastifyInstance, sizes: Sizes, shared?: SharedCounters) => {
  const counters = new Map<string, ReturnType<FastifyInstance['createRateLimit']>>()
  const counterOf = ({ name, max, windowMs, keyOf }: Count) => {
    const options = { max, timeWindow: windowMs, keyGenerator: keyOf, cache: remembered }
    const counter = counters.get(name) ?? app.createRateLimit(options)
    counters.set(name, counter)
    return counter
  }
  const standingOf = async (count: Count, request: FastifyRequest): Promise<Standing> => {
    const ofAll = await shared?.count(count, count.keyOf(request))
    if (ofAll !== undefined) return ofAll
    const seen = await counterOf(count)(request)
    if (seen.isAllowed) return { wait: 0, left: count.max, resetSeconds: 0 }
    return { wait: seen.isExceeded ? seen.ttlInSeconds : 0, left: seen.remaining, resetSeconds: seen.ttlInSeconds }
  }
  /** All calls of one token together, whichever they are; the answer says how many are left. */
  const ofToken: Count = {
    name: 'api token',
    max: apiTokenLimits.perMinute * sizes.rateLimitFactor,
    windowMs: 60_000,
    keyOf: callerOf,
  }
  const checkToken: Check = async (request, reply) => {
    if (request.caller.kind !== 'user' || !request.caller.token) return
    const { wait, left, resetSeconds } = await standingOf(ofToken, request)
    void reply.headers({
      'RateLimit-Limit': String(ofToken.max),
      'RateLimit-Remaining': String(left),
      'RateLimit-Reset': String(resetSeconds),
    })
    if (wait === 0) return
    void reply.header('Retry-After', String(wait))
    throw new AppError('too_many_requests')
  }
  return (key: string, { rateLimit, scope }: Pick<Endpoint, 'rateLimit' | 'scope'>): readonly Check[] => {
    const byToken = scope ? [checkToken] : []
    if (!rateLimit) return byToken
    const all = countsOf({ name: key, ...rateLimit }, sizes)
    const check: Check = async (request, reply) => {
      for (const count of all) {
        const { wait } = await standingOf(count, request)
        if (wait === 0) continue
        void reply.header('Retry-After', String(wait))
        throw new AppError('too_many_requests')
      }
    }
    return [...byToken, check]
  }
}
