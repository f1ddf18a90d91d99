import { parseArgs } from 'node:util'
import { backupDirOf, placeBackup, restoreSecrets, workThroughLog } from './lib/backups.mjs'
import { Failure, report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lockDataDir } from './lib/lock.mjs'
import { dataDirOf } from './lib/paths.mjs'
import { until } from './lib/processes.mjs'
import { elapsed, step } from './lib/progress.mjs'
import { secretsOf } from './lib/secrets.mjs'

const HELP = `Puts the data of DATA_DIR back to what they were, from the backups in BACKUP_DIR. Samspel must be stopped.

  BACKUP_DIR=/backups npm run restore                                  everything that was written
  BACKUP_DIR=/backups npm run restore -- --to 2026-11-25T08:30:00Z     as it was at that moment

The database from before is kept beside the new one, and named at the end. Pictures that came after the moment stay.`

const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } })
const { env } = process

async function restore() {
  const backupDir = backupDirOf(env)
  if (!backupDir) throw new Failure('BACKUP_DIR says where backups lie; it is not set.')
  if (env.DATABASE_URL) throw new Failure('DATABASE_URL names a PostgreSQL of your own: restore it with its own tools.')
  const to = values.to === undefined ? undefined : new Date(values.to)
  if (to && Number.isNaN(to.getTime()))
    throw new Failure(`--to takes a time such as 2026-11-25T08:30:00Z; it is '${values.to}'.`)
  await ensureInstalled()
  const dataDir = dataDirOf(env)
  await lockDataDir(dataDir)
  restoreSecrets(backupDir, dataDir)
  const secrets = secretsOf(dataDir)
  const { backup, kept, settings } = await step('Putting the backup in place', async () =>
    placeBackup({ backupDir, dataDir, secrets, to }),
  )
  const { member } = await step('Working through the log', () => workThroughLog({ dataDir, secrets, settings }))
  member.stop()
  await until(async () => member.child.exitCode !== null || member.child.signalCode !== null, 30_000)
  console.log(`Restored from the backup of ${backup.at} in ${elapsed().toFixed(1)} s; npm start goes on from here.`)
  if (kept) console.log(`What was there before is in ${kept}; remove it when nobody misses anything.`)
}

if (values.help) console.log(HELP)
else
  restore().then(
    () => process.exit(0),
    (error) => {
      report(error)
      process.exit(1)
    },
  )
