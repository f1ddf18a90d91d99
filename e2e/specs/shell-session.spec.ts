import type { Page } from '@playwright/test'
import { signInAs } from '../core/session'
import { hold, keepFirst, kept, stub, watchCalls } from '../core/stubs'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const stateOf = (page: Page, account: string) => page.getByText(account).first()
const signOut = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Konto:/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Logga ut' }).click()
}

test.describe('at a desk', () => {
  test('T-31 a stored token means signed in before any call has answered', async ({ page }) => {
    await signInAs(page, 'company')
    const calls = await hold(page, /\/api\//)
    await page.goto('/campaigns')
    await expect.poll(calls.asked).toBeGreaterThan(0)
    // The staff frame is shown, without a redirect to the login.
    await expect(page.getByRole('navigation').first()).toContainText('Kampanjer')
    await expect(page).toHaveURL(/\/campaigns$/)
    calls.letGo()
  })

  test('C-23 T-30 E-40 sign-out deletes the device, then the session by the path of the account type, and leaves nothing of the first account', async ({
    page,
  }) => {
    await signInAs(page, 'company')
    await keepFirst(page, 'device', JSON.stringify({ id: '5', token: 't', platform: 'ios', environment: 'production' }))
    await stub(page, '/devices/5', { status: 204 })
    await page.goto('/settings')
    await expect(stateOf(page, 'company@samspel.test')).toBeVisible()
    const calls = watchCalls(page)
    await signOut(page)
    // Staff are sent back to the staff login.
    await expect(page).toHaveURL(/\/login\/brand$/)
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
      'DELETE /devices/5',
      'DELETE /auth/users/sign_out',
    ])
    expect([await kept(page, 'session'), await kept(page, 'device')]).toEqual([null, null])

    await page.getByRole('radio', { name: 'Kreatör', exact: true }).click()
    await page.getByLabel('E-post').fill('creator@samspel.test')
    await page.getByLabel('Lösenord', { exact: true }).fill('samspel-demo')
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await expect(page).toHaveURL(/\/marketplace$/)
    await expect(page.getByText('company@samspel.test')).toHaveCount(0)
  })

  test('C-23 a creator without a device: the session alone, by the creators’ path', async ({ page }) => {
    await signInAs(page, 'creator')
    await page.goto('/marketplace')
    await expect(heading(page)).toBeVisible()
    const calls = watchCalls(page)
    await signOut(page)
    await expect(page).toHaveURL(/\/login\/creator$/)
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /auth/instagramers/sign_out'])
  })
})

for (const [what, path, place] of [
  ['a query of a screen', '/wallet', '/wallet'],
  ['the own record', '/users/me', '/campaigns'],
] as const) {
  test(`T-33 C-11 a 401 on ${what} forgets the session and leads to sign in, with the way back`, async ({ page }) => {
    await signInAs(page, 'company')
    await stub(page, path, { status: 401, body: { error: 'session_ended' } })
    await page.goto(place)
    await expect(page).toHaveURL(new RegExp(`/login/brand\\?destination=${encodeURIComponent(place)}$`))
    await expect(heading(page)).toHaveText('Logga in')
    expect(await kept(page, 'session')).toBeNull()
  })
}

test('C-11 C-10 X-15 a 401 on signing in is an answer: the text is said and the visitor stays', async ({ page }) => {
  await page.goto('/login/brand?destination=%2Fwallet')
  await page.getByLabel('E-post').fill('company@samspel.test')
  await page.getByLabel('Lösenord', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(
    page.getByText(
      'Inloggningen misslyckades. Kontrollera dina uppgifter och försök igen! Kontrollera även att du valt rätt användartyp ovan 👆',
      { exact: true },
    ),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login\/brand\?destination=%2Fwallet$/)
})

test('C-14 a query is asked three times in all on 500, and once on 404 and without a connection', async ({ page }) => {
  await signInAs(page, 'company')
  const counted = async (path: string, place: string, answer: Parameters<typeof stub>[2]) => {
    let count = 0
    await page.unrouteAll()
    await stub(page, path, (route) => {
      count += 1
      return typeof answer === 'function' ? answer(route) : route.fulfill({ status: answer.status ?? 500, json: {} })
    })
    await page.goto(place)
    await expect(page.getByRole('button', { name: /Försök igen/ }).first()).toBeVisible({ timeout: 20_000 })
    return count
  }
  expect(await counted('/wallet', '/wallet', { status: 500 })).toBe(3)
  expect(await counted('/wallet', '/wallet', { status: 499 })).toBe(1)
  expect(await counted('/wallet', '/wallet', (route) => route.abort('connectionrefused'))).toBe(1)
})

test('C-22 a refused renewal ends the session', async ({ page }) => {
  await signInAs(page, 'company')
  await stub(page, '/auth/refresh_token', { status: 500, body: { error: 'internal' } })
  await page.goto('/robots.txt')
  const claims = await page.evaluate(
    () =>
      JSON.parse(
        atob(localStorage.getItem('samspel.session')!.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')),
      ) as { iat: number; exp: number },
  )
  await page.clock.setSystemTime((claims.iat + (claims.exp - claims.iat) * 0.7) * 1_000)
  await page.goto('/campaigns')
  await expect(page).toHaveURL(/\/login\/brand/)
  expect(await kept(page, 'session')).toBeNull()
})

test('V-31 C-28 the language saved with the account is applied without a call; where there is none, the current one is stored once', async ({
  page,
}) => {
  await signInAs(page, 'company')
  let locale: string | null = 'en'
  const writes: unknown[] = []
  await stub(page, '/users/me', async (route) => {
    if (route.request().method() !== 'GET') {
      writes.push(route.request().postDataJSON())
      return route.fulfill({ json: { user: { id: 'x' } } })
    }
    const answer = await route.fetch()
    const { user } = (await answer.json()) as { user: object }
    return route.fulfill({ response: answer, json: { user: { ...user, locale } } })
  })
  await keepFirst(page, 'preferred-locale', 'sv')
  await page.goto('/wallet')
  await expect(heading(page)).toHaveText('Wallet')
  expect(writes).toEqual([])
  locale = null
  await page.evaluate(() => localStorage.setItem('samspel.preferred-locale', 'sv'))
  await page.reload()
  await expect(heading(page)).toHaveText('Plånbok')
  await expect.poll(() => writes).toEqual([{ user: { locale: 'sv' } }])
})

test('E-42 choices that the browser keeps: account type, filter of the marketplace, country, language', async ({
  page,
}) => {
  await page.goto('/login/creator')
  await page.getByRole('radio', { name: 'Varumärke' }).click()
  await expect(page).toHaveURL(/\/login\/brand$/)
  expect(await kept(page, 'account-type')).toBe('brand')
  await page.goto('/p/marketplace')
  await page
    .getByRole('button', { name: /Filter/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .or(page.getByRole('dialog').locator('select'))
    .first()
    .selectOption('NO')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Använd|Visa/ })
    .first()
    .click()
  await expect.poll(() => kept(page, 'marketplace-filter')).toContain('NO')
})
