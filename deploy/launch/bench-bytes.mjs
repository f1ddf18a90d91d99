import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { endCommands } from './lib/run-command.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

const HELP = `Scripts of the first view by route and part, as the edge serves them.

  npm run bench:bytes                                  of a Samspel that is started for it
  npm run bench:bytes -- --url http://localhost:8080   of one that runs
  npm run bench:bytes -- /login /creators              other routes
  npm run bench:bytes -- --json                        for programs

What is counted: bench/bytes/README.md.`

const { values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, url: { type: 'string' }, help: { type: 'boolean' } },
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
  const baseUrl = values.url ?? (await bed.stack()).baseUrl
  const tsx = pathToFileURL(createRequire(inRoot('deploy', 'package.json')).resolve('tsx')).href
  child = spawn(process.execPath, ['--import', tsx, inRoot('bench', 'bytes', 'run.ts'), ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, BASE_URL: baseUrl },
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

if (values.help) console.log(HELP)
else
  bench().then(leave, (error) => {
    report(error)
    leave(1)
  })
