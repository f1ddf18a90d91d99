import type { Page } from '@playwright/test'
import { paced } from '../core/pace'
import { readRegistry } from '../core/registry'
import { signInAs } from '../core/session'
import { publishSecond, remote, storageDir } from '../core/ship'
import { expect, test } from '../core/test'

const NAME = 'mf-wallet'
/** The remote of which specs/deploys.spec.ts publishes a second release too. */
const ON_TRIAL = 'mf-auth'

const openStatus = async (page: Page) => {
  await signInAs(page, 'admin')
  await page.goto('/platform/status')
  await expect(page.getByRole('heading', { level: 1, name: 'Driftstatus' })).toBeVisible()
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
const badge = (page: Page) => page.locator('button[aria-haspopup="dialog"]', { hasText: /^(Egen|Egna) version/ })
/** Navigates by the side bar, or on a phone by the menu at the end of the bottom bar. */
const goBy = async (page: Page, isMobile: boolean, name: string) => {
  if (isMobile) await page.getByRole('navigation').getByRole('button', { name: /Mer$/ }).click()
  await page.getByRole('link', { name, exact: true }).first().click()
}
const accept = (page: Page) => page.getByRole('button', { name: 'Jag förstår' }).click()

test('an admin finds the status page in the navigation, while ?debug shows what is loaded @verify', async ({
  page,
  isMobile,
}) => {
  const remotes = await readRegistry(page)
  await signInAs(page, 'admin')
  await page.goto('/wallet?debug')
  await accept(page)
  const panel = page.getByRole('region', { name: 'Utvecklarpanel' })

  await test.step('?debug shows what is loaded and the facts that pass', async () => {
    await expect(panel.getByRole('row').filter({ hasText: NAME })).toContainText(/\d\d:\d\d/)
    await panel.getByRole('tab', { name: 'Buss' }).click()
    await expect(panel.getByRole('listitem').filter({ hasText: 'platform:remote-loaded' }).first()).toContainText(NAME)
    await goBy(page, isMobile, 'Driftstatus')
    await expect(panel.getByRole('listitem').filter({ hasText: 'platform:navigated' }).first()).toContainText(
      '/platform/status',
    )
  })

  await test.step('it is closed for good', async () => {
    await panel.getByRole('button', { name: 'Stäng utvecklarpanelen' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Driftstatus' })).toBeVisible()
    await expect(panel).toBeHidden()
  })

  await test.step('the status page has every part and the version that is live', async () => {
    await expect(page).toHaveTitle('Driftstatus - Samspel')
    for (const [name, { version }] of Object.entries(remotes))
      await expect(row(page, name).getByTitle(version, { exact: true })).toBeVisible()
    await expect(row(page, 'shell')).toBeVisible()
    await expect(row(page, 'mf-auth')).toContainText('Inloggning')
    await expect(page.getByText(/^Uppdaterad \d\d:\d\d:\d\d$/)).toBeVisible()
  })
})

test('a canary is shown with its share, and ended from the page @verify', { tag: '@desktop' }, async ({ page }) => {
  test.skip(!storageDir, 'needs STORAGE_DIR, the folder of the registry under test')
  test.setTimeout(paced(240_000))
  const next = await publishSecond(ON_TRIAL, (await readRegistry(page))[ON_TRIAL]!.version)
  await remote('promote', ON_TRIAL, next, '--percent', '10')
  await openStatus(page)
  await accept(page)
  // The row may name it as the previous release too.
  const canary = row(page, ON_TRIAL).getByRole('cell').filter({ hasText: '10 %' })
  await expect(canary.getByTitle(next, { exact: true })).toBeVisible()

  await row(page, ON_TRIAL)
    .getByRole('button', { name: `Mer om ${ON_TRIAL}` })
    .click()
  await page.getByRole('menuitem', { name: `Stoppa ${next}` }).click()
  const question = page.getByRole('dialog', { name: `Stoppa ${ON_TRIAL} ${next}?` })
  await question.getByRole('button', { name: `Stoppa ${next}` }).click()
  await expect(page.getByText(`${ON_TRIAL} ${next} är stoppad`)).toBeVisible()
  await expect(canary).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Senaste händelser' }).getByText(`stoppade ${ON_TRIAL} ${next}`),
  ).toBeVisible()

  await test.step('decision 32: the page stands when no remote can be fetched', async () => {
    await page.route('**/remotes/**', (route) => route.abort())
    await page.reload()
    await expect(row(page, NAME)).toBeVisible()
  })
})

test(
  'an override is told in a badge, kept out of the address, and taken back there @verify',
  { tag: '@desktop' },
  async ({ page }) => {
    const { version } = (await readRegistry(page))[NAME]!
    await signInAs(page, 'admin')
    await page.goto(`/wallet?remote=${NAME}@${version}`)
    await expect(badge(page)).toHaveText(`Egen version: ${NAME} ${version}`)
    await expect(page).toHaveURL(/\/wallet$/)
    await accept(page)
    await badge(page).click()
    await page.getByRole('button', { name: `Ta tillbaka ${NAME} till live` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(badge(page)).toBeHidden()

    await test.step('one that cannot be is refused with its reason', async () => {
      await page.goto(`/wallet?remote=${NAME}@9.9.9`)
      await expect(badge(page)).toHaveText('Egen version nekad')
      await badge(page).click()
      await expect(page.getByText('Versionen är inte publicerad')).toBeVisible()
    })
  },
)
