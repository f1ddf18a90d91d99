import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backupDirOf, makeBackup, tidyBackups } from './lib/backups.mjs'
import { Failure, report } from './lib/failure.mjs'
import { makeFamily } from './lib/family.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lockDataDir } from './lib/lock.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { elapsed } from './lib/progress.mjs'
import { readRun } from './lib/run-file.mjs'
import { secretsOf } from './lib/secrets.mjs'
import { openDatabase } from './lib/stack.mjs'

const HELP = `Copies database and files of DATA_DIR into BACKUP_DIR while Samspel runs, or when it does not.

  BACKUP_DIR=/backups npm run backup               one more copy
  BACKUP_DIR=/backups npm run backup -- --keep 7   and only the newest seven stay

With BACKUP_DIR set for npm start too, the built-in PostgreSQL keeps its whole log there: npm run restore then reaches any moment.`

const { values } = parseArgs({ options: { keep: { type: 'string' }, help: { type: 'boolean' } } })
const { env } = process
const family = makeFamily((member, how) => report(new Failure(`${member.name} stopped unexpectedly (${how}).`)))

async function backup() {
  const backupDir = backupDirOf(env)
  if (!backupDir) throw new Failure('BACKUP_DIR says where backups lie; it is not set.')
  if (env.DATABASE_URL)
    throw new Failure(
      'DATABASE_URL names a PostgreSQL of your own: back it up with its own tools (docs/guides/scale.md).',
    )
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new Failure('--keep takes a whole number from 1.')
  await ensureInstalled()
  const dataDir = dataDirOf(env)
  mkdirSync(backupDir, { recursive: true })
  const running = await lockDataDir(dataDir).then(
    () => undefined,
    (failure) => {
      const url = readRun(dataDir)?.databaseUrl
      if (!url) throw failure
      return url
    },
  )
  const secrets = secretsOf(dataDir)
  const databaseUrl = running ?? (await openDatabase({ family, dataDir, secrets }))
  const { folder, archive } = await makeBackup({ backupDir, dataDir, secrets, databaseUrl })
  if (keep) tidyBackups(backupDir, keep)
  console.log(`${folder} holds everything, after ${elapsed().toFixed(1)} s.`)
  if (!archive)
    console.log('The log is not kept: this backup restores the moment it was made. BACKUP_DIR for npm start keeps it.')
}

if (values.help) console.log(HELP)
else
  backup()
    .then(
      () => 0,
      (error) => (report(error), 1),
    )
    .then(async (code) => {
      await family.stop()
      process.exit(code)
    })
