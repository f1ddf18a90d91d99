/* eslint-disable import-x/no-relative-packages -- tokens as the server signs them, for sessions that nobody has typed a password for, and limits as the launcher of bench:api sets them */
import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { loadavg } from 'node:os'
import path from 'node:path'
import { highLimits } from '../../deploy/launch/lib/high-limits.mjs'
import { createTokens, openSession } from '../../server/src/auth/sessions'
import { connect } from '../../server/src/db/connect'
import { findRows } from '../api/requests'

/** Prepared by the launcher: a database for each size, and durations. */
export interface Settings {
  parts: readonly string[]
  /** Database URLs by multiple of the demo data. */
  databases: Readonly<Record<string, string>>
  serverDir: string
  streams: number
  seconds: number
  rounds: number
  clients: number
}

export const settings = JSON.parse(process.env.BENCH ?? '{}') as Settings
const dataDir = process.env.DATA_DIR!
const secret = process.env.SESSION_SECRET!

export const freePort = async (): Promise<number> => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** An API instance, run as in production. */
export interface Instance {
  port: number
  pid: number
  /** Resident memory, MiB. */
  memory(): number
  /** Stops it as a deploy does and starts another on the same port. */
  replace(): Promise<void>
  stop(): Promise<void>
}

const running = new Set<Instance>()
export const stopAll = async (): Promise<void> => {
  for (const instance of running) await instance.stop()
}

export const startInstance = async (databaseUrl: string): Promise<Instance> => {
  const port = await freePort()
  const begin = async () => {
    const log = openSync(path.join(dataDir, `bench-api-${port}.log`), 'w')
    const child = spawn(process.execPath, [path.join(settings.serverDir, 'main.js')], {
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        ...highLimits,
        SAMSPEL_DEMO: 'off',
      },
    })
    closeSync(log)
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The API did not start: ${dataDir}/bench-api-${port}.log`)
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return child
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  let child = await begin()
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const instance: Instance = {
    port,
    get pid() {
      return child.pid!
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024,
    async replace() {
      await end()
      child = await begin()
    },
    async stop() {
      running.delete(instance)
      await end()
    },
  }
  running.add(instance)
  return instance
}

const base64 = (value: object | Buffer): string =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url')
const signed = (claims: object): string => {
  const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`
  return `${text}.${base64(createHmac('sha256', secret).update(text).digest())}`
}
const tokens = createTokens({ jwt: { sign: signed } } as never)

/** Opens a bench database: its rows, and tokens for the accounts in it. */
export const openWorld = async (size: number | string) => {
  const url = settings.databases[size]!
  const { db, pool } = connect(url, { max: 4 })
  const tokenFor = async (scope: 'user' | 'instagramer', ownerId: string, role?: 'admin' | 'company') => {
    const now = new Date()
    return tokens.sign({ id: await openSession(db, scope, ownerId, now), scope, ownerId, role }, now)
  }
  const tokenOf = async (table: 'users' | 'instagramers', email: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string; role?: 'admin' | 'company' }>(
      `SELECT * FROM ${table} WHERE email = $1`,
      [email],
    )
    return tokenFor(table === 'users' ? 'user' : 'instagramer', rows[0]!.id, rows[0]!.role)
  }
  return {
    url,
    pool,
    tokenFor,
    rows: await findRows(pool),
    people: {
      admin: await tokenOf('users', 'admin@samspel.test'),
      company: await tokenOf('users', 'company@samspel.test'),
      creator: await tokenOf('instagramers', 'creator@samspel.test'),
      visitor: undefined,
    },
    /** Describes the amount of data as text. */
    async holds() {
      const { rows } = await pool.query<{ mb: number; participations: number; entries: number }>(
        `SELECT (pg_database_size(current_database()) / 1048576)::int AS mb, (SELECT count(*)::int FROM participations) AS participations,
          (SELECT count(*)::int FROM ledger_entries) AS entries`,
      )
      const { mb, participations, entries } = rows[0]!
      return `${mb} MB, ${participations} participations, ${entries} ledger entries`
    },
    close: () => pool.end(),
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** Load average over the last minute, printed with every figure because figures depend on it. */
export const loadNow = (): string => `load ${loadavg()[0]!.toFixed(1)}`

export const say = (part: string, text: string): void => console.log(`figure  ${part}: ${text}; ${loadNow()}`)

/**
 * Prints the status line and the beginning of the body of a failed answer. A refusal by a rate limit makes the run fail: what was measured is
 * then the limit.
 */
export const sayFailure = (answer: string): void => {
  if (answer.startsWith('HTTP/1.1 429')) process.exitCode = 1
  const lines = answer.split('\r\n')
  console.error(`        ${lines[0]} ${lines.at(-1)?.slice(0, 200)}`)
}

const digits = (value: number): string => value.toFixed(value < 10 ? 1 : 0)
/** Formats a measurement the same way for every part. */
export const told = ({
  answered,
  failed,
  perSecond,
  p50,
  p99,
}: {
  answered: number
  failed: number
  perSecond: number
  p50: number
  p99: number
}): string =>
  `${digits(perSecond)}/s, p50 ${digits(p50)} ms, p99 ${digits(p99)} ms, N ${answered}${failed > 0 ? `, ${failed} failed` : ', 0 failed'}`
