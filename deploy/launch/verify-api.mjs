import { apiFigures } from './lib/api-figures.mjs'
import { runCommandToEnd } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

// Runs the API tests that record a figure, each at full length, on a database of this run's own.
// `npm run verify:api -- wallet races` runs only the test files whose path contains one of these words.
const bed = makeTestBed()

runCommandToEnd(
  async () => {
    await ensureInstalled()
    return (await apiFigures(await bed.apiEnv(), process.argv.slice(2))) ? 0 : 1
  },
  { close: bed.close },
)
