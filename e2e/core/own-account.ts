import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

/** An account that a test made for itself. */
export interface OwnAccount { email: string; password: string; kind: 'user' | 'instagramer'; token: string }

const tokenOf = (headers: Record<string, string>) => (headers.authorization ?? '').replace(/^Bearer /, '')

/** Signs an account up through the API; every call makes another one. */
export async function signUp(request: APIRequestContext, kind: OwnAccount['kind']): Promise<OwnAccount> {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`
  const [email, password] = [`e2e-${mark}@samspel.test`, `hemligt-${mark}`]
  const own = kind === 'user' ? { brand_name: `Test ${mark}`, slug: `test-${mark}`, locale: 'sv' } : { collaboration_page_attributes: { slug: `test-${mark}` } }
  const answer = await request.post(`/api/auth/${kind}s`, { data: { [kind]: { email, password, ...own } } })
  expect(answer.ok(), `sign-up: ${answer.status()} ${await answer.text()}`).toBe(true)
  return { email, password, kind, token: tokenOf(answer.headers()) }
}

/** One more session of the account. */
export async function newSession(request: APIRequestContext, { email, password, kind }: OwnAccount): Promise<string> {
  const answer = await request.post(`/api/auth/${kind}s/sign_in`, { data: { [kind]: { email, password } } })
  expect(answer.status()).toBe(200)
  return tokenOf(answer.headers())
}
