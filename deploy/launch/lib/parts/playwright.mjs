import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ensureBrowser } from '../browser.mjs'
import { inRoot } from '../paths.mjs'
import { runCommand } from '../run-command.mjs'

/** Runs the journeys against a Samspel that answers at `baseUrl`; those that ship remotes write to its registry's folder. */
export async function playwright({ baseUrl, storageDir, args = [] }) {
  const chromium = await ensureBrowser()
  const folder = inRoot('.cache', 'results')
  const file = path.join(folder, 'playwright.json')
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  const cli = createRequire(inRoot('package.json')).resolve('@playwright/test/cli')
  const { code } = await runCommand(process.execPath, [cli, 'test', '--reporter=list,json', ...args], {
    cwd: inRoot('e2e'),
    echo: true,
    env: { ...process.env, FORCE_COLOR: '0', BASE_URL: baseUrl, STORAGE_DIR: storageDir, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  try {
    return countPlaywright(JSON.parse(readFileSync(file, 'utf8')), code)
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** Playwright's own numbers; an exit code that they do not explain is one failure more. */
export function countPlaywright({ stats }, code) {
  const passed = stats.expected + stats.flaky
  const unexplained = stats.unexpected === 0 && (code !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: stats.unexpected + unexplained, skipped: stats.skipped }
}
