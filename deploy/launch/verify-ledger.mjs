import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBundle } from './lib/bundle.mjs'
import { runServerCommand } from './lib/data.mjs'
import { ensureDatabase, withDatabase } from './lib/database.mjs'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { jest } from './lib/parts/jest.mjs'
import { inRoot } from './lib/paths.mjs'
import { endCommands } from './lib/run-command.mjs'
import { closingLine } from './lib/tally.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

// Measures figures 1 to 5, each at full length: kills and stops of the API, random operations and life cycles,
// races for a balance, one key used many times.
// Runs on a PostgreSQL of its own and then, if DATABASE_URL is set, on that server, in databases that are created and dropped.
// FULL=0.1 runs a tenth of each length.
// `npm run verify:ledger -- kills` runs only the test files whose path contains the word.
const bed = makeTestBed()
const figures = inRoot('.cache', 'results', 'figures.tsv')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void leave(130))

async function leave(code) {
  endCommands()
  await bed.close()
  process.exit(code)
}

const all = ['ledger', 'wallet.test', 'adjustments', 'holds-migration']

async function onServer(name, url) {
  rmSync(figures, { force: true })
  const serverDir = await ensureBundle('server')
  const env = {
    TEST_DATABASE_URL: url,
    FULL: process.env.FULL || '1',
    FIGURES_FILE: figures,
    API_MAIN: path.join(serverDir, 'main.js'),
  }
  const words = process.argv.slice(2)
  const counts = await jest('server', env, words.length > 0 ? words : all)
  console.log(`\n${name}`)
  for (const line of readFigures()) console.log(`figure ${line[0].padStart(2)}  ${line[1]}`)
  console.log(closingLine(counts))
  return counts.failed === 0
}

function readFigures() {
  try {
    return readFileSync(figures, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .sort(([a], [b]) => Number(a) - Number(b))
  } catch {
    return []
  }
}

/** Creates a migrated database on the server of the given URL, beside the database that it names. */
async function templateOn(databaseUrl) {
  const named = `samspel_verify_${process.pid}`
  await ensureDatabase(Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href, named)
  const url = Object.assign(new URL(databaseUrl), { pathname: `/${named}` }).href
  await runServerCommand('migrate', {
    serverDir: await ensureBundle('server'),
    databaseUrl: url,
    dataDir: inRoot('.cache'),
  })
  return { url, named }
}

try {
  await ensureInstalled()
  mkdirSync(path.dirname(figures), { recursive: true })
  let isWell = await onServer('The built-in PostgreSQL', await bed.templateUrl())
  const { DATABASE_URL: other } = process.env
  if (other) {
    const { url, named } = await templateOn(other)
    try {
      isWell = (await onServer('The server of DATABASE_URL', url)) && isWell
    } finally {
      const admin = Object.assign(new URL(other), { pathname: '/postgres' }).href
      await withDatabase(admin, (client) => client.query(`DROP DATABASE IF EXISTS ${named} WITH (FORCE)`))
    }
  } else console.log('\nDATABASE_URL is not set: seen on the built-in PostgreSQL alone')
  await leave(isWell ? 0 : 1)
} catch (error) {
  report(error)
  await leave(1)
}
