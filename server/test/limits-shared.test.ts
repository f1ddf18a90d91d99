import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../src/http/app'
import { handlers, plugins } from '../src/modules'
import { hasRedis, openRedis } from './support/redis'
import { openTestApi, type TestApi } from './support/test-api'

const signInLimit = 20

;(hasRedis ? describe : describe.skip)('limits that two instances share by Redis', () => {
  let redis: Awaited<ReturnType<typeof openRedis>>
  let api: TestApi
  let instances: FastifyInstance[]

  const signIn = async (app: FastifyInstance, email: string) => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/api/auth/users/sign_in',
      payload: { user: { email, password: 'wrong' } },
    })
    return { status: statusCode, retryAfter: Number(headers['retry-after']) }
  }
  const statuses = async (email: string, times: number) => {
    const seen: number[] = []
    for (let at = 0; at < times; at += 1) seen.push((await signIn(instances[at % 2]!, email)).status)
    return seen
  }
  const countsInRedis = async (app: FastifyInstance) => {
    await signIn(app, 'probe@samspel.test')
    return (await redis.client.dbsize()) > 0
  }
  const refused = (seen: number[]) => seen.filter((status) => status === 429).length

  beforeAll(async () => {
    redis = await openRedis()
    api = await openTestApi({ signInLimit, redisUrl: redis.url })
    const other = await createApp({ db: api.db, config: api.config, live: api.bus, handlers, plugins })
    instances = [api.app, other]
    // Each instance counts for itself until it has connected.
    for (const app of instances) {
      while (!(await countsInRedis(app)));
      await redis.client.flushall()
    }
  })
  afterAll(async () => {
    await instances[1]?.close()
    await api.close()
    await redis.close()
  })

  test('the 21st sign-in with one email is refused, whichever instance it comes to, and another email is not held up', async () => {
    expect(await statuses('one@samspel.test', 22)).toEqual([...Array<number>(20).fill(401), 429, 429])
    const { retryAfter } = await signIn(instances[1]!, 'one@samspel.test')
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
    expect((await signIn(instances[1]!, 'two@samspel.test')).status).toBe(401)
  })

  test('Redis keeps no address of an account, and nothing for longer than the limit asks', async () => {
    await signIn(instances[0]!, 'private@samspel.test')
    const keys = await redis.client.keys('*')
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => key.includes('private'))).toEqual([])
    for (const key of keys) expect([key, (await redis.client.pttl(key)) > 0]).toEqual([key, true])
  })

  test('while Redis is away each instance counts by itself and nobody gets an error; when it is back they count together again', async () => {
    await redis.kill()
    expect(refused(await statuses('away@samspel.test', 40))).toBe(0)
    expect(refused(await statuses('away@samspel.test', 2))).toBe(2)
    await redis.start()
    const countTogether = async () => {
      const key = `back-${Math.random()}@samspel.test`
      return refused(await statuses(key, 22)) === 2
    }
    while (!(await countTogether())) await redis.client.flushall()
  })
})
