import { archiveSettings, backupDirOf } from './lib/backups.mjs'
import { requireListening } from './lib/database.mjs'
import { report } from './lib/failure.mjs'
import { makeFamily } from './lib/family.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lockDataDir, requireWritable } from './lib/lock.mjs'
import { tailOf } from './lib/logs.mjs'
import { requireNoDemo, requireSafeHost, wantsDemo } from './lib/open-host.mjs'
import { dataDirOf, storageDirOf } from './lib/paths.mjs'
import { portOf, requireFreePort } from './lib/ports.mjs'
import { placePostgres } from './lib/postgres-place.mjs'
import { watchNpm } from './lib/processes.mjs'
import { elapsed, say } from './lib/progress.mjs'
import { endCommands } from './lib/run-command.mjs'
import { endLeftovers, forgetRun, writeRun } from './lib/run-file.mjs'
import { secretsOf } from './lib/secrets.mjs'
import { openDatabase, startStack } from './lib/stack.mjs'

const ACCOUNTS = ['admin@samspel.test', 'company@samspel.test', 'store@samspel.test', 'creator@samspel.test']
const PASSWORD = 'samspel-demo'

const { env } = process
const dataDir = dataDirOf(env)
// Other processes find the registry's keys and caches by DATA_DIR, so it must not depend on their working folder.
env.DATA_DIR = dataDir
let ownsFolder = false
let leaving = false
let ready = false

const family = makeFamily(
  (member, how) => {
    const log = tailOf(member.log)
    if (log) console.error(log.replace(/^/gm, '    '))
    leave(1, `${member.name} stopped unexpectedly (${how}): everything is stopped. Its log: ${member.log}`)
  },
  { onAgain: () => remember() },
)
let remember = () => {}
// Output may go to a full disk too.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** The only exit path: stops everything in order, whatever was in progress. */
function leave(code, why) {
  if (leaving) return
  leaving = true
  if (why) console.error(why)
  endCommands()
  family.stop().then(() => {
    if (ownsFolder) forgetRun(dataDir)
    process.exit(code)
  })
}

async function start() {
  const port = portOf(env)
  const host = env.HOST || '127.0.0.1'
  const url = `http://localhost:${port}`

  requireSafeHost(env)
  requireWritable(dataDir)
  await lockDataDir(dataDir)
  ownsFolder = true
  await endLeftovers(dataDir)
  await requireFreePort(host, port)
  if (env.DATABASE_URL) await requireListening(env.DATABASE_URL)

  writeRun(dataDir, { pid: process.pid, url, members: [] })
  await ensureInstalled()

  const secrets = secretsOf(dataDir)
  const backupDir = backupDirOf(env)
  const databaseUrl = await openDatabase({
    family,
    dataDir,
    secrets,
    databaseUrl: env.DATABASE_URL,
    ...(backupDir &&
      !env.DATABASE_URL && { settings: archiveSettings(backupDir, placePostgres(dataDir, secrets.folderId)) }),
  })
  await requireNoDemo(env, databaseUrl)
  if (env.SMTP_URL && !wantsDemo(env) && env.SAMSPEL_DEMO !== 'off')
    say('  no demo data, because SMTP_URL is set; SAMSPEL_DEMO=on loads them all the same')
  let services = {}
  remember = () => {
    try {
      writeRun(dataDir, { pid: process.pid, url, databaseUrl, ...services, members: family.list() })
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error
    }
  }
  remember()
  const { registryUrl } = await startStack({
    family,
    dataDir,
    databaseUrl,
    secrets,
    host,
    port,
    storageDir: storageDirOf(env, dataDir),
    publicUrl: env.PUBLIC_URL || url,
    demo: wantsDemo(env),
  })
  services = { registryUrl }
  remember()

  ready = true
  say(`Everything runs after ${elapsed().toFixed(1)} s. Ctrl-C stops it.`)
  console.log(`\nSamspel is ready at ${url}`)
  console.log(`Registry service for teams with a token: ${registryUrl}`)
  if (wantsDemo(env)) {
    console.log(`Demo accounts, password ${PASSWORD}:`)
    for (const account of ACCOUNTS) console.log(`  ${account}`)
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => leave(ready ? 0 : 130, '\nStopping …'))
}
watchNpm(() => leave(0))

start().catch((error) => {
  if (leaving) return
  report(error)
  leave(1)
})
