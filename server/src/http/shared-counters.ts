import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** What one counter counts: `max` calls of one key within a time. */
export interface CounterRule {
  name: string
  max: number
  windowMs: number
}

/** Counters that all instances share. */
export interface SharedCounters {
  /** Counts one call: 0 when it is allowed, else the seconds to wait; undefined while Redis does not answer. */
  secondsToWait: (rule: CounterRule, key: string) => Promise<number | undefined>
  close: () => Promise<void>
}

const patience = { connectTimeout: 2_000, commandTimeout: 500, maxRetriesPerRequest: 0 }

/** Counts in Redis. Nobody waits for a Redis that is away: it is looked for in the background, and the log says once that it is gone. */
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
        await counterOf(rule).consume(key)
        return 0
      } catch (refusal) {
        return refusal instanceof RateLimiterRes ? Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) : undefined
      }
    },
    close: async () => redis.disconnect(),
  }
}
