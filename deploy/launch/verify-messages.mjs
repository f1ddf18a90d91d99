import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBundle } from './lib/bundle.mjs'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { jest } from './lib/parts/jest.mjs'
import { inRoot } from './lib/paths.mjs'
import { endCommands } from './lib/run-command.mjs'
import { closingLine } from './lib/tally.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

// Measures figure 31 at full length: 10 000 messages through two API instances whose connections are cut and of which one is killed,
// with facts carried by PostgreSQL and, if redis-server is installed, by Redis, next to a bare NOTIFY in the same run. Also measures
// figures 8 and 9: no mail or push notification is lost or sent twice when workers are killed or servers are down, and how requests are
// answered while the database is unavailable.
// `npm run verify:messages -- -t Redis` runs only the Redis part.
const bed = makeTestBed()
const figures = inRoot('.cache', 'results', 'figures.tsv')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void leave(130))

async function leave(code) {
  endCommands()
  await bed.close()
  process.exit(code)
}

try {
  await ensureInstalled()
  mkdirSync(path.dirname(figures), { recursive: true })
  rmSync(figures, { force: true })
  const serverDir = await ensureBundle('server')
  const env = {
    TEST_DATABASE_URL: await bed.templateUrl(),
    FULL: '1',
    FIGURES_FILE: figures,
    API_MAIN: path.join(serverDir, 'main.js'),
  }
  const counts = await jest('server', env, [
    'live-bus',
    'messages-delivery',
    'outbox',
    'server/test/mail.test',
    'notice-deliveries',
    'outage',
    ...process.argv.slice(2),
  ])
  if (counts.failed === 0)
    for (const line of readFileSync(figures, 'utf8').trim().split('\n'))
      console.log(`figure ${line.replace('\t', '  ').replaceAll('; ', '\n           ')}`)
  console.log(`\n${closingLine(counts)}`)
  await leave(counts.failed === 0 ? 0 : 1)
} catch (error) {
  report(error)
  await leave(1)
}
