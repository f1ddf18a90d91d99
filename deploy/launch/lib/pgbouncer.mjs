import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { connect } from './database.mjs'
import { databaseUser } from './database-user.mjs'
import { Failure } from './failure.mjs'
import { freePort } from './ports.mjs'
import { until } from './processes.mjs'

/** The PgBouncer settings that Samspel requires; also documented in docs/guides/scale.md. */
const settingsOf = (
  { hostname, port, pathname, username, password },
  listen,
  folder,
  size,
  tracksStatements,
) => `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password} connect_query='SET timezone TO UTC; SET statement_timeout TO 20000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
; By default it waits 15 s after a failed connection, which would be added to every failover.
server_login_retry = 1
; Said by connect_query instead: a session of the database serves many clients.
ignore_startup_parameters = options,statement_timeout,extra_float_digits
${tracksStatements ? 'max_prepared_statements = 300\n' : ''}`

/** From 1.21 on it keeps the names of prepared statements apart for its clients, in transaction mode as well. @param {string} version */
export const tracksPreparedStatements = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 1 || (major === 1 && minor >= 21)
}

/**
 * Starts Debian's PgBouncer in transaction mode in front of a database; undefined if it is not installed.
 * @param {{ folder: string, databaseUrl: string, size?: number }} options
 */
export async function startPgbouncer({ folder, databaseUrl, size = 4 }) {
  const found = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  if (found.status !== 0) return undefined
  const version = /PgBouncer ([\d.]+)/.exec(found.stdout)?.[1] ?? '0.0'
  const tracksStatements = tracksPreparedStatements(version)
  const place = path.join(folder, 'pgbouncer')
  mkdirSync(place, { mode: 0o755, recursive: true })
  const address = new URL(databaseUrl)
  const listen = await freePort()
  const config = path.join(place, 'pgbouncer.ini')
  const users = path.join(place, 'users.txt')
  writeFileSync(config, settingsOf(address, listen, place, size, tracksStatements), { mode: 0o600 })
  writeFileSync(users, `"${address.username}" "${address.password}"\n`, { mode: 0o600 })
  const user = databaseUser(place)
  if (user) for (const file of [place, config, users]) chownSync(file, user.uid, user.gid)
  // PgBouncer refuses to run as root, as PostgreSQL does.
  const child = spawn('pgbouncer', ['-q', config], {
    stdio: 'ignore',
    cwd: '/',
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  const url = Object.assign(new URL(databaseUrl), { port: String(listen) }).href
  const isUp = await until(
    async () =>
      child.exitCode !== null ||
      (await connect(url).then(
        (client) => client.end().then(() => true),
        () => false,
      )),
    10_000,
  )
  if (!isUp || child.exitCode !== null) throw new Failure('PgBouncer did not start.')
  return {
    url,
    version,
    tracksStatements,
    stop: async () => {
      child.kill('SIGKILL')
      await until(async () => child.exitCode !== null || child.signalCode !== null, 5_000)
    },
  }
}
