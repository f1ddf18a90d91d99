import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { type ApiProcess, startApi } from './support/api-process'
import { chanceOf } from './support/chance'
import { figure, repetitions } from './support/figure'
import { type Heard, openLiveReader } from './support/live-reader'
import { type Line, openHands, type Talk } from './support/message-hands'
import { percentilesOf } from './support/percentiles'
import { recordsOf } from './support/records'
import { hasRedis, openRedis } from './support/redis'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

jest.setTimeout(repetitions(300_000, 3_600_000))

const total = repetitions(300, 10_000)
/** Below the number an account may write per minute, retries included. */
const perThread = 50
const writersAtOnce = 4

/** Retries until answered, as the page does. */
const surely = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 200) throw error
      await nextTurn()
    }
  }
}

/** Measures NOTIFY round trips, one at a time. */
const openRoundTrips = async (databaseUrl: string) => {
  const [from, to] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)]
  await Promise.all([from.connect(), to.connect()])
  await to.query('LISTEN bare')
  const times: number[] = []
  let last = Promise.resolve()
  const run = () =>
    (last = last.then(async () => {
      const started = performance.now()
      const heard = new Promise((resolve) => to.once('notification', resolve))
      await from.query("SELECT pg_notify('bare', 'x')")
      await heard
      times.push(performance.now() - started)
    }))
  return { times, run, close: () => Promise.all([from.end(), to.end()]) }
}

const carriers = [
  ['PostgreSQL', true],
  ['Redis', hasRedis],
] as const
describe.each(carriers)('messages over two instances, facts by %s', (carrier, isHere) => {
  const when = isHere ? test : test.skip
  let api: TestApi
  let redis: Awaited<ReturnType<typeof openRedis>> | undefined
  let settings: Record<string, string> = {}
  const instances: (ApiProcess | undefined)[] = []
  beforeAll(async () => {
    if (!isHere) return
    api = await openTestApi()
    // The bus of the test's API would send some of the facts by PostgreSQL.
    await api.bus.close()
    if (carrier === 'Redis') redis = await openRedis()
    settings = redis ? { LIVE_BUS: 'redis', REDIS_URL: redis.url } : {}
    for (let at = 0; at < 2; at += 1) instances.push(await startApi(api, [], settings))
  })
  afterAll(async () => {
    if (!isHere) return
    await Promise.all(instances.map((instance) => instance?.end('SIGKILL')))
    await api.close()
    await redis?.close()
  })

  const addressOf = (at: number) => `http://127.0.0.1:${(instances[at] ?? instances[0])!.port}`
  const killAndStart = async () => {
    const [, second] = instances
    instances[1] = undefined
    await second?.end('SIGKILL')
    instances[1] = await startApi(api, [], settings)
  }
  const cutBus = async () => {
    if (redis) await redis.client.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    else
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'samspel-live' AND datname = current_database()`.execute(
        api.db,
      )
  }
  const makeTalks = async () => {
    const make = recordsOf(api)
    const brand = await make.brand()
    const campaign = await make.campaign(brand.id)
    const talks: Talk[] = []
    for (let at = 0; at < total / perThread; at += 1) {
      const [creator, staff] = [await make.creator(), await make.staff('company', [brand.id])]
      await make.participation(brand.id, campaign, creator.id)
      talks.push({ brandId: brand.id, creator, staff, isStaffWriting: at % 2 === 1, length: perThread })
    }
    const watchers = [await make.staff('company', [brand.id]), await make.staff('company', [brand.id])]
    return { brand, talks, watchers }
  }
  const pathOf = (talk: Talk, isStaff: boolean) =>
    `/instagramers/${isStaff ? talk.creator.id : 'me'}/messages?brand_id=${talk.brandId}`

  when(
    'QUALITY 31 none is lost, doubled or out of order while connections are cut and one instance is killed',
    async () => {
      const chance = chanceOf(17)
      const { brand, talks, watchers } = await makeTalks()
      const call = async (who: Actor, path: string, body?: object, signal?: AbortSignal) => {
        const answer = await fetch(`${addressOf(chance(2))}/api${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${who.token}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
          ...(signal && { signal }),
        })
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
        return answer.json() as Promise<{ messages: Line[] }>
      }
      const read = async (who: Actor, talk: Talk, page: number) =>
        (await surely(() => call(who, `${pathOf(talk, who.id !== talk.creator.id)}&page=${page}`))).messages

      // Two staff members receive every thread; creators receive those in which staff write to them.
      const readers = [
        ...watchers.map((who) => ({ who, own: talks })),
        ...talks.filter(({ isStaffWriting }) => isStaffWriting).map((talk) => ({ who: talk.creator, own: [talk] })),
      ].map(({ who, own }, at) => {
        const hands = openHands(who, own, read)
        const firsts = new Map<string, Heard>()
        // An instance that lags behind another sends a reset and then what it receives: between two resets, a fact comes once.
        const sinceReset = new Set<string>()
        const seen = { doubled: 0 }
        let connected = at
        let untilCut = 5 + chance(40)
        const reader = openLiveReader({
          token: who.token,
          address: () => addressOf((connected += 1) % 2),
          onReset: () => {
            sinceReset.clear()
            own.forEach(hands.refresh)
          },
          onFact: (heard) => {
            if (heard.fact !== 'message-created') return
            const { message_id: id = '', instagramer_id: creatorId } = heard.ids
            if (sinceReset.has(id)) seen.doubled += 1
            sinceReset.add(id)
            if (!firsts.has(id)) firsts.set(id, heard)
            const talk = own.find(({ creator }) => creator.id === creatorId)
            if (talk) hands.refresh(talk)
            untilCut -= 1
            if (untilCut > 0) return
            untilCut = 5 + chance(40)
            reader.cut()
          },
        })
        return { own, ...hands, firsts, seen, reader }
      })

      const roundTrips = await openRoundTrips(api.databaseUrl)
      const sentAt = new Map<string, number>()
      const answered = new Set<string>()
      let [written, sentAgain] = [0, 0]
      let restarted: Promise<void> | undefined
      const write = async (talk: Talk, number: number) => {
        const message = { body: String(number), client_key: uuidv7() }
        const who = talk.isStaffWriting ? talk.staff : talk.creator
        sentAt.set(`${talk.creator.id}/${number}`, performance.now())
        let attempt = 0
        const answer = await surely(async () => {
          attempt += 1
          if (attempt > 1) sentAgain += 1
          // Sometimes the connection ends before the answer arrives, so that the outcome is unknown.
          const signal = attempt === 1 && chance(20) === 0 ? AbortSignal.timeout(1 + chance(12)) : undefined
          return call(who, pathOf(talk, talk.isStaffWriting), { message }, signal)
        })
        answered.add((answer as unknown as { message: Line }).message.id)
        written += 1
        if (written % 10 === 0) await roundTrips.run()
        // The second instance is killed midway and returns at another address; later the bus of both is cut.
        if (written === Math.floor(total / 2)) restarted = killAndStart()
        if (written === Math.floor(total * 0.75)) await cutBus()
      }
      const started = performance.now()
      const queue = [...talks]
      const writeAll = async () => {
        for (let talk = queue.shift(); talk; talk = queue.shift())
          for (let number = 0; number < perThread; number += 1) await write(talk, number)
      }
      await Promise.all(Array.from({ length: writersAtOnce }, writeAll))
      const perSecond = (total / (performance.now() - started)) * 1_000
      await restarted
      await Promise.all(readers.map(({ complete }) => complete))
      await Promise.all([roundTrips.close(), ...readers.map(({ reader }) => reader.close())])

      const stored = await api.db
        .selectFrom('messages')
        .select(['id', 'body', 'seq', 'instagramer_id'])
        .where('brand_id', '=', brand.id)
        .where('notice', 'is', null)
        .execute()
      const keyOf = new Map(stored.map(({ id, body, instagramer_id: creator }) => [id, `${creator}/${body}`]))
      const arrivals = readers.flatMap(({ firsts }) =>
        [...firsts].flatMap(([id, { at }]) => at - (sentAt.get(keyOf.get(id) ?? '') ?? NaN)),
      )
      const sum = (of: (reader: (typeof readers)[number]) => number) => readers.reduce((all, each) => all + of(each), 0)
      const expected = sum(({ own }) => own.length * perThread)
      const found = {
        stored: stored.length,
        answered: answered.size,
        lost: expected - sum(({ hands }) => [...hands.values()].flat().length),
        doubled: sum(({ faults }) => faults.doubled) + stored.length - new Set(keyOf.values()).size,
        outOfOrder:
          sum(({ faults }) => faults.outOfOrder) +
          stored.filter(({ seq, body }) => Number(seq) !== Number(body) + 1).length,
        factsDoubled: sum(({ seen }) => seen.doubled),
        holes: sum(({ reader }) => reader.seen.holes),
      }
      expect(found).toEqual({
        stored: total,
        answered: total,
        lost: 0,
        doubled: 0,
        outOfOrder: 0,
        factsDoubled: 0,
        holes: 0,
      })
      const cuts = sum(({ reader }) => reader.seen.cuts)
      expect(cuts).toBeGreaterThan(0)
      figure(
        31,
        `${carrier}: ${total} messages in ${talks.length} threads over two instances, read ${expected} times at ${readers.length} streams: 0 lost, 0 doubled, 0 out of order; ${cuts} streams cut, ${sentAgain} sent again, one instance killed, the bus cut once, ${sum(({ reader }) => reader.seen.resets)} times told to read again; ${perSecond.toFixed(0)} a second; sent until heard ${percentilesOf(arrivals)}; a bare NOTIFY there and back ${percentilesOf(roundTrips.times)}`,
      )
    },
  )
})
