import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { revokeSession } from '../src/auth/sessions'
import { transact } from '../src/db/transact'
import { createLocalBus, type LiveMessage } from '../src/live'
import { createPostgresBus, streamCount } from '../src/modules/live'
import { createLiveHub, type LiveConnection } from '../src/modules/live/hub'
import { liveSessions } from '../src/modules/live/sessions'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let address: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  address = await api.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => api.close())

/** Opens a stream like a browser and reads it chunk by chunk. */
const listen = async (who: Actor) => {
  const stop = new AbortController()
  const response = await fetch(`${address}/api/live/stream`, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: stop.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('No stream')
  let text = ''
  /** Reads until the text received contains `part`; the end of the stream is reported as such. */
  const until = async (part: string) => {
    while (!text.includes(part)) {
      const { done, value } = await reader.read()
      if (done) return `${text}[end]`
      text += value
    }
    return text
  }
  await until(': here')
  return { response, until, heard: () => text, close: () => stop.abort() }
}

const say = (message: LiveMessage) => transact(api.db, (trx) => api.bus.publish(trx, message))
const change = (campaignId: string, audience: LiveMessage['audience']): LiveMessage => ({
  fact: 'campaign-changed',
  ids: { campaignId },
  audience,
})

describe('GET /live/stream', () => {
  test('is an event stream with snake-cased ids and without the audience', async () => {
    const brand = await make.brand()
    const stream = await listen(await make.staff('company', [brand.id]))
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    await say({
      fact: 'mention-changed',
      ids: { mentionId: 'm', campaignId: 'c', instagramerId: 'i', participationId: 'p' },
      audience: { brandId: brand.id },
    })
    expect(await stream.until('event: mention')).toContain(
      'event: mention-changed\ndata: {"fact":"mention-changed","ids":{"mention_id":"m","campaign_id":"c","instagramer_id":"i","participation_id":"p"}}\n\n',
    )
    stream.close()
  })

  test('staff hears of the own brands, platform staff of all, a creator of what is the own', async () => {
    const [own, other] = [await make.brand(), await make.brand()]
    const creator = await make.creator()
    const streams = {
      company: await listen(await make.staff('company', [own.id])),
      admin: await listen(await make.staff('admin')),
      creator: await listen(creator),
    }
    await say(change('of-other', { brandId: other.id }))
    await say(change('of-own', { brandId: own.id }))
    await say(change('of-creator', { brandId: other.id, instagramerId: creator.id }))
    await say(change('last', { brandId: own.id, instagramerId: creator.id }))
    const heard = async (stream: { until: (part: string) => Promise<string> }) =>
      [...(await stream.until('"last"')).matchAll(/"campaign_id":"([a-z-]+)"/g)].map(([, id]) => id)
    expect(await heard(streams.company)).toEqual(['of-own', 'last'])
    expect(await heard(streams.admin)).toEqual(['of-other', 'of-own', 'of-creator', 'last'])
    expect(await heard(streams.creator)).toEqual(['of-creator', 'last'])
    for (const stream of Object.values(streams)) stream.close()
  })

  test('nothing is told of a transaction that rolls back', async () => {
    const brand = await make.brand()
    const stream = await listen(await make.staff('company', [brand.id]))
    await transact(api.db, async (trx) => {
      await api.bus.publish(trx, change('undone', { brandId: brand.id }))
      throw new Error('rolled back')
    }).catch(() => undefined)
    await say(change('done', { brandId: brand.id }))
    expect(await stream.until('"done"')).not.toContain('undone')
    stream.close()
  })

  test('needs a session', async () => {
    expect((await fetch(`${address}/api/live/stream`)).status).toBe(401)
  })
})

describe('the hub', () => {
  const open = async (who: Actor, overrides: Partial<LiveConnection> = {}) => {
    const bus = createPostgresBus({ databaseUrl: api.databaseUrl, db: api.db })
    await bus.ready
    const hub = createLiveHub({ bus, liveSessions: liveSessions(api.db), heartbeatMs: 3_600_000 })
    const seen = { written: [] as string[], ended: false }
    const leave = hub.add({
      sessionId: who.sessionId,
      hearer: { kind: 'user', id: who.id, brandIds: [] },
      expiresAt: Date.now() + 60_000,
      write: (text) => void seen.written.push(text),
      pendingBytes: () => 0,
      end: () => {
        seen.ended = true
      },
      ...overrides,
    })
    const close = async () => {
      hub.close()
      await bus.close()
    }
    return { hub, seen, leave, close }
  }

  test('beats, and ends the streams of a session that was revoked', async () => {
    const staff = await make.staff('company', [])
    const { hub, seen, close } = await open(staff)
    await hub.check()
    expect([seen.ended, seen.written]).toEqual([false, [': here\n\n', ': here\n\n']])
    await revokeSession({ db: api.db, live: createLocalBus(), now: new Date() }, staff.id, staff.sessionId)
    await hub.check()
    expect([seen.ended, hub.size()]).toEqual([true, 0])
    await close()
  })

  test('ends the stream of a blocked user and of an expired token', async () => {
    const staff = await make.staff('company', [])
    const blocked = await open(staff)
    await api.db.updateTable('users').set({ blocked_at: new Date().toISOString() }).where('id', '=', staff.id).execute()
    await blocked.hub.check()
    expect(blocked.seen.ended).toBe(true)
    const expired = await open(await make.staff('company', []), { expiresAt: Date.now() - 1 })
    await expired.hub.check()
    expect(expired.seen.ended).toBe(true)
    await Promise.all([blocked.close(), expired.close()])
  })

  test('cuts off a reader that does not read, and forgets one that has left', async () => {
    const slow = await open(await make.staff('company', []), { pendingBytes: () => 1_000_000 })
    await slow.hub.check()
    expect([slow.seen.ended, slow.hub.size()]).toEqual([true, 0])
    const gone = await open(await make.staff('company', []))
    gone.leave()
    expect(gone.hub.size()).toBe(0)
    await Promise.all([slow.close(), gone.close()])
  })

  test('a ninth tab of one session ends the first', async () => {
    const staff = await make.staff('company', [])
    const { hub, seen, close } = await open(staff)
    for (let tab = 2; tab <= 9; tab += 1) {
      hub.add({
        sessionId: staff.sessionId,
        hearer: { kind: 'user', id: staff.id, brandIds: [] },
        expiresAt: Date.now() + 60_000,
        write: () => undefined,
        pendingBytes: () => 0,
        end: () => undefined,
      })
    }
    expect([seen.ended, hub.size()]).toEqual([true, 8])
    await close()
  })

  test('a 25th stream of one account ends its oldest, however many sessions it has; others keep theirs', async () => {
    const [staff, neighbour] = [await make.staff('company', []), await make.staff('company', [])]
    const { hub, seen, close } = await open(staff)
    const other = { ended: false }
    const add = (who: Actor, sessionId: string, end: () => void = () => undefined) =>
      hub.add({
        sessionId,
        hearer: { kind: 'user', id: who.id, brandIds: [] },
        expiresAt: Date.now() + 60_000,
        write: () => undefined,
        pendingBytes: () => 0,
        end,
      })
    add(neighbour, neighbour.sessionId, () => {
      other.ended = true
    })
    for (let session = 2; session <= 24; session += 1) add(staff, `session ${session}`)
    expect([seen.ended, hub.size()]).toEqual([false, 25])
    add(staff, 'session 25')
    expect([seen.ended, other.ended, hub.size()]).toEqual([true, false, 25])
    await close()
  })

  test('a stream that the browser leaves is forgotten', async () => {
    const { token } = await make.staff('admin')
    const before = streamCount(api.bus)
    const request = get(`${address}/api/live/stream`, { agent: false, headers: { authorization: `Bearer ${token}` } })
    const [socket] = (await once(api.app.server, 'connection')) as [Socket]
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await once(response, 'data')
    expect(streamCount(api.bus)).toBe(before + 1)
    const closed = once(socket, 'close')
    request.destroy()
    await closed
    expect(streamCount(api.bus)).toBe(before)
  })
})
