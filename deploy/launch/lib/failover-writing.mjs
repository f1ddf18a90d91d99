import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBundle } from './bundle.mjs'
import { ensureData } from './data.mjs'
import { connect, ensureDatabase, withDatabase } from './database.mjs'
import { Failure } from './failure.mjs'
import { makeFamily } from './family.mjs'
import { startPgbouncer } from './pgbouncer.mjs'
import { secretsOf } from './secrets.mjs'
import { startApi } from './stack.mjs'

/**
 * What is written while the primary dies.
 * @typedef {object} Writing
 * @property {string} what as it is named in the figure
 * @property {string[]} acknowledged ids of what was acknowledged
 * @property {() => number} lastAt when the last write was acknowledged
 * @property {() => Promise<void>} stop ends the writers
 * @property {() => Promise<string[]>} faults acknowledged ids that are not there, and everything else that is wrong with what is there
 * @property {() => Promise<void>} close
 */

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const WRITERS = 3

/** Runs clients that write one thing after another until they are stopped. `write` returns the id of what was acknowledged. */
function startClients(write) {
  const acknowledged = []
  let over = false
  let lastAt = Date.now()
  const client = async () => {
    while (!over) {
      const id = await write(() => over)
      if (id === undefined) continue
      acknowledged.push(id)
      lastAt = Date.now()
      await pause(20)
    }
  }
  const clients = Array.from({ length: WRITERS }, client)
  return {
    acknowledged,
    lastAt: () => lastAt,
    stop: async () => {
      over = true
      await Promise.all(clients)
    },
  }
}

/**
 * Inserts rows with SQL.
 * @param {string} url of the primary
 * @returns {Promise<Writing>}
 */
export async function writeRows(url) {
  await withDatabase(url, (client) => client.query('create table written (id text primary key)'))
  const connections = new Set()
  const idle = []
  const write = async () => {
    const id = randomUUID()
    let client
    try {
      client = idle.pop() ?? (await connect(url))
      connections.add(client)
      await Promise.race([
        client.query('insert into written (id) values ($1)', [id]),
        pause(5_000).then(() => Promise.reject(new Error('slow'))),
      ])
      idle.push(client)
      return id
    } catch {
      connections.delete(client)
      void client?.end().catch(() => undefined)
      await pause(100)
      return undefined
    }
  }
  const clients = startClients(write)
  return {
    ...clients,
    what: 'SQL',
    faults: async () => {
      const { rows } = await withDatabase(url, (client) => client.query('select id from written'))
      const kept = new Set(rows.map(({ id }) => id))
      return clients.acknowledged.filter((id) => !kept.has(id))
    },
    close: async () => {
      await Promise.all([...connections].map((client) => client.end().catch(() => undefined)))
    },
  }
}

const TITLE = 'Failover'
const AMOUNT = 100

/**
 * Books deposits through Samspel's API, which reaches the primary through PgBouncer. As the pages do, a client repeats a booking with the
 * same idempotency key until it is answered.
 * @param {{ folder: string, url: string }} options `url` of the primary, for LISTEN and migrations
 * @returns {Promise<Writing>}
 */
export async function writeBookings({ folder, url }) {
  const databaseUrl = Object.assign(new URL(url), { pathname: '/samspel' }).href
  const dataDir = path.join(folder, 'samspel')
  mkdirSync(dataDir)
  await ensureDatabase(url, 'samspel')
  const serverDir = await ensureBundle('server')
  const secrets = secretsOf(dataDir)
  await ensureData({ serverDir, databaseUrl, dataDir, secrets })
  const pooler = await startPgbouncer({ folder, databaseUrl, size: 10 })
  if (!pooler) throw new Failure('pgbouncer is not installed.')
  const family = makeFamily((member, how) => console.error(`${member.name} stopped (${how}): ${member.log}`))
  const api = await startApi({
    family,
    serverDir,
    dataDir,
    databaseUrl: pooler.url,
    secrets,
    env: { DATABASE_DIRECT_URL: databaseUrl, PREPARED_STATEMENTS: 'off', SIGN_IN_LIMIT: '10000' },
  })
  const signIn = await fetch(`${api}/api/auth/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { email: 'admin@samspel.test', password: 'samspel-demo' } }),
  })
  if (!signIn.ok) throw new Failure(`Signing in answered ${signIn.status}.`)
  const token = signIn.headers.get('authorization') ?? ''
  const { rows: accounts } = await withDatabase(databaseUrl, (client) =>
    client.query('select id from accounts where brand_id is not null and closed_at is null order by id limit 5'),
  )
  const refused = new Map()
  const keys = new Set()
  const write = async (isOver) => {
    const key = randomUUID()
    keys.add(key)
    const account = accounts[keys.size % accounts.length].id
    while (true) {
      const answer = await fetch(`${api}/api/accounts/${account}/transactions`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ transaction: { transaction_type: 'debit', amount: AMOUNT, title: TITLE } }),
        signal: AbortSignal.timeout(10_000),
      }).catch((error) => ({ status: error.name, ok: false, json: async () => undefined }))
      refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1)
      if (answer.ok) return /** @type {{ transaction: { id: string } }} */ (await answer.json()).transaction.id
      if (isOver()) return undefined
      await pause(100)
    }
  }
  const clients = startClients(write)
  return {
    ...clients,
    what: 'Samspel behind PgBouncer',
    faults: async () => {
      console.log(`        answers: ${[...refused].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
      const [entries, sums] = await withDatabase(databaseUrl, async (client) => [
        (
          await client.query(
            `select e.id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
              join accounts a on a.id = e.account_id where t.title = $1 and a.brand_id is not null`,
            [TITLE],
          )
        ).rows,
        (
          await client.query(`select
            (select coalesce(sum(amount), 0) from ledger_entries)::text as ledger,
            (select count(*) from accounts a where a.balance <> (select coalesce(sum(e.amount), 0) from ledger_entries e
              where e.account_id = a.id or e.account_id in (select id from accounts where holds_of = a.id)))::int as wrong`)
        ).rows[0],
      ])
      const kept = new Set(entries.map(({ id }) => id))
      return [
        ...clients.acknowledged.filter((id) => !kept.has(id)),
        ...(entries.length > keys.size ? [`${entries.length} bookings for ${keys.size} keys`] : []),
        ...(sums.ledger === '0' ? [] : [`the ledger sums to ${sums.ledger}`]),
        ...(sums.wrong === 0 ? [] : [`${sums.wrong} balances differ from their entries`]),
      ]
    },
    close: async () => {
      await family.stop()
      await pooler.stop()
    },
  }
}
