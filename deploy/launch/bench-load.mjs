import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './lib/browser.mjs'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { endCommands } from './lib/run-command.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

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
const bed = makeTestBed()
let child

function leave(code) {
  child?.kill('SIGKILL')
  endCommands()
  void bed.close().finally(() => process.exit(code))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => leave(130))

async function bench() {
  await ensureInstalled()
  const browser = await ensureBrowser({ whole: true })
  const { baseUrl, storageDir } = await bed.stack()
  const tsx = pathToFileURL(createRequire(inRoot('deploy', 'package.json')).resolve('tsx')).href
  child = spawn(process.execPath, ['--import', tsx, inRoot('bench', 'load', 'run.ts'), ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', BASE_URL: baseUrl, STORAGE_DIR: storageDir, CHROMIUM_PATH: browser },
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

if (values.help) console.log(HELP)
else
  bench().then(leave, (error) => {
    report(error)
    leave(1)
  })
