import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { figure, NOT_HERE, runCommandToEnd } from './lib/command.mjs'
import { databaseUser } from './lib/database-user.mjs'
import { writeBookings, writeRows } from './lib/failover-writing.mjs'
import { Failure } from './lib/failure.mjs'
import { freePort } from './lib/ports.mjs'
import { until } from './lib/processes.mjs'

const HELP = `A pair of PostgreSQLs under Patroni and etcd with a synchronous standby, behind HAProxy: the primary is killed under writes, as a machine dies.

  npm run verify:failover               ten times
  npm run verify:failover -- --n 3      fewer
  npm run verify:failover -- --samspel  bookings through Samspel's API behind PgBouncer, instead of SQL

Needs Debian's patroni, etcd-server, haproxy and postgresql, with --samspel also pgbouncer.`

const { values } = parseArgs({
  options: { n: { type: 'string', default: '10' }, samspel: { type: 'boolean' }, help: { type: 'boolean' } },
})
const folder = mkdtempSync(path.join(tmpdir(), 'samspel-failover-'))
chmodSync(folder, 0o755)
const user = databaseUser(folder)
const password = randomBytes(12).toString('hex')
const running = new Set()
/** @type {(() => Promise<void>)[]} */
const ends = []
const listed = (...args) => spawnSync('pgrep', args, { encoding: 'utf8' }).stdout.trim().split('\n').filter(Boolean)
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const own = (file) => user && chownSync(file, user.uid, user.gid)

const binaries = () => {
  const base = '/usr/lib/postgresql'
  const [newest] = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  return newest && path.join(base, newest, 'bin')
}

/** Starts a program in its own process group, so that the death of a machine can be simulated by killing the group. */
function start(program, args, log) {
  const fd = openSync(path.join(folder, log), 'a')
  const child = spawn(program, args, {
    detached: true,
    cwd: folder,
    stdio: ['ignore', fd, fd],
    env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder },
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

const patroni = ({ name, rest, port, etcd, bin }) => `scope: samspel
name: ${name}
restapi: { listen: 127.0.0.1:${rest}, connect_address: 127.0.0.1:${rest} }
etcd3: { host: 127.0.0.1:${etcd} }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, wal_keep_size: 256MB, synchronous_commit: 'on' }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
  pg_hba: [host all all 127.0.0.1/32 scram-sha-256, host replication all 127.0.0.1/32 scram-sha-256]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/${name}
  bin_dir: ${bin}
  pgpass: ${folder}/${name}.pgpass
  authentication:
    superuser: { username: postgres, password: ${password} }
    replication: { username: follower, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
  parameters: { unix_socket_directories: '' }
`

const haproxy = ({ front, nodes }) => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${front}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`

/** @returns {Promise<any>} */
const roleOf = async ({ rest }) =>
  fetch(`http://127.0.0.1:${rest}/patroni`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => await answer.json(),
    () => undefined,
  )

async function main() {
  const bin = binaries()
  const missing = ['patroni', 'etcd', 'haproxy'].filter((program) => spawnSync('which', [program]).status !== 0)
  if (!bin || missing.length > 0) {
    figure(`skipped: ${[...missing, ...(bin ? [] : ['postgresql'])].join(', ')} not installed`)
    return NOT_HERE
  }
  own(folder)
  const [etcd, peer, front, ...ports] = await Promise.all(Array.from({ length: 7 }, () => freePort()))
  start(
    'etcd',
    [
      ...['--data-dir', `${folder}/etcd`, '--name', 'one', '--log-level', 'error'],
      ...['--listen-client-urls', `http://127.0.0.1:${etcd}`, '--advertise-client-urls', `http://127.0.0.1:${etcd}`],
      ...[
        '--listen-peer-urls',
        `http://127.0.0.1:${peer}`,
        '--initial-advertise-peer-urls',
        `http://127.0.0.1:${peer}`,
      ],
      ...[
        '--initial-cluster',
        `one=http://127.0.0.1:${peer}`,
        '--heartbeat-interval',
        '500',
        '--election-timeout',
        '5000',
      ],
    ],
    'etcd.log',
  )
  /** @type {any[]} */
  const nodes = ['a', 'b'].map((name, at) => ({ name, port: ports[at * 2], rest: ports[at * 2 + 1], child: undefined }))
  for (const node of nodes) {
    const file = path.join(folder, `${node.name}.yaml`)
    writeFileSync(file, patroni({ ...node, etcd, bin }), { mode: 0o600 })
    own(file)
    node.start = () => (node.child = start('patroni', [file], `${node.name}.log`))
  }
  const isRole = async (node, role) => (await roleOf(node))?.role === role && (await roleOf(node))?.state === 'running'
  const [first, second] = nodes
  first.start()
  if (!(await until(() => isRole(first, 'master'), 90_000))) throw new Failure('The first node did not start.')
  second.start()
  const config = path.join(folder, 'haproxy.cfg')
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, haproxy({ front, nodes }))
  start('haproxy', ['-db', '-f', config], 'haproxy.log')
  const url = `postgres://postgres:${password}@127.0.0.1:${front}/postgres`

  /** Whether Patroni records a synchronous standby. It may take over, because it has everything that was acknowledged. */
  const isPaired = async () => {
    const answers = await Promise.all(
      nodes.map(({ rest }) =>
        fetch(`http://127.0.0.1:${rest}/synchronous`, { signal: AbortSignal.timeout(2_000) }).then(
          ({ status }) => status === 200,
          () => false,
        ),
      ),
    )
    return answers.includes(true)
  }
  if (!(await until(isPaired, 120_000))) throw new Failure('The second node did not follow.')
  const writing = values.samspel ? await writeBookings({ folder, url }) : await writeRows(url)
  ends.push(writing.close)
  const seconds = []
  for (let kill = 0; kill < Number(values.n); kill += 1) {
    await pause(1_000)
    const dead = (await isRole(first, 'master')) ? first : second
    const other = dead === first ? second : first
    const before = writing.acknowledged.length
    // Simulate the death of a machine: kill Patroni and every PostgreSQL process at once.
    const postmasters = listed('-f', `postgres -D ${folder}/${dead.name}`)
    const pids = [...postmasters, ...postmasters.flatMap((pid) => listed('-P', pid))].map(Number)
    const killedAt = Date.now()
    process.kill(-dead.child.pid, 'SIGKILL')
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        /* Already exited with its parent. */
      }
    if (postmasters.length === 0) throw new Failure('There was no primary to kill.')
    if (!(await until(() => isRole(other, 'master'), 120_000)))
      throw new Failure('Nobody took over within two minutes.')
    if (!(await until(async () => writing.lastAt() > killedAt + 1_000, 60_000)))
      throw new Failure('No write was taken after the change.')
    seconds.push((writing.lastAt() - killedAt) / 1_000)
    console.log(
      `        kill ${kill + 1}: writes again after ${seconds.at(-1).toFixed(1)} s, ${before} acknowledged before`,
    )
    dead.start()
    if (!(await until(isPaired, 180_000)))
      throw new Failure(`${dead.name} did not come back as a standby: ${folder}/${dead.name}.log`)
  }
  await writing.stop()
  const faults = await writing.faults()
  const sorted = [...seconds].sort((a, b) => a - b)
  figure(
    `primary killed ${seconds.length} times under writes by ${writing.what}: ${faults.length === 0 ? `0 of ${writing.acknowledged.length} acknowledged lost` : `FAULTS among ${writing.acknowledged.length} acknowledged`}; writes taken again after ${sorted[0]?.toFixed(1)} to ${sorted.at(-1)?.toFixed(1)} s (median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)})`,
  )
  if (faults.length > 0) throw new Failure(`Lost or wrong: ${faults.slice(0, 20).join(', ')}`)
}

/** @param {number} code */
async function close(code) {
  for (const end of ends) await end().catch(() => undefined)
  for (const child of running)
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      /* Already exited. */
    }
  if (!(await until(async () => running.size === 0, 20_000)))
    for (const child of running)
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        /* Already exited. */
      }
  for (const pid of listed('-f', `postgres -D ${folder}/`)) process.kill(Number(pid), 'SIGKILL')
  if (code === 0 || code === NOT_HERE) rmSync(folder, { recursive: true, force: true })
  else console.log(`Logs are in ${folder}`)
}

runCommandToEnd(main, { help: values.help && HELP, close })
