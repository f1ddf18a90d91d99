import type { Browser, Page } from '@playwright/test'
import type { OwnAccount } from '../core/own-account'
import { newSession, openAs, signUp } from '../core/own-account'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function secondBrowser(browser: Browser, options: object, token: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ ...options, locale: 'sv-SE' })).newPage()
  await openAs(page, token, path)
  return page
}

const isAlive = async (page: Page, account: OwnAccount, token: string) =>
  (await page.request.get(`/api/${account.kind}s/me`, bearer(token))).status()

const signIn = async (page: Page, { kind, email }: OwnAccount, password: string) =>
  (await page.request.post(`/api/auth/${kind}s/sign_in`, { data: { [kind]: { email, password } } })).status()

// Both kinds of account are proven beside the form (settings/security) and in server/test.
test('a password is changed: the new one holds, the old one and other sessions do not [C-27 V-16 V-17]', async ({
  page,
}) => {
  const account = await signUp(page.request, 'user')
  const elsewhere = await newSession(page.request, account)
  await openAs(page, account.token, '/settings/security')
  const fresh = `nytt-${account.password}`
  const button = page.getByRole('button', { name: 'Byt lösenord' })
  await page.getByLabel('Nytt lösenord').fill('kort')
  await page.getByLabel('Upprepa lösenord').fill('annat')
  await page.getByLabel('Upprepa lösenord').blur()
  await expect(page.getByText('Måste vara minst 8 tecken långt')).toBeVisible()
  await expect(page.getByText('Lösenorden matchar inte')).toBeVisible()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Nytt lösenord').fill(fresh)
  await page.getByLabel('Upprepa lösenord').fill(fresh)
  await button.click()
  await expect(page.getByText('Lösenordet är ändrat')).toBeVisible()
  await expect(page.getByLabel('Nytt lösenord')).toHaveValue('')
  expect(await signIn(page, account, account.password)).toBe(401)
  expect(await signIn(page, account, fresh)).toBe(200)
  expect(await isAlive(page, account, elsewhere)).toBe(401)
  await page.reload()
  await expect(heading(page)).toHaveText(/Inställningar|Säkerhet/)
})

test('a session ended from another browser is signed out on its next call [QUALITY-20] @verify', async ({
  page,
  browser,
  contextOptions,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const account = await signUp(page.request, 'instagramer')
  const token = await newSession(page.request, account)
  const other = await secondBrowser(browser, { ...contextOptions, viewport, isMobile, hasTouch }, token, '/me')
  await expect(heading(other)).toBeVisible()
  await openAs(page, account.token, '/settings/security')
  const list = region(page, 'Där du är inloggad')
  await expect(list.getByText('Det här är du')).toHaveCount(1)
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: /^Logga ut/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/login/)
  await expect(page).toHaveURL(/security/)
  await page.reload()
  await expect(list.getByText('Det här är du')).toBeVisible()
  await other.context().close()
})

test('signing out everywhere ends all sessions and lands at the login page, which says why [QUALITY-20] @verify', async ({
  page,
}) => {
  const account = await signUp(page.request, 'user')
  const elsewhere = await newSession(page.request, account)
  await openAs(page, account.token, '/settings/security')
  await page.getByRole('button', { name: 'Logga ut överallt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logga ut överallt' }).click()
  await expect(page).toHaveURL(/\/login\/\w+$/)
  await expect(page.getByText('Du är utloggad på alla enheter.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('samspel.session'))).toBeNull()
  expect(await isAlive(page, account, account.token)).toBe(401)
  expect(await isAlive(page, account, elsewhere)).toBe(401)
})

test('a creator deletes the account: asked twice, gone everywhere, told at the login page', async ({ page }) => {
  const account = await signUp(page.request, 'instagramer')
  const { instagramer } = (await (await page.request.get('/api/instagramers/me', bearer(account.token))).json()) as {
    instagramer: { username: string }
  }
  await openAs(page, account.token, '/settings/privacy')
  await page.getByRole('button', { name: 'Radera kontot' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Radera för gott' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('Skriv ditt användarnamn').fill(instagramer.username)
  await dialog.getByLabel('Lösenord', { exact: true }).fill('fel-lösenord')
  await confirm.click()
  await expect(dialog.getByText('fel lösenord')).toBeVisible()
  await dialog.getByLabel('Lösenord', { exact: true }).fill(account.password)
  await confirm.click()
  await expect(page).toHaveURL(/\/login\/creator$/)
  await expect(page.getByText(/Ditt konto är raderat/)).toBeVisible()
  expect(await isAlive(page, account, account.token)).toBe(401)
  expect(await signIn(page, account, account.password)).toBe(401)
})
