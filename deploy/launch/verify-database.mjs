import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { archiveSettings, makeBackup, placeBackup, workThroughLog } from './lib/backups.mjs'
import { ensureBundle } from './lib/bundle.mjs'
import { figure, runCommandToEnd } from './lib/command.mjs'
import { ensureData } from './lib/data.mjs'
import { ensureDatabase, withDatabase } from './lib/database.mjs'
import { Failure } from './lib/failure.mjs'
import { makeFamily } from './lib/family.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startPgbouncer } from './lib/pgbouncer.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { placePostgres } from './lib/postgres-place.mjs'
import { until } from './lib/processes.mjs'
import { startReplica } from './lib/replica.mjs'
import { secretsOf } from './lib/secrets.mjs'
import { startApi } from './lib/stack.mjs'

const HELP = `The database beside one machine, each on PostgreSQLs of this run's own:

  npm run verify:database                    reads on a replica that is killed and comes back, PgBouncer, backup and restore
  npm run verify:database -- --n 2000        more writes that are read back (300)
  npm run verify:database -- replica pooler restore    some of them`

const { values, positionals } = parseArgs({
  options: { n: { type: 'string', default: '300' }, help: { type: 'boolean' } },
  allowPositionals: true,
})
const folder = mkdtempSync(path.join(tmpdir(), 'samspel-database-'))
// Under root, PostgreSQL runs as another user, who must be able to enter the folder.
chmodSync(folder, 0o755)
// These are stopped and killed on purpose; a family would restart them.
const servers = []
const family = makeFamily(() => undefined)

async function close() {
  await family.stop()
  for (const server of servers) server.stop()
  await until(async () => servers.every(({ child }) => child.exitCode !== null || child.signalCode !== null), 20_000)
  rmSync(folder, { recursive: true, force: true })
}

const wants = (part) => positionals.length === 0 || positionals.includes(part)

/** Signs in as staff and returns a function that makes requests and keeps cookies as a browser does. */
async function signedIn(url) {
  let cookie = ''
  const call = async (method, address, body, headers = {}) => {
    const answer = await fetch(url + address, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie().find((each) => each.startsWith('samspel_wrote='))
    if (set) cookie = set.split(';')[0]
    return {
      status: answer.status,
      body: await answer.json().catch(() => undefined),
      token: answer.headers.get('authorization'),
    }
  }
  const { status, token } = await call('POST', '/api/auth/users/sign_in', {
    user: { email: 'company@samspel.test', password: 'samspel-demo' },
  })
  if (status !== 200) throw new Failure(`Signing in answered ${status}.`)
  const authorization = { authorization: token }
  return { call: (method, address, body) => call(method, address, body, authorization), forget: () => (cookie = '') }
}

const metric = async (url, pattern) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return [...text.matchAll(pattern)].reduce((sum, found) => sum + Number(found[1]), 0)
}

async function main() {
  await ensureInstalled()
  const serverDir = await ensureBundle('server')
  const dataDir = path.join(folder, 'primary')
  const backupDir = path.join(folder, 'backups')
  mkdirSync(dataDir)
  const secrets = secretsOf(dataDir)
  const place = placePostgres(dataDir, secrets.folderId)
  const { url, member } = await startPostgres({ dataDir, secrets, settings: archiveSettings(backupDir, place) })
  servers.push(member)
  await ensureDatabase(url('postgres'), 'samspel')
  const databaseUrl = url('samspel')
  await ensureData({ serverDir, databaseUrl, dataDir })
  const api = (env) =>
    startApi({ family, serverDir, dataDir, databaseUrl, secrets, env: { SIGN_IN_LIMIT: '10000', ...env } })
  if (wants('replica')) await verifyReplica({ api, url, dataDir, secrets })
  if (wants('pooler')) await verifyPooler({ api, url })
  if (wants('restore')) await verifyRestore({ backupDir, dataDir, secrets, databaseUrl, url, member })
}

async function verifyReplica({ api, url, dataDir, secrets }) {
  const replicaDir = path.join(folder, 'replica')
  const replica = await startReplica({ primaryUrl: url('postgres'), primaryDir: dataDir, dataDir: replicaDir, secrets })
  const at = await api({ DATABASE_REPLICA_URLS: replica.url('samspel') })
  const person = await signedIn(at)
  const tally = { stale: 0, failed: 0, slowest: 0 }
  const turn = async (n) => {
    const name = `Lag ${n}`
    const wrote = await person.call('PATCH', '/api/users/me', { user: { name } })
    const begun = performance.now()
    const read = await person.call('GET', '/api/users/me')
    tally.slowest = Math.max(tally.slowest, performance.now() - begun)
    if (wrote.status !== 200 || read.status !== 200) tally.failed += 1
    else if (JSON.stringify(read.body).includes(name) === false) tally.stale += 1
  }
  const calls = Number(values.n)
  for (let n = 0; n < calls; n += 1) await turn(n)
  figure(`read after own write with one replica, N ${calls}: ${tally.stale} stale, ${tally.failed} failed`)
  const answered = await metric(at, /^samspel_replica_reads_total\{[^}]*on="replica"[^}]*\} (\d+)/gm)
  const asked = await metric(at, /^samspel_replica_reads_total\{[^}]*\} (\d+)/gm)
  figure(`of ${asked} reads the replica answered ${answered}`)

  replica.member.child.stdin.destroy()
  process.kill(-replica.member.child.pid, 'SIGKILL')
  Object.assign(tally, { stale: 0, failed: 0, slowest: 0 })
  for (let n = 0; n < calls; n += 1) await turn(`away ${n}`)
  figure(
    `with the replica killed, N ${calls}: ${tally.stale} stale, ${tally.failed} failed, slowest read ${tally.slowest.toFixed(0)} ms`,
  )
  const port = Number(new URL(replica.url('x')).port)
  const again = await startPostgres({
    dataDir: replicaDir,
    secrets: replica.own,
    settings: replica.following,
    port,
  })
  servers.push(again.member)
  const begun = Date.now()
  const before = await metric(at, /^samspel_replica_reads_total\{[^}]*on="replica"[^}]*\} (\d+)/gm)
  await until(async () => {
    await person.call('GET', '/api/users/me')
    return (await metric(at, /^samspel_replica_reads_total\{[^}]*on="replica"[^}]*\} (\d+)/gm)) > before
  }, 30_000)
  figure(`reads go to the replica again ${((Date.now() - begun) / 1000).toFixed(1)} s after it is back`)
}

async function verifyPooler({ api, url }) {
  const pooler = await startPgbouncer({ folder, databaseUrl: url('samspel') })
  if (!pooler) return figure('PgBouncer is not installed: skipped')
  try {
    for (const prepared of ['off', 'on']) {
      const at = await api({
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: url('samspel'),
        PREPARED_STATEMENTS: prepared,
      })
      const person = await signedIn(at)
      let failed = 0
      const paths = ['/api/campaigns', '/api/users/me', '/api/instagramers', '/api/mentions', '/api/brands']
      const turns = Math.max(1, Math.round(Number(values.n) / 20))
      for (let n = 0; n < turns; n += 1) {
        const all = await Promise.all(
          [...paths, ...paths, ...paths, ...paths].map((address, index) =>
            index === 0
              ? person.call('PATCH', '/api/users/me', { user: { name: `Pool ${n}` } })
              : person.call('GET', address),
          ),
        )
        failed += all.filter(({ status }) => status !== 200).length
      }
      const { rows } = await withDatabase(url('postgres'), (client) =>
        client.query(
          `select count(*)::int as held from pg_stat_activity where datname = 'samspel' and application_name <> 'samspel-live'`,
        ),
      )
      figure(
        `PgBouncer ${pooler.version} in transaction mode, 4 connections, named statements ${prepared}: ${failed} of ${turns * 20} calls failed (${rows[0].held} sessions)`,
      )
      if (failed > 0 && (prepared === 'off' || pooler.tracksStatements))
        throw new Failure(`Calls failed behind PgBouncer ${pooler.version} with named statements ${prepared}.`)
    }
  } finally {
    await pooler.stop()
  }
}

async function verifyRestore({ backupDir, dataDir, secrets, databaseUrl, url, member }) {
  const write = (word) =>
    withDatabase(databaseUrl, async (client) => {
      await client.query(
        'create table if not exists restored (word text primary key, at timestamptz default clock_timestamp())',
      )
      await client.query('insert into restored (word) values ($1)', [word])
    })
  await write('before the backup')
  const begun = performance.now()
  await makeBackup({ backupDir, dataDir, secrets, databaseUrl })
  const took = (performance.now() - begun) / 1000
  await write('after the backup')
  const { rows } = await withDatabase(databaseUrl, (client) => client.query('select clock_timestamp() as now'))
  const moment = rows[0].now
  await new Promise((resolve) => setTimeout(resolve, 50))
  await write('a mistake')
  const size = await withDatabase(
    databaseUrl,
    async (client) => (await client.query(`select pg_size_pretty(pg_database_size('samspel')) as size`)).rows[0].size,
  )
  figure(`backup of ${size} while it is used: ${took.toFixed(1)} s`)

  const words = async (to) => {
    member.stop()
    await until(async () => member.child.exitCode !== null || member.child.signalCode !== null, 30_000)
    const start = performance.now()
    const { settings } = placeBackup({ backupDir, dataDir, secrets, ...(to && { to }), files: false })
    const restored = await workThroughLog({ dataDir, secrets, settings })
    const found = await withDatabase(restored.url('samspel'), (client) =>
      client.query('select word from restored order by at'),
    )
    const seconds = (performance.now() - start) / 1000
    member = restored.member
    servers.push(member)
    return { seconds, words: found.rows.map(({ word }) => word) }
  }
  for (const [name, to, expected] of [
    ['everything', undefined, ['before the backup', 'after the backup', 'a mistake']],
    ['the moment before the mistake', moment, ['before the backup', 'after the backup']],
  ]) {
    const { seconds, words: found } = await words(to)
    figure(`restored ${name} in ${seconds.toFixed(1)} s: ${found.join(', ')}`)
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Failure(`Restored was ${found.join(', ')}; it must be ${expected.join(', ')}.`)
  }
  member.stop()
  await until(async () => member.child.exitCode !== null || member.child.signalCode !== null, 30_000)
  void url
}

runCommandToEnd(main, { help: values.help && HELP, close })
