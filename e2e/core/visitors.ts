import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { OwnAccount } from './own-account'
import { listenForProblems } from './test'

const keep = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, text]) => localStorage.setItem(`samspel.${name!}`, text!), [key, value])
/** Has answered the question of cookies. */
export const knowsCookies = (page: Page) => keep(page, 'cookies-accepted', '2026-01-01T00:00:00.000Z')

/** Brings an account of the test's own into a page, past the question of cookies. */
export async function comesInWith(page: Page, { token }: Pick<OwnAccount, 'token'>): Promise<void> {
  await knowsCookies(page)
  await keep(page, 'session', token)
}

/** Opens pages of somebody else, each in a browser context of its own. */
export const opener =
  (browser: Browser, contextOptions: BrowserContextOptions, problems: string[]) =>
  async (sign: (page: Page) => Promise<void>, more: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ ...contextOptions, ...more })
    const page = await context.newPage()
    listenForProblems(page, problems)
    await knowsCookies(page)
    await sign(page)
    return page
  }
