import type { Page } from '@playwright/test'
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

test('13.3 a visitor gets the texts of their own language alone', async ({ page, browser }) => {
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

test('13.3 what was typed stays when the language is changed; when its texts do not come, the old one stays and a notice says so', async ({
  page,
}) => {
  await page.goto('/login/brand')
  await page.getByLabel('E-post').fill('mia@example.se')
  await page.route('**/texts.en.*', (route) => route.abort())
  await page.getByRole('radio', { name: 'EN' }).click()
  await expect(page.getByText('Språket kunde inte hämtas.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in')
  await page.unroute('**/texts.en.*')
  await page.getByRole('radio', { name: 'EN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page.getByLabel('Email')).toHaveValue('mia@example.se')
})

test('G-02 every place of staff and creators speaks English when it is chosen', async ({ page }) => {
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
    ['/messages', 'Messages'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Svenska' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inställningar')
})
