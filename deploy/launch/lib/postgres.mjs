import { spawn } from 'node:child_process'
import path from 'node:path'
import { connect } from './database.mjs'
import { Failure } from './failure.mjs'
import { openLog, reopenLog, tailOf } from './logs.mjs'
import { freePort } from './ports.mjs'
import { placePostgres } from './postgres-place.mjs'
import { DATABASE_USER, endOldPostmaster, initCluster } from './postgres-setup.mjs'
import { until } from './processes.mjs'

// The shell holds a pipe from us: when this process dies for any reason, it reads end of file and stops PostgreSQL (fast shutdown).
const GUARD = `exec 3<&0
"$@" </dev/null &
server=$!
(cat <&3 >/dev/null; kill -INT $server) &
guard=$!
exec 3<&-
wait $server
code=$?
kill $guard 2>/dev/null
exit $code`

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/**
 * Starts the built-in PostgreSQL of a data folder on a free port of the loopback address.
 * @param {{ dataDir: string, secrets: Record<string, string>, settings?: Record<string, string>, port?: number }} options
 * @returns {Promise<{ url(database: string): string, member: any }>} address by database name, and a member of the family
 */
export async function startPostgres({ dataDir, secrets, settings = {}, port: wanted }) {
  const place = placePostgres(dataDir, secrets.folderId)
  await initCluster(place, secrets.databasePassword)
  await endOldPostmaster(place.data)

  const port = wanted ?? (await freePort())
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const start = (log) => {
    const child = spawn(
      '/bin/sh',
      [
        '-c',
        GUARD,
        'samspel-postgres',
        path.join(place.bin, 'postgres'),
        '-D',
        place.data,
        '-p',
        String(port),
        ...flags,
      ],
      {
        cwd: '/',
        stdio: ['pipe', log.fd, log.fd],
        detached: true,
        env: { ...process.env, LC_ALL: 'C' },
        ...(place.user ? { uid: place.user.uid, gid: place.user.gid } : {}),
      },
    )
    log.close()
    child.stdin.on('error', () => {})
    return child
  }
  const log = openLog(dataDir, 'postgres')
  const child = start(log)

  const url = (database) => `postgres://${DATABASE_USER}:${secrets.databasePassword}@127.0.0.1:${port}/${database}`
  const member = {
    name: 'PostgreSQL',
    child,
    mark: 'samspel-postgres',
    log: log.file,
    folder: place.data,
    stop: () => member.child.stdin.end(),
    patience: 20_000,
  }
  // Restart on the same port: PostgreSQL recovers all acknowledged writes, and clients reconnect.
  member.again = async () => {
    await endOldPostmaster(place.data)
    return start(reopenLog(log.file))
  }
  await waitForPostgres(url('postgres'), child, log.file)
  member.ready = true
  return { url, member }
}

async function waitForPostgres(url, child, logFile) {
  let problem = /** @type {NodeJS.ErrnoException | null} */ (null)
  const up = await until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return true
    try {
      await (await connect(url)).end()
      problem = null
      return true
    } catch (error) {
      problem = error
      return error.code === '28P01'
    }
  }, 60_000)
  if (child.exitCode !== null) throw new Failure('PostgreSQL did not start.', tailOf(logFile))
  if (problem?.code === '28P01') {
    child.stdin.end()
    throw new Failure(
      'PostgreSQL refuses the stored password: secrets.json in the data folder is not the one its database was made with.',
    )
  }
  if (!up) {
    child.stdin.end()
    throw new Failure('PostgreSQL did not answer within a minute.', tailOf(logFile))
  }
}
