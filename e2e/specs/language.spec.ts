import type { Page } from '@playwright/test'
import { goTo } from '../core/areas'
import { expectSamePage, markPage, signInAs, tokenFor } from '../core/session'
import { expect, test } from '../core/test'

/** Languages, each with the scripts that contain its texts. */
const textsIn = (page: Page) =>
  page.evaluate(async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
    const all = await Promise.all(scripts.map(async (src) => (await fetch(src)).text()))
    return [
      ...new Set(
        all.flatMap((text) =>
          [...text.matchAll(/samspelTexts=self\.samspelTexts\|\|\[\]\)\.push\(\["([\w-]+)"/g)].map(
            ([, language]) => language,
          ),
        ),
      ),
    ]
  })

test('a visitor gets the texts of their own language alone @verify', async ({ page, browser }) => {
  await page.goto('/p/marketplace')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await textsIn(page)).toEqual(['sv'])
  const abroad = await browser.newContext({ locale: 'en-GB', baseURL: new URL(page.url()).origin })
  const other = await abroad.newPage()
  await other.goto('/p/marketplace')
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await textsIn(other)).toEqual(['en'])
  await abroad.close()
})

test('the language is chosen on the spot and stays [G-02 V-31]', async ({ page }) => {
  await page.goto('/login/brand')
  await page.getByLabel('E-post').fill('mia@example.se')
  await markPage(page)

  await test.step('13.3 when its texts do not come, the old one stays and a notice says so', async () => {
    await page.route('**/texts.en.*', (route) => route.abort())
    await page.getByRole('radio', { name: 'EN' }).click()
    await expect(page.getByText('Språket kunde inte hämtas.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in')
    await page.unroute('**/texts.en.*')
  })

  await test.step('13.3 what was typed stays when it is changed', async () => {
    await page.getByRole('radio', { name: 'EN' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
    await expect(page).toHaveTitle('Log in - Samspel')
    await expect(page.getByLabel('Email')).toHaveValue('mia@example.se')
    await expectSamePage(page)
  })

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
})

// The account is shared: one that fails on the way would leave it in English to the journeys after it.
test.afterEach(async ({ request }) => {
  const headers = { authorization: `Bearer ${await tokenFor(request, 'admin')}` }
  const answer = await request.patch('/api/users/me', { headers, data: { user: { locale: 'sv' } } })
  expect(answer.ok()).toBe(true)
})

test('every place of staff and creators speaks English when it is chosen [G-02] @verify', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Jag förstår' }).click()
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  for (const [path, heading] of [
    ['/campaigns', 'Campaigns'],
    ['/mentions', 'Review posts'],
    ['/creators', 'Creators'],
    ['/wallet', 'Wallet'],
    ['/message-reports', 'Reports'],
  ] as const) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await goTo(page, '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await page.getByRole('radio', { name: 'Svenska' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inställningar')
})
