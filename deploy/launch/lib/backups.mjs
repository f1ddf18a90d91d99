import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyFolder, copyRunningCluster } from './cluster-copy.mjs'
import { withDatabase } from './database.mjs'
import { canReach } from './database-user.mjs'
import { Failure } from './failure.mjs'
import { tailOf } from './logs.mjs'
import { startPostgres } from './postgres.mjs'
import { placePostgres } from './postgres-place.mjs'
import { until } from './processes.mjs'
import { step } from './progress.mjs'

/** Entries of DATA_DIR that are not backed up as files: the database is copied separately, the rest can be recreated. */
const MADE_AGAIN = new Set(['postgres', 'cache', 'logs', 'variants', 'og', 'run.json', 'registry-uploads', 'backups'])
const quoted = (file) => `"${file}"`

/** Folder of the backups: BACKUP_DIR, or undefined. */
export const backupDirOf = (env) => (env.BACKUP_DIR ? path.resolve(env.BACKUP_DIR) : undefined)

const logDirOf = (backupDir) => path.join(backupDir, 'wal')

/**
 * Settings for a built-in PostgreSQL that archives its write-ahead log into the backup folder: every full segment, and at least once a
 * minute, so that losing the machine loses at most a minute of data.
 */
export function archiveSettings(backupDir, place) {
  const folder = logDirOf(backupDir)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (place.user) chownSync(folder, place.user.uid, place.user.gid)
  if (place.user && !canReach(place.user, folder))
    throw new Failure(`The user that runs PostgreSQL cannot reach ${folder}: name another BACKUP_DIR.`)
  const file = path.join(folder, '%f')
  return {
    archive_mode: 'on',
    archive_timeout: '60',
    // Copy to a temporary name first, so that a partial segment is never taken for a complete one. A segment
    // that exists already has the same contents.
    archive_command: `test -f ${quoted(file)} || (cp "%p" ${quoted(`${file}.half`)} && mv ${quoted(`${file}.half`)} ${quoted(file)})`,
  }
}

const stamp = (date) => date.toISOString().replace(/[:.]/g, '-')

/** Complete backups, oldest first, each with the earliest time that it can be restored to. */
export function backupsIn(backupDir) {
  if (!existsSync(backupDir)) return []
  return readdirSync(backupDir)
    .filter((name) => existsSync(path.join(backupDir, name, 'done.json')))
    .map((name) => ({
      name,
      folder: path.join(backupDir, name),
      ...JSON.parse(readFileSync(path.join(backupDir, name, 'done.json'), 'utf8')),
    }))
    .sort((a, b) => a.at.localeCompare(b.at))
}

/** Copies database and files of a data folder while they are in use. */
export async function makeBackup({ backupDir, dataDir, secrets, databaseUrl }) {
  const place = placePostgres(dataDir, secrets.folderId)
  const folder = path.join(backupDir, `base-${stamp(new Date())}`)
  const half = `${folder}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true, mode: 0o755 })
  const { mode } = await withDatabase(
    databaseUrl,
    async (client) => (await client.query('show archive_mode')).rows[0],
  ).then(({ archive_mode }) => ({ mode: archive_mode }))
  await step('Copying the database', () =>
    copyRunningCluster({
      url: databaseUrl,
      data: place.data,
      to: path.join(half, 'postgres'),
      user: place.user,
      withLog: mode !== 'on',
    }),
  )
  await step('Copying the files', () =>
    copyFolder(dataDir, path.join(half, 'files'), { skip: (name) => MADE_AGAIN.has(name) }),
  )
  // The copy is consistent only together with the log up to this time, so no earlier time can be restored from it.
  const at = new Date().toISOString()
  writeFileSync(path.join(half, 'done.json'), JSON.stringify({ at, archive: mode === 'on' }))
  renameSync(half, folder)
  return { folder, at, archive: mode === 'on' }
}

/** Removes all but the newest `keep` backups, and log segments older than the oldest of them. */
export function tidyBackups(backupDir, keep) {
  const all = backupsIn(backupDir)
  const gone = all.slice(0, Math.max(0, all.length - keep))
  for (const { folder } of gone) rmSync(folder, { recursive: true })
  const [oldest] = backupsIn(backupDir)
  if (!oldest || !existsSync(logDirOf(backupDir))) return gone.length
  const label = readFileSync(path.join(oldest.folder, 'postgres', 'backup_label'), 'utf8')
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1]
  for (const name of readdirSync(logDirOf(backupDir)))
    if (first && /^[0-9A-F]{24}$/.test(name) && name < first) rmSync(path.join(logDirOf(backupDir), name))
  return gone.length
}

/** On a new machine, takes the database password and the keys from the backup. */
export function restoreSecrets(backupDir, dataDir) {
  const newest = backupsIn(backupDir).at(-1)
  if (!newest || existsSync(path.join(dataDir, 'secrets.json'))) return
  copyFolder(path.join(newest.folder, 'files'), dataDir)
}

/**
 * Replaces the data folder by a backup, keeping the old data beside it. Returns how PostgreSQL must be started to
 * replay the log up to the requested time.
 * @param {{ backupDir: string, dataDir: string, secrets: Record<string, string>, to?: Date, files?: boolean }} options
 */
export function placeBackup({ backupDir, dataDir, secrets, to, files = true }) {
  const usable = backupsIn(backupDir).filter(({ at }) => !to || at <= to.toISOString())
  const backup = usable.at(-1)
  if (!backup)
    throw new Failure(
      to
        ? `There is no backup in ${backupDir} from before ${to.toISOString()}.`
        : `There is no backup in ${backupDir}: npm run backup makes one.`,
    )
  const place = placePostgres(dataDir, secrets.folderId)
  const kept = `${place.data}.before-${stamp(new Date())}`
  const log = logDirOf(backupDir)
  if (existsSync(place.data)) {
    // Log that was written after the last archived segment is still here; copying it means that no acknowledged write is lost.
    if (existsSync(log) && existsSync(path.join(place.data, 'pg_wal')))
      copyFolder(path.join(place.data, 'pg_wal'), log, {
        user: place.user,
        skip: (name) => !/^[0-9A-F]{24}$/.test(name) || existsSync(path.join(log, name)),
      })
    renameSync(place.data, kept)
  }
  copyFolder(path.join(backup.folder, 'postgres'), place.data, { user: place.user })
  const signal = path.join(place.data, 'recovery.signal')
  writeFileSync(signal, '')
  if (place.user) chownSync(signal, place.user.uid, place.user.gid)
  // Uploaded files are added and never changed, so those that are newer than the backup are kept.
  if (files) copyFolder(path.join(backup.folder, 'files'), dataDir)
  return {
    backup,
    kept: existsSync(kept) ? kept : undefined,
    settings: {
      restore_command: `cp ${quoted(path.join(log, '%f'))} "%p"`,
      recovery_target_action: 'promote',
      ...(to && { recovery_target_time: `${to.toISOString().slice(0, -1).replace('T', ' ')}+00` }),
    },
  }
}

const isThrough = (url) =>
  withDatabase(url, async (client) => !(await client.query('select pg_is_in_recovery() as waits')).rows[0].waits).catch(
    () => false,
  )

/**
 * Starts a restored PostgreSQL and waits until it has replayed the log. A target time after the end of the log means the end of the log.
 */
export async function workThroughLog({ dataDir, secrets, settings }) {
  const start = async (wanted) => {
    const started = await startPostgres({ dataDir, secrets, settings: wanted })
    const { child, log } = started.member
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null
    await until(async () => hasEnded() || (await isThrough(started.url('postgres'))), 3_600_000)
    if (hasEnded()) throw new Failure('PostgreSQL could not work through its log.', tailOf(log))
    return started
  }
  const { recovery_target_time: moment, ...all } = settings
  if (!moment) return start(all)
  try {
    return await start(settings)
  } catch (error) {
    if (!JSON.stringify([error.message, error.detail]).includes('recovery ended before configured recovery target'))
      throw error
    return start(all)
  }
}
