import { ensureBundle } from './bundle.mjs'
import { ensureData } from './data.mjs'
import { makeFamily } from './family.mjs'
import { lockDataDir, requireWritable } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { endLeftovers, readRun, writeRun } from './run-file.mjs'
import { secretsOf } from './secrets.mjs'
import { openDatabase, startApi } from './stack.mjs'

/** These data may be lost; they are seeded again. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Starts an API server with the demo data in its own PostgreSQL, for `isolate`. The data are seeded once and kept in .cache/isolate; a
 * second `isolate` uses the server of the first.
 * @param {(why: string) => void} onDeath
 */
export async function startSeededApi(onDeath) {
  const dataDir = inRoot('.cache', 'isolate')
  const family = makeFamily((member, how) =>
    onDeath(`${member.name} stopped unexpectedly (${how}). Its log: ${member.log}`),
  )
  requireWritable(dataDir)
  try {
    await lockDataDir(dataDir)
  } catch (error) {
    const url = readRun(dataDir)?.url
    if (!url) throw error
    return { url, stop: async () => {} }
  }
  await endLeftovers(dataDir)
  const remember = (url) => writeRun(dataDir, { pid: process.pid, url, members: family.list() })
  try {
    const serverDir = await ensureBundle('server')
    const secrets = secretsOf(dataDir)
    const databaseUrl = await openDatabase({ family, dataDir, secrets, settings: FAST })
    remember(undefined)
    await ensureData({ serverDir, databaseUrl, dataDir, secrets })
    const env = { PUBLIC_URL: 'http://localhost:8080', SIGN_IN_LIMIT: '10000' }
    const url = await startApi({ family, serverDir, dataDir, databaseUrl, secrets, env })
    remember(url)
    return { url, stop: () => family.stop() }
  } catch (error) {
    await family.stop()
    throw error
  }
}
