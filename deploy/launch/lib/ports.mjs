import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { Failure } from './failure.mjs'

const tryListen = (host, port) =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)))
  })

/** The requested port. Throws a Failure that says what is wrong with it. */
export function portOf(env, fallback = 8080) {
  const text = env.PORT || String(fallback)
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new Failure(`PORT must be a number from 1 to 65535; it is '${text}'.`)
  return port
}

/** Fails with a one-line message if the port is in use. Call it before any slow step. */
export async function requireFreePort(host, port) {
  for (const each of new Set([host, '127.0.0.1', '::1'])) {
    const code = await tryListen(each, port)
    if (code === 'EADDRINUSE')
      throw new Failure(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`)
    if (code === 'EACCES')
      throw new Failure(`Port ${port} may not be opened by this user. Choose another: PORT=8080 npm start`)
    if (code && each === host) throw new Failure(`Samspel cannot listen on ${host}:${port} (${code}).`)
  }
}

/** Below the ports that systems give to outgoing connections, one of which would else take a port before its server listens there. */
const [lowest, highest] = [20_000, 32_000]
/** Given to this process before; their servers may not listen yet. */
const given = new Set()

/**
 * Finds a free port on the loopback address, another one each time.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, highest)
    if (given.has(port) || (await tryListen('127.0.0.1', port)) !== null) continue
    given.add(port)
    return port
  }
  throw new Failure(`No free port was found from ${lowest} to ${highest}.`)
}

const keptIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * A port that a data folder keeps from one start to the next, in its `ports.json`, so that what others have written down stays true. Taken by
 * another program meanwhile, another one is used this once, and the kept one again when it is free.
 * @param {string} dataDir @param {string} name of the server
 * @returns {Promise<number>}
 */
export async function keptPort(dataDir, name) {
  const file = path.join(dataDir, 'ports.json')
  const kept = keptIn(file)
  const port = kept[name]
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) {
    if ((await tryListen('127.0.0.1', port)) !== null) return freePort()
    given.add(port)
    return port
  }
  const found = await freePort()
  writeFileSync(file, JSON.stringify({ ...kept, [name]: found }))
  return found
}
