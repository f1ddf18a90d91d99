import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyRunningCluster } from './cluster-copy.mjs'
import { startPostgres } from './postgres.mjs'
import { placePostgres } from './postgres-place.mjs'

/**
 * Creates a PostgreSQL that follows a built-in one by streaming replication, and starts it.
 * @param {{
 *   primaryUrl: string, primaryDir: string, dataDir: string, secrets: Record<string, string>, settings?: Record<string, string>
 * }} options
 */
export async function startReplica({ primaryUrl, primaryDir, dataDir, secrets, settings = {} }) {
  mkdirSync(dataDir, { recursive: true })
  const own = { ...secrets, folderId: `${secrets.folderId}-replica` }
  const from = placePostgres(primaryDir, secrets.folderId)
  const place = placePostgres(dataDir, own.folderId)
  await copyRunningCluster({ url: primaryUrl, data: from.data, to: place.data, user: place.user })
  const signal = path.join(place.data, 'standby.signal')
  writeFileSync(signal, '')
  if (place.user) chownSync(signal, place.user.uid, place.user.gid)
  const { hostname, port, username, password } = new URL(primaryUrl)
  const following = {
    ...settings,
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password} application_name=replica`,
    hot_standby: 'on',
  }
  return { ...(await startPostgres({ dataDir, secrets: own, settings: following })), following, own }
}
