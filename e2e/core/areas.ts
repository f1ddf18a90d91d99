import type { Page } from '@playwright/test'
import type { Account } from './session'
import { signInAs } from './session'

export type Area = 'anonymous' | Account

export interface Route {
  path: string
  areas: string[]
}

/** Paths without a parameter that an area may open; those that hand the visitor on at once are left out. */
export const pathsOf = (routes: readonly Route[], area: Area): string[] =>
  routes
    .filter(({ path, areas }) => areas.includes(area) && !path.includes(':') && !/callback/.test(path))
    .map(({ path }) => path)

/** Makes the page one of this area. */
export async function comeInAs(page: Page, area: Area): Promise<void> {
  if (area !== 'anonymous') await signInAs(page, area)
}

/** Follows a link of the page, as a click would. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
