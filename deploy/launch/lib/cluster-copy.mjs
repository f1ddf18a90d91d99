import { chownSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withDatabase } from './database.mjs'

/** Files of the running server that are not part of its data. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'standby.signal', 'recovery.signal'])
/** Folders that are created empty in the copy. */
const EMPTY = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'])

const give = (file, user) => user && chownSync(file, user.uid, user.gid)

/** @typedef {{ uid: number, gid: number } | null} User */

/**
 * Copies a folder whose files may disappear while it is read.
 * @param {string} from @param {string} to
 * @param {{ user?: User, skip?: (name: string) => boolean, empty?: (name: string) => boolean }} [options]
 */
export function copyFolder(from, to, { user = null, skip = () => false, empty = () => false } = {}) {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  give(to, user)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (skip(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    try {
      if (entry.isDirectory()) copyFolder(source, target, { user, ...(empty(entry.name) ? { skip: () => true } : {}) })
      else if (entry.isFile()) {
        copyFileSync(source, target)
        give(target, user)
      }
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
}

/**
 * Copies the data of a running PostgreSQL as pg_basebackup does: changes made meanwhile are in the write-ahead log, which is replayed when
 * the copy starts. Without an archive, `withLog` copies the log files of that time as well.
 * @param {{ url: string, data: string, to: string, user: User, withLog?: boolean }} options
 */
export const copyRunningCluster = ({ url, data, to, user, withLog = false }) =>
  withDatabase(url, async (client) => {
    await client.query(`select pg_backup_start('samspel', true)`)
    copyFolder(data, to, { user, skip: (name) => LEFT_OUT.has(name), empty: (name) => EMPTY.has(name) })
    const { rows } = await client.query('select labelfile from pg_backup_stop(true)')
    const label = path.join(to, 'backup_label')
    writeFileSync(label, rows[0].labelfile, { mode: 0o600 })
    give(label, user)
    if (withLog) copyFolder(path.join(data, 'pg_wal'), path.join(to, 'pg_wal'), { user })
  })
