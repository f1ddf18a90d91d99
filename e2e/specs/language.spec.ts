import { expectSamePage, markPage, signInAs } from '../core/session'
import { expect, test } from '../core/test'

test('G-02 V-31 the language is chosen on the spot, stays, and goes along with the account', async ({ page }) => {
  await page.goto('/login/brand')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in')
  await markPage(page)
  await page.getByRole('radio', { name: 'EN' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page).toHaveTitle('Log in - Samspel')
  await expectSamePage(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
})

test('G-02 every place of staff and creators speaks English when it is chosen', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Jag förstår' }).click()
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  for (const [path, heading] of [['/campaigns', 'Campaigns'], ['/mentions', 'Review posts'], ['/creators', 'Creators'], ['/wallet', 'Wallet'], ['/messages', 'Messages']] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Svenska' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inställningar')
})
