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

/** Rate limit counters shared by all instances. */
export interface SharedCounters {
  /** Counts one call: 0 when it is allowed, otherwise the seconds to wait; undefined when Redis does not respond. */
  secondsToWait: (rule: CounterRule, key: string) => Promise<number | undefined>
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
    secondsToWait: async (rule, key) => {
      if (redis.status !== 'ready') return undefined
      try {
        await toRedis('count a call', () => counterOf(rule).consume(key))
        return 0
      } catch (refusal) {
        return refusal instanceof RateLimiterRes ? Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) : undefined
      }
    },
    close: async () => redis.disconnect(),
  }
}
