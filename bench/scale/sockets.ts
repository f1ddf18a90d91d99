import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { type Instance, loadNow, openWorld, say, settings, startInstance, type World } from './world'

/** The API's limits on live streams, per account and per session. */
const perAccount = 24
const perSession = 8
/** Number of streams opened concurrently; real browsers also reconnect over a few seconds. */
const atOnce = 100

interface Stream {
  token: string
  socket?: Socket
  /** Number of facts received. */
  facts: number
  lastId: string
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Creates platform staff, who receive every fact: enough accounts for the number of streams, with three sessions each. */
const listeners = async ({ pool, tokenFor }: World, streams: number): Promise<Stream[]> => {
  const accounts = Math.ceil(streams / perAccount)
  const ids = Array.from({ length: accounts }, () => randomUUID())
  await pool.query(
    `INSERT INTO users (id, email, password_hash, name, role, locale, email_confirmed_at)
      SELECT id, 'bench-' || id || '@samspel.test', 'x', 'Bench', 'admin', 'sv', now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  )
  const tokens: string[] = []
  for (const id of ids)
    for (let session = 0; session < perAccount / perSession; session += 1)
      tokens.push(await tokenFor('user', id, 'admin'))
  return Array.from({ length: streams }, (_, at) => ({
    token: tokens[Math.floor(at / perSession)]!,
    facts: 0,
    lastId: '',
  }))
}

/** Opens a stream and waits for its `ready` frame. Resolves with the time taken in ms. */
const open = (port: number, stream: Stream, onFact: (stream: Stream) => void): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    stream.socket = socket
    let text = ''
    let isReady = false
    socket.setEncoding('latin1')
    socket.on('connect', () =>
      socket.write(
        `GET /api/live/stream HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${stream.token}\r\n${stream.lastId ? `Last-Event-ID: ${stream.lastId}\r\n` : ''}\r\n`,
      ),
    )
    socket.on('data', (chunk: string) => {
      text += chunk
      if (!isReady && text.startsWith('HTTP/1.1 ') && !text.startsWith('HTTP/1.1 200')) {
        socket.destroy()
        return reject(new Error(text.split('\r\n', 1)[0]))
      }
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const frame = text.slice(0, end)
        text = text.slice(end + 2)
        const id = /^id: ?(.+)$/m.exec(frame)?.[1]
        if (id) stream.lastId = id
        if (/"fact":"account-changed"/.test(frame)) {
          stream.facts += 1
          onFact(stream)
        }
        if (!isReady && /^event: ?(?:ready|reset)/m.test(frame)) {
          isReady = true
          resolve(performance.now() - begun)
        }
      }
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the stream was closed')))
  })

const openAll = async (port: number, streams: readonly Stream[], onFact: (stream: Stream) => void) => {
  const waiting = [...streams]
  const times: number[] = []
  let failed = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let stream = waiting.pop(); stream; stream = waiting.pop())
        try {
          times.push(await open(port, stream, onFact))
        } catch (error) {
          failed += 1
          if (failed === 1) console.error('sockets:', (error as Error).message)
        }
    }),
  )
  return { times, failed, seconds: (performance.now() - begun) / 1_000 }
}

/** Makes a booking and waits up to a minute for every open stream to receive the fact. */
const publishToAll = async (
  instance: Instance,
  { rows, people }: World,
  streams: readonly Stream[],
  heard: number[],
) => {
  const before = streams.map(({ facts }) => facts)
  heard.length = 0
  const begun = performance.now()
  const answer = await fetch(`http://127.0.0.1:${instance.port}/api/accounts/${rows.brandAccount}/transactions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${people.admin}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ transaction: { transaction_type: 'debit', amount: 1, title: 'Bench' } }),
  })
  if (!answer.ok) throw new Error(`The booking was answered with ${answer.status}`)
  const missing = () => streams.filter(({ facts }, at) => facts === before[at]).length
  while (missing() > 0 && performance.now() - begun < 60_000) await new Promise((resolve) => setTimeout(resolve, 50))
  return { missing: missing(), times: heard.map((at) => at - begun) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 3_000))

/** Opens many live streams on one instance. Measures the memory of each, delivery of a fact to all, and reconnection after a deploy. */
export const sockets = async (): Promise<void> => {
  const world = await openWorld(1)
  const instance = await startInstance(world.url)
  const streams = await listeners(world, settings.streams)
  const heard: number[] = []
  const onFact = () => heard.push(performance.now())
  try {
    await openAll(instance.port, streams.slice(0, 50), onFact)
    for (const { socket } of streams.slice(0, 50)) socket?.removeAllListeners('close').destroy()
    await settled()
    const before = instance.memory()
    const first = await openAll(instance.port, streams, onFact)
    await settled()
    const after = instance.memory()
    const isOpen = streams.filter(({ socket }) => socket && !socket.destroyed)
    say(
      'sockets',
      `${isOpen.length} of ${streams.length} streams open after ${first.seconds.toFixed(1)} s (${(first.times.length / first.seconds).toFixed(0)}/s, p50 ${percentile(first.times, 0.5).toFixed(0)} ms, p99 ${percentile(first.times, 0.99).toFixed(0)} ms, ${atOnce} at once), ${first.failed} failed`,
    )
    say(
      'sockets',
      `resident memory ${before.toFixed(0)} to ${after.toFixed(0)} MiB: ${(((after - before) * 1_024) / isOpen.length).toFixed(1)} KiB for each`,
    )
    for (let turn = 0; turn < settings.rounds; turn += 1) {
      const { missing, times } = await publishToAll(instance, world, isOpen, heard)
      say(
        'sockets',
        `a fact reached ${isOpen.length - missing} of ${isOpen.length}: p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, the last ${Math.max(...times).toFixed(0)} ms after it was sent`,
      )
      if (missing > 0) process.exitCode = 1
    }
    const stopped = performance.now()
    await instance.replace()
    const away = (performance.now() - stopped) / 1_000
    const again = await openAll(instance.port, streams, onFact)
    say(
      'sockets',
      `the instance replaced (${away.toFixed(1)} s): ${again.times.length} of ${streams.length} back after ${again.seconds.toFixed(1)} s more, ${again.failed} failed`,
    )
    const { missing } = await publishToAll(instance, world, streams, heard)
    say('sockets', `a fact after that reached ${streams.length - missing} of ${streams.length}`)
    if (missing > 0 || again.failed > 0) process.exitCode = 1
  } finally {
    for (const { socket } of streams) socket?.removeAllListeners('close').destroy()
    await instance.stop()
    await world.pool.query(
      `DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE email LIKE 'bench-%@samspel.test')`,
    )
    await world.pool.query(`DELETE FROM users WHERE email LIKE 'bench-%@samspel.test'`)
    await world.close()
    console.log(`        (${loadNow()})`)
  }
}
