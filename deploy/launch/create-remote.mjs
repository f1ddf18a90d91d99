import { report } from './lib/failure.mjs'
import { ensureInstalled, linkPackages } from './lib/install.mjs'
import { runScript } from './lib/run-script.mjs'

try {
  await ensureInstalled()
  process.exitCode = runScript('create-remote', 'cli.ts')
  if (process.exitCode === 0 && !process.argv.some((word) => /^--(help|standalone)\b/.test(word)))
    await linkPackages(process.argv.find((word) => /^mf-[a-z0-9-]+$/.test(word)))
} catch (error) {
  report(error)
  process.exitCode = 1
}
