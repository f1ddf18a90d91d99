import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'

try {
  await ensureInstalled()
  const tsx = pathToFileURL(createRequire(inRoot('deploy', 'package.json')).resolve('tsx')).href
  const { status } = spawnSync(process.execPath, ['--import', tsx, inRoot('deploy', 'src', 'cli.ts'), ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} catch (error) {
  report(error)
  process.exitCode = 1
}
