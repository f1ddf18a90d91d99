import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export type Account = 'admin' | 'company' | 'store' | 'creator'

const PASSWORD = 'samspel-demo'

const kindOf = (account: Account) => (account === 'creator' ? 'instagramer' : 'user')

const tokenIn = (answer: APIResponse, account: string) => {
  expect(answer.status(), `sign-in of ${account}`).toBe(200)
  return (answer.headers().authorization ?? '').replace(/^Bearer /, '')
}

/** Sessions of earlier tests of this worker: to check one costs the server far less than to check a password. */
const sessions = new Map<Account, string>()

/** A demo account's token, for the test's own API requests. A session that an earlier test has not ended goes on. */
export async function tokenFor(request: APIRequestContext, account: Account): Promise<string> {
  const kind = kindOf(account)
  const begun = sessions.get(account)
  if (begun) {
    const me = await request.get(`/api/${kind}s/me`, { headers: { authorization: `Bearer ${begun}` } })
    if (me.ok()) return begun
  }
  const data = { [kind]: { email: `${account}@samspel.test`, password: PASSWORD } }
  const token = tokenIn(await request.post(`/api/auth/${kind}s/sign_in`, { data }), account)
  sessions.set(account, token)
  return token
}

export const tokenOf = (page: Page, account: Account): Promise<string> => tokenFor(page.request, account)

/** Opens the app with the session of a demo account, for tests that are not about signing in. */
export const signInAs = async (page: Page, account: Account): Promise<void> =>
  comeInWith(page, await tokenOf(page, account))

/** Opens the app with the session returned by the API when signing in or up. */
export const signInWith = (page: Page, answer: APIResponse, account = 'someone'): Promise<void> =>
  comeInWith(page, tokenIn(answer, account))

/** Opens the app with a session. */
export async function comeInWith(page: Page, token: string): Promise<void> {
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
