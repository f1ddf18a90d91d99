import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { canReach, databaseUser, reachableBase } from './database-user.mjs'
import { copyPostgres, postgresFolder } from './postgres-binaries.mjs'
import { say } from './progress.mjs'

/**
 * Where PostgreSQL's programs and data are, and which user it runs as. Under root it runs as another user, who may be unable to reach the
 * checkout or the data folder; then both go to a place that this user can reach.
 * @returns {{ bin: string, data: string, user: { uid: number, gid: number } | null }}
 */
export function placePostgres(dataDir, folderId) {
  const usual = path.join(dataDir, 'postgres')
  const programs = postgresFolder()
  const user = databaseUser(usual)
  if (!user) return { bin: path.join(programs.folder, 'bin'), data: usual, user: null }

  if (!existsSync(usual)) chmodSync(dataDir, 0o755)
  const bin = path.join(
    canReach(user, path.join(programs.folder, 'bin')) ? programs.folder : copyPostgres(programs, reachableBase()),
    'bin',
  )
  if (canReach(user, dataDir)) return { bin, data: usual, user }

  const base = path.join(reachableBase(), folderId)
  mkdirSync(base, { recursive: true, mode: 0o755 })
  say(`The user '${user.name}' that runs PostgreSQL cannot reach ${dataDir}: the database is kept in ${base}`)
  return { bin, data: path.join(base, 'postgres'), user: databaseUser(path.join(base, 'postgres')) }
}
