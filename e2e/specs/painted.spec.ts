import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../core/test'

const firstOf = async (request: APIRequestContext, path: string, list: string) => {
  const answer = (await (await request.get(path)).json()) as Record<string, { id: string; name: string }[]>
  return answer[list]![0]!
}

/** Requests the page until its first view is painted, because a page does not wait for a new painting. */
async function painted(request: APIRequestContext, path: string, language = 'sv') {
  const ask = async () => (await request.get(path, { headers: { 'accept-language': language } })).text()
  await expect.poll(async () => (await ask()).includes('id="painted"')).toBe(true)
  return ask()
}

test('an offer stands in the page with its name, picture and fee before a script runs, and in the language of the visitor [S-27]', async ({
  request,
}) => {
  const { id, name } = await firstOf(request, '/public/campaigns', 'campaigns')
  const html = await painted(request, `/p/marketplace/${id}`)
  const view = /<div id="painted">[\s\S]*?<div id="root">/.exec(html)![0]
  expect(view).toContain(name)
  expect(view).toContain('Det här får du')
  expect(view).toContain('href="/p/help"')
  expect(view).not.toMatch(/ style="|<script/)
  expect(await painted(request, `/p/marketplace/${id}`, 'en')).toContain('What you get')
})

for (const path of ['/p/marketplace', '/login/creator'])
  test(`${path}: the page takes over at the same place, nothing shifts, and its policy names the one style element in it @verify`, async ({
    page,
    request,
  }) => {
    await painted(request, path)
    await page.addInitScript(() => {
      const seen = { shift: 0, places: [] as number[] }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const answer = await page.goto(path)
    expect(answer!.headers()['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
    await expect(page.locator('#painted')).toHaveCount(0)
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(0.02)
  })

test.describe('before its scripts are there', () => {
  test.use({ serviceWorkers: 'block' })

  /** Opens a page whose scripts wait, all but the one that runs before anything is seen. */
  async function openWithout(page: Page, path: string) {
    let give = () => {}
    const held = new Promise<void>((done) => (give = done))
    await page.route(/\/(?:shell|remotes)\/.*\.js$/, async (route) => {
      if (!/\/opening\./.test(route.request().url())) await held
      await route.continue().catch(() => undefined)
    })
    const opened = page.goto(path)
    return { give, opened, view: page.locator('#painted > :visible') }
  }

  test('the sign-in form takes what is typed and sent, and the page carries it out @verify', async ({
    page,
    request,
  }) => {
    await painted(request, '/login/creator')
    const { give, opened, view } = await openWithout(page, '/login/creator')
    await view.getByLabel('Lösenord').fill('samspel-demo')
    await view.locator('input[type="email"]').fill('creator@samspel.test')
    await view.locator('[type="submit"]').click()
    await expect(view.locator('form[data-pressed] [aria-busy="true"]')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    give()
    await opened
    await expect(page).not.toHaveURL(/login/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('words typed halfway are in the page’s own field with the caret behind them', async ({ page, request }) => {
    await painted(request, '/login/creator')
    const { give, opened, view } = await openWithout(page, '/login/creator')
    await view.getByLabel('Lösenord').pressSequentially('hem')
    give()
    await opened
    const field = page.locator('#root').getByLabel('Lösenord', { exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type('ligt')
    await expect(field).toHaveValue('hemligt')
  })

  test('a link that is pressed leads on', async ({ page, request }) => {
    await painted(request, '/p/marketplace')
    const { give, opened, view } = await openWithout(page, '/p/marketplace')
    await view.getByRole('link', { name: 'Varumärken' }).first().click()
    await expect(page).toHaveURL(/\/p\/brands$/)
    give()
    await opened.catch(() => undefined)
  })
})
