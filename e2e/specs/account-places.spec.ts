import type { Page } from '@playwright/test'
import { signUp } from '../core/own-account'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const accepted = (page: Page) => page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '1'))

// Which role has which entry is proven beside the navigation (shell/src/frame).
for (const [role, tag] of [
  ['company', '@desktop'],
  ['store', '@phone'],
  ['creator', '@phone'],
] as const) {
  test(
    `settings are within reach of ${role}, each part has an address of its own`,
    { tag },
    async ({ page, isMobile }) => {
      await accepted(page)
      await signInAs(page, role)
      await page.goto('/')
      await expect(heading(page)).toBeVisible()
      if (!isMobile) {
        await page.getByRole('button', { name: /Konto/ }).click()
        await page.getByRole('menuitem', { name: 'Inställningar' }).click()
      } else if (role === 'creator') {
        await page.getByRole('link', { name: 'Jag', exact: true }).click()
        await page.getByRole('link', { name: 'Profil' }).click()
      } else {
        await page.getByRole('button', { name: /Mer$/ }).click()
        await page.getByRole('link', { name: 'Inställningar' }).click()
      }
      await expect(heading(page)).toHaveText('Inställningar')
      await page
        .getByRole('navigation', { name: 'Delar av inställningarna' })
        .getByRole('link', { name: 'Säkerhet' })
        .click()
      await expect(page).toHaveURL(/\/settings\/security$/)
      await expect(page.getByLabel('Nytt lösenord')).toBeVisible()
      await page.reload()
      await expect(heading(page)).toHaveText(isMobile ? 'Säkerhet' : 'Inställningar')
      if (isMobile) await page.getByRole('button', { name: 'Tillbaka' }).click()
      else await page.getByRole('link', { name: 'Profil' }).click()
      await expect(page).toHaveURL(/\/settings$/)
      await page.goto('/settings/connections')
      if (role === 'creator') await expect(page.getByRole('heading', { name: /Instagramkonto/ }).first()).toBeVisible()
      else await expect(page.getByText('Fortsätt med Facebook')).toBeHidden()
    },
  )
}

test(
  'P-07 R-04 R-05 a creator connects an account at Facebook, says no once, and disconnects',
  { tag: '@phone' },
  async ({ page }) => {
    await accepted(page)
    const { token, password } = await signUp(page.request, 'instagramer')
    await page.addInitScript((value) => {
      if (!sessionStorage.getItem('e2e.signed-in')) localStorage.setItem('samspel.session', value)
      sessionStorage.setItem('e2e.signed-in', 'yes')
    }, token)
    try {
      await page.goto('/settings/connections')
      await expect(page.getByText('En Facebooksida som Instagramkontot är länkat till.')).toBeVisible()
      await page.getByRole('button', { name: 'Fortsätt med Facebook' }).click()
      await page.locator('button[name=answer][value=no]').click()
      await expect(page.getByText('Du avbröt hos Facebook. Inget är ändrat.')).toBeVisible()
      await expect(page).toHaveURL(/\/settings\/connections$/)
      await page.reload()
      await expect(page.getByRole('button', { name: 'Fortsätt med Facebook' })).toBeVisible()
      await expect(page.getByText('Du avbröt hos Facebook. Inget är ändrat.')).toBeHidden()

      await page.getByRole('button', { name: 'Fortsätt med Facebook' }).click()
      await page.getByText('Alva Norrman').first().click()
      await expect(page.getByRole('radio', { name: /Alva Norrman/ })).toBeChecked()
      await page.locator('button[name=answer][value=yes]').click()
      await expect(page).toHaveURL(/\/settings\/connections$/)
      const list = page.getByRole('list', { name: 'Konton hos Facebook' })
      await expect(list.getByText('Går inte än').first()).toBeVisible()
      const rows = () => list.locator(':scope > li').count()
      const first = await rows()
      await page.getByRole('button', { name: 'Visa fler' }).click()
      await expect.poll(rows).toBeGreaterThan(first)
      await list.getByText('Så gör du').first().click()
      await expect(list.getByRole('button', { name: 'Klart, kolla igen' }).first()).toBeVisible()
      await list
        .getByRole('button', { name: /^Koppla/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: 'Ditt Instagramkonto' })).toBeVisible()
      await page.getByRole('button', { name: 'Koppla bort' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Koppla bort' }).click()
      await expect(page.getByRole('heading', { name: 'Koppla ditt Instagramkonto' })).toBeVisible()
    } finally {
      // Disconnect the fictitious person from this account: the next run needs her again.
      const headers = {
        authorization: `Bearer ${(await page.evaluate(() => localStorage.getItem('samspel.session'))) ?? token}`,
      }
      const { instagramer } = (await (await page.request.get('/api/instagramers/me', { headers })).json()) as {
        instagramer: { username: string }
      }
      await page.request.post('/api/instagramers/me/deletion', {
        headers,
        data: { username: instagramer.username, password },
      })
    }
  },
)
