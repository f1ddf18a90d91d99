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

// Figure 31 in its whole length: 10 000 messages over two instances of the API whose connections are cut and of which one is killed, with facts
// carried by PostgreSQL and, where redis-server is installed, by Redis; beside a bare NOTIFY in the same run. Figures 8 and 9 with it: no mail and
// no push lost or doubled by killed workers and dead servers, and what is answered while the database is gone.
// `npm run verify:messages -- -t Redis` takes only the one by Redis.
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
