import type { APIResponse, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export type Account = 'admin' | 'company' | 'store' | 'creator'

const PASSWORD = 'samspel-demo'

const signIn = (page: Page, account: Account): Promise<APIResponse> => {
  const kind = account === 'creator' ? 'instagramer' : 'user'
  const credentials = { email: `${account}@samspel.test`, password: PASSWORD }
  return page.request.post(`/api/auth/${kind}s/sign_in`, { data: { [kind]: credentials } })
}

const tokenIn = (answer: APIResponse, account: string) => {
  expect(answer.status(), `sign-in of ${account}`).toBe(200)
  return (answer.headers().authorization ?? '').replace(/^Bearer /, '')
}

/** Signs in to a demo account through the API and opens the app with that session, for tests that are not about signing in. */
export const signInAs = async (page: Page, account: Account): Promise<void> =>
  signInWith(page, await signIn(page, account), account)

/** A demo account's token, for the test's own API requests. */
export const tokenOf = async (page: Page, account: Account) => tokenIn(await signIn(page, account), account)

/** Opens the app with the session returned by the API when signing in or up. */
export async function signInWith(page: Page, answer: APIResponse, account = 'someone'): Promise<void> {
  const token = tokenIn(answer, account)
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('e2e.signed-in')) localStorage.setItem('samspel.session', value)
    sessionStorage.setItem('e2e.signed-in', 'yes')
  }, token)
}

/** Marks the document, so that a later check can tell that it was not reloaded. */
export const markPage = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.e2e = 'same page'
  })
export const expectSamePage = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-e2e', 'same page')
