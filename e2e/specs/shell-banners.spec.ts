import type { Page } from '@playwright/test'
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
const shows = async (page: Page, over: object = {}) => {
  await page.unroute(/info_banners/).catch(() => undefined)
  await page.route(/\/(api|public)\/info_banners\/current/, (route) => route.fulfill({ json: banner(over) }))
}
const notice = (page: Page) => page.getByText(/Hej från Samspel|Hello from Samspel/)

test('S-01 T-48 E-43 the cookie banner stands on pages, not on the two callback pages, and goes for good once accepted', async ({
  page,
}) => {
  for (const path of ['/p', '/login/creator']) {
    await page.goto(path)
    await expect(cookies(page)).toBeVisible()
  }
  for (const path of ['/fb-login-callback', '/fb-login-callback-retry']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(cookies(page)).toBeHidden()
  }
  await page.goto('/p')
  await cookies(page).getByRole('button', { name: 'Jag förstår' }).click()
  await expect(cookies(page)).toBeHidden()
  expect(Date.parse((await kept(page, 'cookies-accepted')) ?? '')).toBeGreaterThan(Date.now() - 60_000)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(cookies(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the cookie banner covers no main action on phones, neither one that is fixed nor one at the end of a page', async ({
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

test('S-02 E-20 the info banner stands on public pages, at sign-in and inside, with its link and a way to close it', async ({
  page,
}) => {
  await shows(page)
  for (const path of ['/p/marketplace', '/login/creator']) {
    await page.goto(path)
    await expect(notice(page)).toBeVisible()
  }
  await signInAs(page, 'company')
  await page.goto('/campaigns')
  await expect(notice(page)).toBeVisible()
  await expect(page.locator('a[href="/p"]').filter({ hasText: 'Läs mer' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stäng meddelandet' })).toBeVisible()
})

test('T-49 E-43 closed banners stay closed after a reload, the next one is shown, and the ids stand with a comma between them', async ({
  page,
}) => {
  await shows(page, { id: '3' })
  await page.goto('/login/creator')
  await page.getByRole('button', { name: 'Stäng meddelandet' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await shows(page, { id: '7' })
  await page.reload()
  await page.getByRole('button', { name: 'Stäng meddelandet' }).click()
  expect(await kept(page, 'closedInfoBannerIds')).toBe('3,7')
  // Ids that contain a closed id as a substring.
  for (const id of ['13', '37', '8']) {
    await shows(page, { id })
    await page.reload()
    await expect(notice(page)).toBeVisible()
  }
})

test('P-05 C-40 the banner is shown to a company, asked for with the session', async ({ page }) => {
  const asked: string[] = []
  await stub(page, '/info_banners/current', (route) => {
    asked.push(
      `${new URL(route.request().url()).pathname} ${route.request().headers().authorization?.slice(0, 7) ?? ''}`,
    )
    return route.fulfill({ json: banner() })
  })
  await keepFirst(page, 'cookies-accepted', new Date().toISOString())
  await signInAs(page, 'company')
  await page.goto('/settings')
  await expect(notice(page)).toBeVisible()
  expect(asked).toContain('/api/info_banners/current Bearer ')
})

test('C-40 a visitor’s banner is asked for at the public address, without a token', async ({ page }) => {
  const asked: string[] = []
  await stub(page, '/info_banners/current', (route) => {
    asked.push(`${new URL(route.request().url()).pathname} ${route.request().headers().authorization ?? ''}`)
    return route.fulfill({ json: banner() })
  })
  await page.goto('/p')
  await expect(notice(page)).toBeVisible()
  expect(asked).toEqual(['/public/info_banners/current '])
})
