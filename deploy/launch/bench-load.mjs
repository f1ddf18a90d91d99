import { parseArgs } from 'node:util'
import { runBench } from './lib/bench.mjs'
import { ensureBrowser } from './lib/browser.mjs'

const HELP = `First load and route changes, against the same code as one ordinary build.

  npm run bench:load                      15 pairs
  npm run bench:load -- --pairs 30        more of them
  npm run bench:load -- --changes         changes of the remote alone
  npm run bench:load -- --json            for programs
  npm run bench:load -- --keep-control    with the control that was built last

What is measured, and how: bench/load/README.md.`

const { values } = parseArgs({
  options: {
    pairs: { type: 'string' },
    json: { type: 'boolean' },
    'keep-control': { type: 'boolean' },
    changes: { type: 'boolean' },
    route: { type: 'string' },
    help: { type: 'boolean' },
  },
})

runBench(
  'load',
  async (bed) => {
    const browser = await ensureBrowser({ whole: true })
    const { baseUrl, storageDir } = await bed.stack()
    return { LOG_LEVEL: 'error', BASE_URL: baseUrl, STORAGE_DIR: storageDir, CHROMIUM_PATH: browser }
  },
  { help: values.help && HELP },
)
