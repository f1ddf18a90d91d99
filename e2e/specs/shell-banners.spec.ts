import type { Page } from '@playwright/test'
import { goTo } from '../core/areas'
import { phone } from '../core/phone'
import { signInAs } from '../core/session'
import { keepFirst, kept, stub } from '../core/stubs'
import { expect, test } from '../core/test'

const cookies = (page: Page) => page.getByRole('region', { name: 'Kakor' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const banner = (over: object = {}) => ({
  info_banner: {
    id: '7',
    content_sv: 'Hej från Samspel',
    content_en: 'Hello from Samspel',
    style: 'info',
    link_text_sv: 'Läs mer',
    link_text_en: 'Read more',
    link_url: '/p',
    closable: true,
    ...over,
  },
})
/** Answers every question for the banner with one; the questions, with how they authorise. */
async function shows(page: Page, over: object): Promise<string[]> {
  const asked: string[] = []
  await stub(page, '/info_banners/current', (route) => {
    const { authorization } = route.request().headers()
    asked.push(`${new URL(route.request().url()).pathname} ${authorization?.slice(0, 7) ?? ''}`)
    return route.fulfill({ json: banner(over) })
  })
  return asked
}
const notice = (page: Page) => page.getByText(/Hej från Samspel|Hello from Samspel/)

test('the cookie banner stands on pages, not on the callback pages, and goes for good once accepted [S-01 T-48 E-43] @verify', async ({
  page,
}) => {
  await page.goto('/p')
  await expect(cookies(page)).toBeVisible()
  await goTo(page, '/fb-login-callback')
  await expect(heading(page)).toHaveText('Hoppsan')
  await expect(cookies(page)).toBeHidden()
  await goTo(page, '/login/creator')
  await cookies(page).getByRole('button', { name: 'Jag förstår' }).click()
  await expect(cookies(page)).toBeHidden()
  expect(Date.parse((await kept(page, 'cookies-accepted')) ?? '')).toBeGreaterThan(Date.now() - 60_000)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(cookies(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the cookie banner covers no main action on phones, neither one that is fixed nor one at the end of a page @verify', async ({
    page,
  }) => {
    const isCovered = (locator: ReturnType<Page['getByRole']>) =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await page.goto('/create-account/brand')
    await expect(cookies(page)).toBeVisible()
    const create = page.getByRole('button', { name: 'Skapa konto' })
    await expect(create).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await isCovered(create)).toBe(false)
    await signInAs(page, 'company')
    await page.goto('/campaigns')
    await expect(cookies(page)).toBeVisible()
    const fresh = page.getByRole('link', { name: 'Ny kampanj' })
    await expect(fresh).toBeVisible()
    expect(await isCovered(fresh)).toBe(false)
  })
})

test('a visitor’s info banner is asked for without a token, stands on public pages and at sign-in, and stays closed [S-02 E-20 C-40 T-49] @verify', async ({
  page,
}) => {
  const asked = await shows(page, { id: '3' })
  await page.goto('/p/marketplace')
  await expect(notice(page)).toBeVisible()
  expect(asked).toEqual(['/public/info_banners/current '])
  await goTo(page, '/login/creator')
  await expect(heading(page)).toHaveText('Logga in')
  await expect(page.locator('a[href="/p"]').filter({ hasText: 'Läs mer' })).toBeVisible()
  await page.getByRole('button', { name: 'Stäng meddelandet' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('a company’s banner is asked for with the session; one whose id is part of a closed one is shown [S-02 P-05 C-40 T-49 E-43] @verify', async ({
  page,
}) => {
  await keepFirst(page, 'closedInfoBannerIds', '3')
  await keepFirst(page, 'cookies-accepted', new Date().toISOString())
  const asked = await shows(page, { id: '13' })
  await signInAs(page, 'company')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Stäng meddelandet' }).click()
  expect(asked).toContain('/api/info_banners/current Bearer ')
  expect(await kept(page, 'closedInfoBannerIds')).toBe('3,13')
})
