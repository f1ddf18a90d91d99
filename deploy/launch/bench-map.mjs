import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ensureBrowser } from './lib/browser.mjs'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'

async function bench() {
  await ensureInstalled()
  const tsx = pathToFileURL(createRequire(inRoot('deploy', 'package.json')).resolve('tsx')).href
  const child = spawn(
    process.execPath,
    ['--import', tsx, inRoot('bench', 'store-map', 'run.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: await ensureBrowser({ whole: true }) } },
  )
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

bench().then(
  (code) => process.exit(code),
  (error) => {
    report(error)
    process.exit(1)
  },
)
