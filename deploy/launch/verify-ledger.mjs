import path from 'node:path'
import { apiFigures } from './lib/api-figures.mjs'
import { ensureBundle } from './lib/bundle.mjs'
import { runCommandToEnd } from './lib/command.mjs'
import { runServerCommand } from './lib/data.mjs'
import { ensureDatabase, withDatabase } from './lib/database.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

// Measures figures 1 to 5, each at full length: kills and stops of the API, random operations and life cycles,
// races for a balance, one key used many times.
// Runs on a PostgreSQL of its own and then, if DATABASE_URL is set, on that server, in databases that are created and dropped.
// FULL=0.1 runs a tenth of each length.
// `npm run verify:ledger -- kills` runs only the test files whose path contains the word.
const bed = makeTestBed()
const asked = process.argv.slice(2)
const words = asked.length > 0 ? asked : ['ledger', 'wallet.test', 'adjustments', 'holds-migration']

/** Runs on the server of a URL, in a migrated database beside the one that it names. @param {string} other */
async function onServerOf(other) {
  const named = `samspel_verify_${process.pid}`
  const databaseAt = (/** @type {string} */ name) => Object.assign(new URL(other), { pathname: `/${name}` }).href
  await ensureDatabase(databaseAt('postgres'), named)
  const url = databaseAt(named)
  try {
    const serverDir = await ensureBundle('server')
    await runServerCommand('migrate', { serverDir, databaseUrl: url, dataDir: inRoot('.cache') })
    const env = { TEST_DATABASE_URL: url, API_MAIN: path.join(serverDir, 'main.js') }
    return await apiFigures(env, words, 'The server of DATABASE_URL')
  } finally {
    await withDatabase(databaseAt('postgres'), (client) =>
      client.query(`DROP DATABASE IF EXISTS ${named} WITH (FORCE)`),
    )
  }
}

runCommandToEnd(
  async () => {
    await ensureInstalled()
    const isWell = await apiFigures(await bed.apiEnv(), words, 'The built-in PostgreSQL')
    const { DATABASE_URL: other } = process.env
    if (other) return (await onServerOf(other)) && isWell ? 0 : 1
    console.log('\nDATABASE_URL is not set: seen on the built-in PostgreSQL alone')
    return isWell ? 0 : 1
  },
  { close: bed.close },
)
