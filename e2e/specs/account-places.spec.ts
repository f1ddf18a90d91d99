import type { Page } from '@playwright/test'
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
    `settings are within reach of ${role}, each part has an address of its own @verify`,
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
