import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { transact } from '../src/db/transact'
import type { LiveMessage } from '../src/live'
import { createPostgresBus, createRedisBus } from '../src/modules/live'
import type { GappyBus } from '../src/modules/live/bus'
import { createLiveHub } from '../src/modules/live/hub'
import { liveSessions } from '../src/modules/live/sessions'
import { recordsOf } from './support/records'
import { hasRedis, openRedis } from './support/redis'
import { openTestApi, type TestApi } from './support/test-api'

const fact = (campaignId: string): LiveMessage => ({
  fact: 'campaign-changed',
  ids: { campaignId },
  audience: { brandId: 'b' },
})
const nameOf = ({ ids }: LiveMessage) => ids.campaignId ?? ''

// One specification for every transport of `LIVE_BUS`.
const carriers = [
  ['PostgreSQL', true],
  ['Redis', hasRedis],
] as const
describe.each(carriers)('facts between instances by %s', (carrier, isHere) => {
  const when = isHere ? test : test.skip
  let api: TestApi
  let redis: Awaited<ReturnType<typeof openRedis>> | undefined
  /** Two instances of the API, each with its own bus. */
  let here: GappyBus & { ready: Promise<void> }
  let there: typeof here
  beforeAll(async () => {
    if (!isHere) return
    api = await openTestApi()
    // The bus of the test's API would send what is left in the table by PostgreSQL.
    await api.bus.close()
    if (carrier === 'Redis') redis = await openRedis()
    const open = () =>
      redis
        ? createRedisBus({ redisUrl: redis.url, db: api.db })
        : createPostgresBus({ databaseUrl: api.databaseUrl, db: api.db })
    here = open()
    there = open()
    await Promise.all([here.ready, there.ready])
  })
  afterAll(async () => {
    if (!isHere) return
    await Promise.all([here.close(), there.close()])
    await api.close()
    await redis?.close()
  })

  const say = (bus: GappyBus, ...names: string[]) => transact(api.db, (trx) => bus.publishAll(trx, names.map(fact)))
  /** Records what a bus receives; `until` waits for a name. */
  const listen = (bus: GappyBus) => {
    const heard: { name: string; id: string }[] = []
    const waiting = new Set<() => void>()
    const stop = bus.subscribe((message, id) => {
      heard.push({ name: nameOf(message), id })
      waiting.forEach((look) => look())
    })
    const until = (name: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!heard.some((each) => each.name === name)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
    return { heard, names: () => heard.map(({ name }) => name), until, stop }
  }
  const cut = async () => {
    if (redis) await redis.client.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    else
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'samspel-live' AND datname = current_database()`.execute(
        api.db,
      )
  }

  when('are heard by all, with the same ids and in one order, whoever says them', async () => {
    const [one, other] = [listen(here), listen(there)]
    const said = Array.from({ length: 12 }, (_, at) => `order-${at}`)
    await Promise.all(said.map((name, at) => say(at % 2 ? here : there, name)))
    await Promise.all(said.flatMap((name) => [one.until(name), other.until(name)]))
    expect(other.heard).toEqual(one.heard)
    expect([...one.names()].sort()).toEqual([...said].sort())
    one.stop()
    other.stop()
  })

  when('of one transaction after the other are heard in that order', async () => {
    const ears = listen(there)
    const said = Array.from({ length: 40 }, (_, at) => `after-${at}`)
    for (const [at, name] of said.entries()) await say(at % 2 ? here : there, name)
    await ears.until(said.at(-1)!)
    expect(ears.names()).toEqual(said)
    ears.stop()
  })

  when('of a transaction that rolls back are never heard', async () => {
    const ears = listen(there)
    await transact(api.db, async (trx) => {
      await here.publish(trx, fact('undone'))
      throw new Error('rolled back')
    }).catch(() => undefined)
    await say(here, 'done')
    await ears.until('done')
    expect(ears.names()).toEqual(['done'])
    ears.stop()
  })

  when('a change of what somebody may hear is told to all', async () => {
    const told = Promise.all([here, there].map((bus) => new Promise<string>((tell) => void bus.onAccessChanged(tell))))
    await transact(api.db, (trx) => here.accessChanged(trx, 'somebody'))
    expect(await told).toEqual(['somebody', 'somebody'])
  })

  when('a bus that was cut off says so, and hears what comes after', async () => {
    const gaps = Promise.all([here, there].map((bus) => new Promise<void>((tell) => void bus.onGap(tell))))
    await cut()
    await gaps
    const ears = [listen(here), listen(there)]
    await say(here, 'afterwards')
    await Promise.all(ears.map((each) => each.until('afterwards')))
    for (const each of ears) each.stop()
  })

  when(
    'a stream that was cut off goes on at another instance after its last event, or is told that it cannot',
    async () => {
      const who = await recordsOf(api).staff('admin')
      const hubs = [here, there].map((bus) =>
        createLiveHub({ bus, liveSessions: liveSessions(api.db), heartbeatMs: 3_600_000 }),
      )
      const open = (at: 0 | 1, lastEventId = '') => {
        const written: string[] = []
        const leave = hubs[at]!.add(
          {
            sessionId: who.sessionId,
            hearer: { kind: 'user', id: who.id, role: 'admin', brandIds: 'all' },
            expiresAt: Infinity,
            write: (text) => void written.push(text),
            pendingBytes: () => 0,
            end: () => undefined,
          },
          lastEventId,
        )
        const frames = () => [...written.join('').matchAll(/id: (\S+)\nevent: (\S+)\ndata: (.*)/g)]
        return {
          leave,
          events: () => frames().map(([, , event]) => event),
          names: () => frames().flatMap(([, , , data]) => /"campaign_id":"([^"]+)"/.exec(data!)?.[1] ?? []),
          counts: () => frames().map(([, id]) => Number.parseInt(id!, 10)),
          last: () => frames().at(-1)![1]!,
        }
      }
      const ears = listen(there)
      const first = open(0)
      const other = listen(here)
      await say(here, 'one', 'two')
      await other.until('two')
      first.leave()
      await say(there, 'three', 'four')
      await ears.until('four')
      const second = open(1, first.last())
      expect([first.names(), second.names()]).toEqual([
        ['one', 'two'],
        ['three', 'four'],
      ])
      // Numbered without gaps, continuing from the client's position.
      expect(second.counts()).toEqual([3, 4, 4])
      expect(open(1, '7-0192a000-0000-7000-8000-000000000000').events()).toEqual(['reset'])
      for (const hub of hubs) hub.close()
      ears.stop()
      other.stop()
    },
  )

  when('what an instance left that ended before it could send is sent by another', async () => {
    const ears = listen(there)
    await sql`INSERT INTO live_outbox (event) VALUES (${JSON.stringify({ ...fact('left'), id: 'left' })}::jsonb)`.execute(
      api.db,
    )
    await ears.until('left')
    ears.stop()
  })

  if (carrier === 'Redis') {
    when('what was said while Redis was away is heard when it is back', async () => {
      const ears = listen(there)
      await redis!.kill()
      await say(here, 'while away')
      await redis!.start()
      await say(here, 'when back')
      await Promise.all([ears.until('while away'), ears.until('when back')])
      ears.stop()
    })
  }
})
