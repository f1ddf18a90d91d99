import type { APIRequestContext } from '@playwright/test'
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
