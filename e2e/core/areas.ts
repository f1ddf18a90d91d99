import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Account } from './session'
import { signInAs } from './session'

export type Area = 'anonymous' | Account

export interface Route {
  path: string
  areas: string[]
}

/** Paths that an area may open, except those that redirect at once. */
export const routesOf = (routes: readonly Route[], area: Area): string[] =>
  routes.filter(({ path, areas }) => areas.includes(area) && !/callback/.test(path)).map(({ path }) => path)

/** The paths without parameters. */
export const pathsOf = (routes: readonly Route[], area: Area): string[] =>
  routesOf(routes, area).filter((path) => !path.includes(':'))

/** Signs in as this area, unless it is anonymous. */
export async function comeInAs(page: Page, area: Area): Promise<void> {
  if (area !== 'anonymous') await signInAs(page, area)
}

/** Navigates as a click on a link would. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

/**
 * Opens a page as a click on a link does, by way of one of the shell's own, which reads nothing and on which nothing is left of the page
 * before. Answers that the app has kept are shown again: a state after one with answers needs a load.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  const between = page.getByRole('heading', { level: 1, name: 'Villkor', exact: true })
  await goTo(page, '/terms/sv')
  await expect(between).toBeVisible()
  await expect(page.locator('[data-remote] h1')).toHaveCount(0)
  await goTo(page, path)
  await expect(between).toBeHidden()
}
