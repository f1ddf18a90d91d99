import type { Page } from '@playwright/test'
import { simulator } from '../core/native'
import { expect, test } from '../core/test'

const open = async (page: Page) => {
  await page.goto('/sandbox/native')
  return simulator(page)
}
/** Opens the app signed in as a new creator with an unconfirmed address, so that the demo accounts stay unchanged. */
async function openSignedIn(page: Page) {
  const phone = await open(page)
  await phone.person('Nytt konto, obekräftad adress').click()
  await expect(phone.fact('session')).toHaveText('Inloggad')
  await expect(phone.app.getByRole('heading', { level: 1, name: 'Upptäck' })).toBeVisible()
  return phone
}

test('the app asks for sign-in, the wrapper signs in over the API, and the session stands [R-20 S-15 R-11] @verify', async ({
  page,
}) => {
  const phone = await open(page)
  await expect(phone.fact('contract')).toHaveText('v1')
  await expect(phone.row('toApp', 'openAuth')).toHaveCount(1)
  await phone.person('Tove Ekström').click()
  await expect(phone.fact('session')).toHaveText('Inloggad')
  await expect(phone.fact('path')).toHaveText('/marketplace')
  await expect(phone.row('toApp', 'signedIn')).toHaveCount(1)
  await expect(phone.app.getByRole('heading', { level: 1 })).toBeVisible()
  // The phone has its own session.
  expect(await page.evaluate(() => localStorage.getItem('samspel.session'))).toBeNull()
})

test('device, question, external link, back: what the phone does is what the page asked for [E-40 T-51 G-08] @verify', async ({
  page,
}) => {
  const phone = await openSignedIn(page)
  const question = phone.app.getByRole('dialog', { name: 'Bekräfta din e-postadress' })
  await question.getByRole('button', { name: 'Tillåt notiser' }).click()
  const system = page.getByRole('dialog').filter({ hasText: 'Samspel vill skicka notiser' })
  const registered = page.waitForResponse((response) => response.url().endsWith('/api/devices') && response.ok())
  await system.getByRole('button', { name: 'Tillåt', exact: true }).click()
  await registered
  await expect(phone.fact('permission')).toHaveText('PENDING_VERIFICATION: Tillåt')

  await phone.send('Sökväg', '/wallet')
  await expect(phone.fact('path')).toHaveText('/wallet')
  await page.getByRole('button', { name: 'Tillbaka' }).click()
  await expect(phone.fact('path')).toHaveText('/marketplace')

  await phone.app.getByRole('button', { name: 'Skanna butikskod' }).click()
  await page.getByRole('dialog').getByLabel('Butikskod', { exact: true }).fill('finns-inte')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Skicka/ })
    .click()
  await expect(phone.fact('path')).toHaveText('/stores/qr/finns-inte')
  await expect(phone.app.getByRole('heading', { level: 1 })).toBeVisible()

  await phone.field('Kodläsare').uncheck()
  await phone.send('Sökväg', '/marketplace')
  await expect(phone.app.getByRole('heading', { level: 1, name: 'Upptäck' })).toBeVisible()
  await expect(phone.app.getByRole('button', { name: 'Skanna butikskod' })).toHaveCount(0)
})

test('the wrapper around a page: colours and size, refused messages, a bridge that is late or never comes [V-34 T-52 QUALITY 29] @verify', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const phone = await openSignedIn(page)

  await phone.app.getByRole('button', { name: 'Inte nu' }).click()
  await test.step('29 what must be refused is refused, and the log shows both directions', async () => {
    await phone.send('Sökväg', '/wallet')
    await expect(phone.fact('path')).toHaveText('/wallet')
    for (const text of [
      '{"id":"q1","type":"unknown"}',
      '{"id":"q2","type":"navigate","path":"//evil.example"}',
      'no json',
    ])
      await phone.send('Valfritt meddelande', text)
    await phone.field('Vidarebefordrat från (origin)').fill('https://evil.example')
    await phone.send('Valfritt meddelande', '{"id":"q3","type":"navigate","path":"/messages"}')
    await phone.field('Vidarebefordrat från (origin)').fill('')
    await phone.send('Valfritt meddelande', '{"id":"q4","type":"navigate","path":"/assignments"}')
    await expect(phone.fact('path')).toHaveText('/assignments')
    await page.getByRole('button', { name: 'Tillbaka' }).click()
    await expect(phone.fact('path')).toHaveText('/wallet')
    // Send the same message again, with the same id.
    await phone.row('toPage', 'navigate').first().locator('summary').click()
    await phone.row('toPage', 'navigate').first().getByRole('button', { name: 'Skicka igen' }).click()
    await expect(phone.fact('path')).toHaveText('/wallet')
  })

  await test.step('T-52 the status bar has the colours of the page, and sizes change the screen alone', async () => {
    await expect(phone.fact('statusBar')).toHaveText('light-content')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(phone.fact('statusBar')).toHaveText('dark-content')
    await phone.field('Skärm').selectOption('430 × 932')
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(430)
    await expect(phone.fact('session')).toHaveText('Inloggad')
  })

  await test.step('V-34 a bridge that is late is waited for; one that never comes leaves a page that works', async () => {
    await phone.send('Sökväg', '/marketplace')
    await expect(phone.app.getByRole('heading', { level: 1, name: 'Upptäck' })).toBeVisible()
    await phone.field('Bryggan').selectOption('40')
    await expect(phone.fact('contract')).toHaveText('väntar')
    await expect(phone.fact('contract')).toHaveText('v1')
    await phone.field('Bryggan').selectOption('never')
    await expect(phone.app.getByRole('heading', { level: 1, name: 'Upptäck' })).toBeVisible()
    await expect(phone.fact('contract')).toHaveText('väntar')
    await expect(phone.app.getByRole('button', { name: 'Jag förstår' })).toHaveCount(0)
  })
})
