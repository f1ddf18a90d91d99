import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { linksTo } from './mails'

/** An account created by a test. */
export interface OwnAccount {
  email: string
  password: string
  kind: 'user' | 'instagramer'
  token: string
}

const tokenOf = (headers: Record<string, string>) => (headers.authorization ?? '').replace(/^Bearer /, '')

/** Signs up a new account through the API; each call creates another one. */
export async function signUp(request: APIRequestContext, kind: OwnAccount['kind']): Promise<OwnAccount> {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`
  const [email, password] = [`e2e-${mark}@samspel.test`, `hemligt-${mark}`]
  const own =
    kind === 'user'
      ? { brand_name: `Test ${mark}`, name: `Kim ${mark}`, slug: `test-${mark}`, locale: 'sv' }
      : { collaboration_page_attributes: { slug: `test-${mark}` } }
  const answer = await request.post(`/api/auth/${kind}s`, { data: { [kind]: { email, password, ...own } } })
  expect(answer.ok(), `sign-up: ${answer.status()} ${await answer.text()}`).toBe(true)
  return { email, password, kind, token: tokenOf(answer.headers()) }
}

/** Creates another session of the account. */
export async function newSession(
  request: APIRequestContext,
  { email, password, kind }: Omit<OwnAccount, 'token'>,
): Promise<string> {
  const answer = await request.post(`/api/auth/${kind}s/sign_in`, { data: { [kind]: { email, password } } })
  expect(answer.status()).toBe(200)
  return tokenOf(answer.headers())
}

const admin: Omit<OwnAccount, 'token'> = { email: 'admin@samspel.test', password: 'samspel-demo', kind: 'user' }

/**
 * Has an administrator approve the account's company and confirms its e-mail address by the mailed link, so that
 * it may contact people outside the company.
 */
export async function letIn(request: APIRequestContext, owner: OwnAccount): Promise<void> {
  const headers = { authorization: `Bearer ${await newSession(request, admin)}` }
  interface Asked {
    company_requests: { id: string; email: string }[]
    meta: { next_page: number | null }
  }
  for (let page: number | null = 1, asked: string | undefined; !asked;) {
    expect(page, `a request of ${owner.email}`).not.toBeNull()
    const answer = (await (
      await request.get(`/api/company_requests?state=requested&page=${page}`, { headers })
    ).json()) as Asked
    asked = answer.company_requests.find(({ email }) => email === owner.email)?.id
    page = answer.meta.next_page
    if (asked) expect((await request.patch(`/api/company_requests/${asked}/approve`, { headers })).status()).toBe(200)
  }
  const [link] = await linksTo({ request }, owner.email, /\/user-email-confirmation\?confirmation_token=/)
  const confirmation_token = new URL(link!, 'http://localhost').searchParams.get('confirmation_token')
  expect((await request.put('/api/auth/users/confirmation', { data: { confirmation_token } })).status()).toBe(200)
}

/** Opens a path with a session that is set only once, so that what the page does with the token afterwards persists. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('e2e.signed-in')) localStorage.setItem('samspel.session', value)
    localStorage.setItem('samspel.cookies-accepted', '1')
    sessionStorage.setItem('e2e.signed-in', 'yes')
  }, token)
  await page.goto(path)
}
