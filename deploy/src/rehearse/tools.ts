import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserType } from '@playwright/test'
import { installedChromium } from '../chromium.mjs'
import { Refused } from '../registry/refused'

/** What a rehearsal looks with. */
export interface Tools {
  browser: Browser
  /** Source of axe. */
  axe: string
}

/**
 * Opens the browser of this machine with Playwright and axe as they are installed for a folder: neither belongs to the program. Throws
 * {@link Refused} with what is missing.
 */
export async function openTools(folder: string): Promise<Tools> {
  const load = createRequire(join(folder, 'package.json'))
  const mustHave = <T>(work: () => T): T => {
    try {
      return work()
    } catch {
      throw new Refused(
        `a rehearsal needs Playwright and axe, which are not installed in ${folder}: npm install --save-dev @playwright/test @axe-core/playwright`,
        'incomplete',
      )
    }
  }
  const { chromium } = mustHave(() => load('@playwright/test') as { chromium: BrowserType })
  const axe = mustHave(() => createRequire(load.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'))
  const own = chromium.executablePath()
  const executablePath = installedChromium() ?? (existsSync(own) ? own : undefined)
  if (!executablePath)
    throw new Refused(
      'a rehearsal needs a Chromium, and this machine has none: npx playwright install chromium, or CHROMIUM_PATH',
      'incomplete',
    )
  return {
    browser: await chromium.launch({ executablePath, args: ['--no-sandbox'] }),
    axe: await readFile(axe, 'utf8'),
  }
}
