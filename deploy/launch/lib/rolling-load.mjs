import http from 'node:http'

const WORKERS = 4
const STREAMS = 8

/** Sends one request over keep-alive connections, like a browser. Resolves with its status, or with the code of the error. */
const callWith =
  (agent, baseUrl) =>
  (method, address, /** @type {{ token?: string, body?: object }} */ { token, body } = {}) =>
    new Promise((resolve) => {
      const text = body && JSON.stringify(body)
      const request = http.request(
        `${baseUrl}${address}`,
        {
          method,
          agent,
          headers: {
            ...(token && { authorization: token }),
            ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
          timeout: 30_000,
        },
        (answer) => {
          answer.resume()
          answer.on('end', () => resolve({ status: answer.statusCode, token: answer.headers.authorization }))
          answer.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
            resolve({ status: error.code ?? 'broken' }),
          )
        },
      )
      request.on('timeout', () => request.destroy(Object.assign(new Error('slow'), { code: 'slow' })))
      request.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
        resolve({ status: error.code ?? error.message }),
      )
      request.end(text)
    })

/** Opens a live stream that reconnects when it ends, and counts what it received. */
function openStream(baseUrl, token, tally) {
  let last = ''
  let over = false
  const open = () => {
    if (over) return
    const request = http.request(
      `${baseUrl}/api/live/stream`,
      { headers: { authorization: token, accept: 'text/event-stream', ...(last && { 'last-event-id': last }) } },
      (answer) => {
        if (answer.statusCode !== 200) {
          tally.refused += 1
          answer.resume()
          return void setTimeout(open, 500)
        }
        tally.opened += 1
        answer.setEncoding('utf8').on('data', (text) => {
          for (const [, id] of text.matchAll(/^id: ?(.+)$/gm)) last = id
          if (/^event: ?reset$/m.test(text)) tally.resets += 1
        })
        answer.on('close', () => setTimeout(open, 200))
      },
    )
    request.on('error', () => setTimeout(open, 500))
    request.end()
    current = request
  }
  let current
  open()
  return () => {
    over = true
    current?.destroy()
  }
}

/** Simulates visitors who read pages and call the API, and staff who write and listen, until stopped. */
export async function makeLoad(baseUrl) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  const call = callWith(agent, baseUrl)
  const { status, token } = await call('POST', '/api/auth/users/sign_in', {
    body: { user: { email: 'company@samspel.test', password: 'samspel-demo' } },
  })
  if (status !== 200) throw new Error(`Signing in answered ${status}`)
  const streams = { opened: 0, refused: 0, resets: 0 }
  const ends = Array.from({ length: STREAMS }, () => openStream(baseUrl, token, streams))
  /** @type {[string, string, { token?: string, body?: object }?][]} */
  const kinds = [
    ['GET', '/p/marketplace'],
    ['GET', '/api/campaigns', { token }],
    ['PATCH', '/api/users/me', { token, body: { user: { name: 'Rolling Deploy' } } }],
    ['GET', '/public/brands'],
    ['GET', '/login'],
    ['GET', '/public/campaigns'],
  ]
  const seen = new Map()
  const failures = []
  let over = false
  let sent = 0
  const work = async (from) => {
    for (let at = from; !over; at += 1) {
      const [method, address, options] = kinds[at % kinds.length]
      const answer = await call(method, address, options)
      sent += 1
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      // A 4xx answer is a proper answer, except 404: during a deploy it means that something was missing.
      if (typeof answer.status !== 'number' || answer.status >= 500 || answer.status === 404)
        failures.push(`${new Date().toISOString()} ${method} ${address}: ${answer.status}`)
    }
  }
  const working = Array.from({ length: WORKERS }, (_, at) => work(at))
  const begun = performance.now()
  return {
    soFar: () => `${failures.length} of ${sent} requests failed`,
    async stop() {
      over = true
      await Promise.all(working)
      ends.forEach((end) => end())
      agent.destroy()
      const seconds = (performance.now() - begun) / 1000
      const statuses = [...seen].map(([status, count]) => `${status}: ${count}`).join(', ')
      return {
        failed: failures.length,
        failures,
        text: `${failures.length} of ${sent} requests failed in ${seconds.toFixed(0)} s (${statuses}); ${STREAMS} streams opened ${streams.opened} times, refused ${streams.refused}, ${streams.resets} had to read anew`,
      }
    },
  }
}
