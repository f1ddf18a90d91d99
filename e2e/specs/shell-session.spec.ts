import type { Page } from '@playwright/test'
import { signInAs } from '../core/session'
import { keepFirst, kept, stub, watchCalls } from '../core/stubs'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

test('sign-out deletes the device, then the session, ends it in the other tab too and leaves nothing of the account [C-23 T-30 E-40 R-03 QUALITY 15]', async ({
  page,
  context,
}) => {
  await signInAs(page, 'company')
  await keepFirst(page, 'device', JSON.stringify({ id: '5', token: 't', platform: 'ios', environment: 'production' }))
  await stub(page, '/devices/5', { status: 204 })
  await page.goto('/settings')
  await expect(page.getByText('company@samspel.test').first()).toBeVisible()
  const token = (await kept(page, 'session'))!
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(heading(other)).toHaveText('Inställningar')

  const calls = watchCalls(page)
  await page
    .getByRole('button', { name: /^Konto:/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Logga ut' }).click()
  await test.step('R-03 staff are sent back to the staff login', () => expect(page).toHaveURL(/\/login\/brand$/))
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /devices/5',
    'DELETE /auth/users/sign_out',
  ])
  expect([await kept(page, 'session'), await kept(page, 'device')]).toEqual([null, null])

  await test.step('15 the other tab is signed out, and the old token is refused', async () => {
    await expect(other).toHaveURL(/\/login\/brand/)
    await expect(heading(other)).toHaveText('Logga in')
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get('/api/users/me', { headers })).status()).toBe(401)
  })

  await test.step('T-30 who signs in next, in the same document, sees nothing of the first account', async () => {
    await page.getByRole('radio', { name: 'Kreatör', exact: true }).click()
    await page.getByLabel('E-post').fill('creator@samspel.test')
    await page.getByLabel('Lösenord', { exact: true }).fill('samspel-demo')
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await expect(page).toHaveURL(/\/marketplace$/)
    await expect(page.getByText('company@samspel.test')).toHaveCount(0)
  })
})
