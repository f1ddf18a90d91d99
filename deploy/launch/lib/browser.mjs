import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'
import { step } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const DEBIAN = '/usr/bin/chromium'

const playwright = () => createRequire(inRoot('package.json'))('@playwright/test')
const ownBrowser = () => {
  const file = playwright().chromium.executablePath()
  return existsSync(file) ? file : null
}
const present = () => process.env.CHROMIUM_PATH || ownBrowser() || (existsSync(DEBIAN) ? DEBIAN : null)

async function download() {
  const cli = createRequire(inRoot('package.json')).resolve('@playwright/test/cli')
  await runCommand(process.execPath, [cli, 'install', 'chromium'], { timeout: 300_000 })
  return ownBrowser()
}

async function installDebians() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid() !== 0) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  return existsSync(DEBIAN) ? DEBIAN : null
}

/** Path of a Chromium: the one there is, else Playwright's download, else Debian's package. */
export async function ensureBrowser() {
  const found =
    present() ?? (await step('Fetching a browser', async () => (await download()) ?? (await installDebians())))
  if (!found)
    throw new Failure(
      "No browser for the journeys: Playwright's could not be downloaded, and there is no /usr/bin/chromium (apt-get install chromium).",
    )
  return found
}
