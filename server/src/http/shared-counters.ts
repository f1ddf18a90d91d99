import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { toRedis } from '../outgoing'

/** Rule of one counter: at most `max` calls per key within a time window. */
export interface CounterRule {
  name: string
  max: number
  windowMs: number
}

/** How a counter stands after a call: seconds to wait (0 when it is allowed), calls that are left, seconds until it begins anew. */
export interface Standing {
  wait: number
  left: number
  resetSeconds: number
}

/** Rate limit counters shared by all instances. */
export interface SharedCounters {
  /** Counts one call; undefined when Redis does not respond. */
  count: (rule: CounterRule, key: string) => Promise<Standing | undefined>
  close: () => Promise<void>
}

const patience = { connectTimeout: 2_000, commandTimeout: 500, maxRetriesPerRequest: 0 }

/** Counts in Redis. Calls never wait for an unavailable Redis: reconnecting happens in the background, and the outage is logged once. */
export const openSharedCounters = (redisUrl: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): SharedCounters => {
  const redis = new Redis(redisUrl, {
    ...patience,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  })
  let isAway = false
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ reason: error.message }, 'Redis does not answer: each instance counts its calls by itself')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis answers again')
    isAway = false
  })
  const counters = new Map<string, RateLimiterRedis>()
  const counterOf = ({ name, max, windowMs }: CounterRule) => {
    const counter =
      counters.get(name) ??
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `samspel:limit:${name}`,
        points: max,
        duration: windowMs / 1_000,
      })
    counters.set(name, counter)
    return counter
  }
  return {
    count: async (rule, key) => {
      if (redis.status !== 'ready') return undefined
      const standingOf = ({ msBeforeNext, remainingPoints }: RateLimiterRes, isRefused: boolean): Standing => {
        const resetSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000))
        return { wait: isRefused ? resetSeconds : 0, left: remainingPoints, resetSeconds }
      }
      try {
        return standingOf(await toRedis('count a call', () => counterOf(rule).consume(key)), false)
      } catch (refusal) {
        return refusal instanceof RateLimiterRes ? standingOf(refusal, true) : undefined
      }
    },
    close: async () => redis.disconnect(),
  }
}
