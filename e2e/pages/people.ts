import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Account } from '../core/session'

/** A person signed in on the login page, in a browser context of their own. */
export interface Person {
  page: Page
  context: BrowserContext
}

/** Opens a browser context with the project's settings and signs in by typing and clicking. */
export async function comesIn(browser: Browser, account: Account, options: object): Promise<Person> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(account === 'creator' ? '/login/creator' : '/login/brand')
  await page.getByRole('button', { name: 'Jag förstår' }).click()
  await page.getByLabel('E-post').fill(`${account}@samspel.test`)
  await page.getByLabel('Lösenord', { exact: true }).fill('samspel-demo')
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { page, context }
}
