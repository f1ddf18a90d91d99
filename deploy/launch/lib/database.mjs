import { createRequire } from 'node:module'
import net from 'node:net'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'

const placeOf = (url) => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

/** Connects a pg client, using the server's own dependency. */
export async function connect(url) {
  const { Client } = createRequire(inRoot('server', 'package.json'))('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 8000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

export async function withDatabase(url, work) {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Checks that something listens at DATABASE_URL; works before anything is installed. */
export async function requireListening(url) {
  let target
  try {
    target = new URL(url)
  } catch {
    throw new Failure('DATABASE_URL is not an address: postgres://user:password@host:5432/database')
  }
  const socket = net.connect({ host: target.hostname, port: Number(target.port || 5432), timeout: 8000 })
  const problem = await new Promise((resolve) => {
    socket.once('connect', () => resolve(null))
    socket.once('timeout', () => resolve('no answer'))
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
  })
  socket.destroy()
  if (problem) throw new Failure(`The database at ${placeOf(url)} cannot be reached (${problem}).`)
}

/** Checks that the database accepts our credentials; needs pg to be installed. */
export async function requireDatabase(url) {
  try {
    await withDatabase(url, (client) => client.query('select 1'))
  } catch (error) {
    throw new Failure(`The database at ${placeOf(url)} cannot be used: ${error.message}`)
  }
}

export async function ensureDatabase(adminUrl, name) {
  await withDatabase(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/** Creates a database as a copy of another one that has no connections. Copying files is faster than writing everything to the log. */
export const copyDatabase = (adminUrl, from, name) =>
  withDatabase(adminUrl, (client) => {
    const [copy, template] = [name, from].map((each) => client.escapeIdentifier(each))
    return client.query(`create database ${copy} template ${template} strategy file_copy`)
  })

/** Ends all other sessions of the database, because their prepared statements refer to dropped tables. Clients reconnect. */
export const endOtherSessions = (url) =>
  withDatabase(url, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`),
  )
