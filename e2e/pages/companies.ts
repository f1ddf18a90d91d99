import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { paced } from '../core/pace'

/** Opens a new page that is signed in by a token, with a language set only in this browser. */
export async function enterWith(browser: Browser, token: string, options: object, locale = 'sv'): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.addInitScript(
    ([session, language]) => {
      if (sessionStorage.getItem('e2e.signed-in')) return
      sessionStorage.setItem('e2e.signed-in', 'yes')
      localStorage.setItem('samspel.session', session!)
      localStorage.setItem('samspel.preferred-locale', language!)
      localStorage.setItem('samspel.cookies-accepted', new Date().toISOString())
    },
    [token, locale],
  )
  return page
}

/** Finds an item in a list, loading further pages as needed. */
export async function findInList(page: Page, found: Locator): Promise<Locator> {
  const more = page.getByRole('button', { name: 'Ladda fler' })
  await expect(async () => {
    if (!(await found.isVisible()) && (await more.isVisible())) await more.click()
    await expect(found).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: paced(30_000) })
  return found
}

/** A company's request, as platform staff see it. */
export const requestCard = (page: Page, company: string) =>
  findInList(page, page.getByRole('article', { name: company, exact: true }))

/** A table row, or its card on a phone. */
export const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
