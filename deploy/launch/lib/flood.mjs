import { randomBytes, randomUUID } from 'node:crypto'
import http from 'node:http'
import net from 'node:net'

const PASSWORD = 'samspel-demo'
/** A 1 × 1 pixel PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** The API's limits on live streams, per account and per session. */
const STREAMS = { account: 24, session: 8 }

const addressOf = (at) => `127.0.${10 + Math.floor(at / 200)}.${1 + (at % 200)}`
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** Generates all kinds of flood traffic against a Samspel on this machine, from as many loopback addresses as needed. */
export function makeFlood(baseUrl) {
  const { port } = new URL(baseUrl)
  const held = []
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })

  /**
   * @param {string} path
   * @param {{ method?: string, body?: Buffer, token?: string, from?: string, type?: string, via?: http.Agent }} [options]
   */
  const call = (path, { method = 'GET', body, token, from = '127.0.9.1', type = 'application/json', via } = {}) =>
    new Promise((resolve) => {
      const begun = performance.now()
      const headers = {
        host: `localhost:${port}`,
        ...(token && { authorization: token }),
        ...(body && { 'content-type': type, 'content-length': body.length }),
      }
      const request = http.request(
        { host: '127.0.0.1', port, path, method, headers, localAddress: from, agent: via ?? false },
        (answer) => {
          answer
            .resume()
            .once('end', () =>
              resolve({ status: answer.statusCode, ms: performance.now() - begun, headers: answer.headers }),
            )
        },
      )
      request
        .once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
          resolve({ status: error.code, ms: performance.now() - begun, headers: {} }),
        )
        .end(body)
    })
  const json = (value) => Buffer.from(JSON.stringify(value))

  /** Signs in new creators, each from its own address, with three sessions per account. */
  const sessions = async (accounts) => {
    const tokens = []
    for (let at = 0; at < accounts; at += 1) {
      const slug = `flood-${randomBytes(5).toString('hex')}`
      const instagramer = { email: `${slug}@samspel.test`, password: PASSWORD }
      const answers = [
        await call('/api/auth/instagramers', {
          method: 'POST',
          from: addressOf(at),
          body: json({ instagramer: { ...instagramer, collaboration_page_attributes: { slug } } }),
        }),
      ]
      while (answers.length < STREAMS.account / STREAMS.session)
        answers.push(
          await call('/api/auth/instagramers/sign_in', {
            method: 'POST',
            from: addressOf(at),
            body: json({ instagramer }),
          }),
        )
      tokens.push(answers.map(({ headers }) => headers.authorization))
    }
    return tokens
  }

  return {
    call,
    json,
    sessions,

    /** Measures the latency of ordinary requests, made one after another by a client that takes no part in the flood. */
    async measure(count, path = '/public/campaigns') {
      const answers = []
      for (let at = 0; at < count; at += 1) answers.push(await call(path, { via: agent }))
      const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
      return {
        median: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        refused: answers.filter(({ status }) => status !== 200).length,
      }
    },

    /** Opens live streams for these sessions. Returns how many were accepted. */
    async openStreams(tokens, count) {
      const open = (token, from) =>
        new Promise((resolve) => {
          const request = http.get(
            {
              host: '127.0.0.1',
              port,
              path: '/api/live/stream',
              localAddress: from,
              agent: false,
              headers: { host: `localhost:${port}`, authorization: token },
            },
            (answer) => {
              answer.on('error', () => {}).resume()
              resolve(answer.statusCode === 200)
            },
          )
          request.once('error', () => resolve(false))
          held.push(request)
        })
      const places = Array.from({ length: count }, (_, at) => {
        const account = Math.floor(at / STREAMS.account)
        return [tokens[account][Math.floor((at % STREAMS.account) / STREAMS.session)], addressOf(account)]
      })
      let standing = 0
      while (places.length > 0)
        standing += (await Promise.all(places.splice(0, 50).map(([token, from]) => open(token, from)))).filter(
          Boolean,
        ).length
      return standing
    },

    /** Sends requests whose bodies stop after the first byte. */
    async openSlowBodies(count) {
      for (let at = 0; at < count; at += 1) {
        await new Promise((resolve) => {
          const socket = net.connect({ host: '127.0.0.1', port: Number(port), localAddress: addressOf(at) }, () => {
            socket.write(
              `POST /api/auth/users/sign_in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
              resolve,
            )
          })
          socket.once('error', resolve)
          held.push(socket)
        })
      }
    },

    /**
     * Sends requests as fast as they are answered until `until` returns true. Returns the count of each status, and the
     * number of requests before the first 429.
     */
    async storm(one, until) {
      const seen = {}
      let sent = 0
      /** @type {number | null} */
      let first = null
      const lane = async () => {
        while (!until()) {
          const { status } = await one()
          sent += 1
          seen[status] = (seen[status] ?? 0) + 1
          if (status === 429) first ??= sent
        }
      }
      await Promise.all([lane(), lane(), lane(), lane()])
      return { sent, allowed: sent - (seen[429] ?? 0), first, seen }
    },

    kinds: (token) => {
      const boundary = 'flood'
      const upload = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`,
        ),
        PNG,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
      const from = '127.0.8.1'
      const email = 'nobody@samspel.test'
      return {
        'sign-in (20)': () =>
          call('/api/auth/users/sign_in', { method: 'POST', from, body: json({ user: { email, password: 'wrong' } }) }),
        'reset mails (5)': () =>
          call('/api/auth/instagramers/password', {
            method: 'POST',
            from,
            body: json({ instagramer: { email }, redirect_url: '' }),
          }),
        'uploads (60)': () =>
          call('/api/uploads', {
            method: 'POST',
            from,
            token,
            body: upload,
            type: `multipart/form-data; boundary=${boundary}`,
          }),
        'messages (60)': () =>
          call(`/api/instagramers/me/messages?brand_id=${randomUUID()}`, {
            method: 'POST',
            from,
            token,
            body: json({ message: { body: 'Hej' } }),
          }),
      }
    },

    close() {
      for (const each of held.splice(0)) each.on('error', () => {}).destroy()
      agent.destroy()
    },
  }
}
