import type { Page } from '@playwright/test'
import { openAs, type OwnAccount, signUp } from '../core/own-account'
import { expect, test } from '../core/test'

const settings = '/settings/security/two-steps'

/** A security key of the browser's own, that says yes to everything. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('samspel.session'))
  await page.goto('/login/brand')
}

async function typePassword(page: Page, { email, password }: OwnAccount): Promise<void> {
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Lösenord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
}

test('a passkey is added, and signing in goes on by it after the password @verify', async ({ page }) => {
  const account = await signUp(page.request, 'user')
  await withAuthenticator(page)
  await openAs(page, account.token, settings)
  await page.getByLabel('Passnyckelns namn').fill('Min dator')
  await page.getByRole('button', { name: 'Lägg till en passnyckel' }).click()
  await expect(page.getByRole('list', { name: 'Dina återställningskoder' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'Jag har sparat dem' }).click()
  await expect(page.getByText('Inloggning i två steg är på.')).toBeVisible()

  await logOut(page)
  await typePassword(page, account)
  await page.getByRole('button', { name: 'Använd en passnyckel' }).click()
  await expect(page).not.toHaveURL(/\/login/)
})

test('a recovery code ends a sign-in, once, and the browser is remembered @verify', async ({ page }) => {
  const account = await signUp(page.request, 'user')
  await withAuthenticator(page)
  await openAs(page, account.token, settings)
  await page.getByLabel('Passnyckelns namn').fill('Min dator')
  await page.getByRole('button', { name: 'Lägg till en passnyckel' }).click()
  const codes = page.getByRole('list', { name: 'Dina återställningskoder' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const code = (await codes.first().textContent()) ?? ''

  await logOut(page)
  await typePassword(page, account)
  await page.getByLabel('Återställningskod').fill(code)
  await page.getByLabel(/^Fråga inte igen/).check()
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)

  await logOut(page)
  await typePassword(page, account)
  await expect(page).not.toHaveURL(/\/login/)
})
