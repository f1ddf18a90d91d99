import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { jest } from './lib/parts/jest.mjs'
import { inRoot } from './lib/paths.mjs'
import { endCommands } from './lib/run-command.mjs'
import { closingLine } from './lib/tally.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

// Runs the API tests that record a figure, each at full length, on a database of this run's own.
// `npm run verify:api -- wallet races` runs only the test files whose path contains one of these words.
const bed = makeTestBed()
const figures = inRoot('.cache', 'results', 'figures.tsv')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void leave(130))

async function leave(code) {
  endCommands()
  await bed.close()
  process.exit(code)
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

try {
  await ensureInstalled()
  mkdirSync(path.dirname(figures), { recursive: true })
  rmSync(figures, { force: true })
  const env = { ...(await bed.apiEnv()), FULL: '1', FIGURES_FILE: figures }
  const counts = await jest('server', env, process.argv.slice(2))
  for (const [number, text] of readFigures()) console.log(`figure ${number.padStart(2)}  ${text}`)
  console.log(`\n${closingLine(counts)}`)
  await leave(counts.failed === 0 ? 0 : 1)
} catch (error) {
  report(error)
  await leave(1)
}
