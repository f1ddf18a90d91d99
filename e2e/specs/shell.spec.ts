import { goTo, openInside } from '../core/areas'
import { paced } from '../core/pace'
import { readRegistry, watchScripts } from '../core/registry'
import type { Account } from '../core/session'
import { expectSamePage, markPage, signInAs } from '../core/session'
import { expect, test } from '../core/test'

const heading = { level: 1 }

test('from one remote to another and back: title, focus on the new heading, no reload; then a reload of the deep link [S-04]', async ({
  page,
}) => {
  await page.goto('/p/marketplace')
  await expect(page).toHaveTitle(/ - Samspel$/)
  const first = await page.title()
  await markPage(page)

  await page.getByRole('link', { name: 'Logga in' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', heading)).toBeFocused()
  await expect(page).not.toHaveTitle(first)

  await page.goBack()
  await expect(page).toHaveTitle(first)
  await page.goForward()
  await expect(page).toHaveURL(/\/login/)
  await expectSamePage(page)

  await page.reload()
  await expect(page.getByRole('heading', heading)).toBeVisible()
})

test(
  'a remote comes alone from its own versioned path; one that cannot be loaded takes down its own place, and try again works without a reload [S-37] @verify',
  { tag: '@desktop' },
  async ({ page }) => {
    const remotes = await readRegistry(page)
    const scripts = watchScripts(page)
    await page.route('**/remotes/mf-public/**', (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByRole('heading', heading)).toBeVisible()
    const auth = remotes['mf-auth']
    expect(auth?.entry).toContain(`/remotes/mf-auth/${auth?.version}/`)
    expect(scripts).toContain(auth?.entry)
    expect(scripts.filter((path) => path.startsWith('/remotes/') && !path.startsWith('/remotes/mf-auth/'))).toEqual([])

    await markPage(page)
    await goTo(page, '/p/marketplace')
    const failure = page.getByText('Hoppsan, innehållet kunde inte laddas.')
    await expect(failure).toBeVisible({ timeout: paced(30_000) })
    await expect(page.getByRole('banner')).toBeVisible()

    await page.unroute('**/remotes/mf-public/**')
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect(failure).toBeHidden()
    await expect(page.getByRole('heading', heading)).toHaveText('Upptäck')
    await expectSamePage(page)
  },
)

const PLACES: [Account, '@desktop' | '@phone', string[]][] = [
  ['company', '@desktop', ['/campaigns', '/creators', '/wallet', '/messages', '/settings']],
  ['creator', '@phone', ['/marketplace', '/assignments', '/wallet', '/messages', '/me']],
]
for (const [account, tag, paths] of PLACES) {
  test(
    `${account}: every place of the navigation opens, and an unknown one says so inside the living shell @verify`,
    { tag },
    async ({ page }) => {
      await signInAs(page, account)
      await page.goto(paths[0]!)
      for (const path of paths) {
        await openInside(page, path)
        await expect(page.getByRole('heading', heading).first()).toBeVisible()
        await expect(page.getByText('Hoppsan, innehållet kunde inte laddas.')).toBeHidden()
        // The newest conversation opens beside the list.
        await expect(page).toHaveURL(new RegExp(`${path}(?:/|$)`))
      }
      await page.goto('/no/such/page')
      await expect(page.getByRole('heading', heading)).toHaveText('Sidan finns inte')
      await expect(page.getByRole('navigation').first()).toBeVisible()
    },
  )
}
