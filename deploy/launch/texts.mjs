import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runScript } from './lib/run-script.mjs'

try {
  await ensureInstalled()
  process.exitCode = runScript('texts', 'cli.ts')
} catch (error) {
  report(error)
  process.exitCode = 1
}
