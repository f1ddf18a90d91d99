import type { Page } from '@playwright/test'
import { watchDepartures } from '../core/hostile-addresses'
import type { Account } from '../core/session'
import { signInAs } from '../core/session'
import { kept } from '../core/stubs'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const keep = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [`samspel.${key}`, value])

/** A demo account's token, obtained through the API. */
async function tokenOf(page: Page, account: Account): Promise<string> {
  const kind = account === 'creator' ? 'instagramer' : 'user'
  const answer = await page.request.post(`/api/auth/${kind}s/sign_in`, {
    data: { [kind]: { email: `${account}@samspel.test`, password: 'samspel-demo' } },
  })
  expect(answer.status()).toBe(200)
  return (answer.headers().authorization ?? '').replace(/^Bearer /, '')
}

test('S-11 who is signed in goes from the login to the destination, else to the stored path, else to the start page', async ({
  page,
}) => {
  await signInAs(page, 'creator')
  await page.goto('/me')
  await keep(page, 'after-login-path', '/messages')
  await page.goto('/login/creator?destination=%2Fwallet%3Fa%3D1')
  await expect(page).toHaveURL(/\/wallet\?a=1$/)
  await keep(page, 'after-login-path', '/messages')
  await page.goto('/login/brand')
  await expect(page).toHaveURL(/\/messages/)
  expect(await kept(page, 'after-login-path')).toBeNull()
  await page.goto('/login')
  await expect(page).toHaveURL(/\/marketplace$/)
})

test('S-13 a jwt in the address is the session, and is gone from address and history before anything is asked for', async ({
  page,
}) => {
  const token = await tokenOf(page, 'creator')
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest() && /\/(api|public|telemetry)\b/.test(request.url()))
      asked.push(`${request.url()} ${request.headers().referer ?? ''}`)
  })
  await page.goto('/p/marketplace')
  await page.goto(`/login/creator?destination=%2Fwallet&jwt=${token}`)
  await expect(page).toHaveURL(/\/wallet$/)
  await expect(heading(page)).toBeVisible()
  expect(asked.filter((line) => line.includes(token))).toEqual([])
  const session = await kept(page, 'session')
  expect(session).toBeTruthy()
  await page.goBack()
  await expect(page).toHaveURL(/\/p\/marketplace$/)
  await page.goForward()
  expect(await page.evaluate(() => location.href + document.referrer + JSON.stringify(history.state))).not.toContain(
    token,
  )
})

test('S-12 S-13 a jwt that holds no longer leaves the visitor at the login, which says so', async ({ page }) => {
  await page.goto('/login/creator?jwt=nonsense&destination=%2Fwallet')
  await expect(page.getByRole('alert')).toHaveText('Inloggningen misslyckades.')
  await expect(page).toHaveURL(/\/login\/creator\?destination=%2Fwallet&error=entry_invalid$/)
  await expect(page.getByText('Inloggningen gäller inte längre. Försök igen.')).toBeVisible()
})

test('17 a visitor who comes in by the form with a hostile destination stays', async ({ page, baseURL }) => {
  test.setTimeout(240_000)
  const origin = new URL(baseURL!).origin
  const { foreign } = watchDepartures(page, origin)
  for (const value of ['//evil.example', '/\\evil.example', 'https:evil.example', 'javascript:window.stolen="yes"']) {
    await page.goto(`/login/creator?destination=${encodeURIComponent(value)}`)
    await page.getByLabel('E-post').fill('creator@samspel.test')
    await page.getByLabel('Lösenord', { exact: true }).fill('samspel-demo')
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await expect(page).toHaveURL(`${origin}/marketplace`)
    await page.evaluate(() => localStorage.clear())
  }
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { stolen?: unknown }).stolen)).toBeUndefined()
})
