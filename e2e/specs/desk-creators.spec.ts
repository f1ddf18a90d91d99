import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

test('directory: first GET /instagramers?page=1, never page=0, then each page that next_page names; few rows in the document, the last one by End, filters in the address, the place kept on return [E-26 C-13 C-33 T-24] @verify', async ({
  page,
}) => {
  const asked: URL[] = []
  const named: (number | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/instagramers') asked.push(url)
  })
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/instagramers') return
    // The answer to the last filter may still be on its way when the page is closed.
    const answer = (await response.json().catch(() => undefined)) as { meta: { next_page: number | null } } | undefined
    if (answer) named.push(answer.meta.next_page)
  })
  await signInAs(page, 'company')
  await page.goto('/creators')
  const cookies = page.getByRole('button', { name: 'Jag förstår' })
  await cookies.click()
  const grid = page.getByRole('grid', { name: 'Kreatörer' })
  const rows = grid.locator('[data-index]')
  await expect(rows.first().getByRole('link')).toBeVisible()
  expect(asked[0]!.searchParams.get('page')).toBe('1')
  const total = Number(await grid.getAttribute('aria-rowcount')) - 1
  expect(total).toBeGreaterThan(300)
  expect(await rows.count()).toBeLessThanOrEqual(60)

  await rows.first().focus()
  await page.keyboard.press('End')
  await expect(grid.locator('[aria-rowindex="101"]')).toBeFocused()
  await expect(grid.locator('[aria-rowindex="102"]').getByRole('link')).toBeVisible()
  await expect.poll(() => named.length).toBe(2)
  const last = grid.locator(`[aria-rowindex="${total + 1}"]`)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(last).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await expect(last.getByRole('link')).toBeVisible()
  await expect.poll(() => named.at(-1)).toBeNull()
  expect(asked.map((url) => Number(url.searchParams.get('page')))).toEqual([1, ...named.slice(0, -1)])
  expect(await rows.count()).toBeLessThanOrEqual(60)

  const place = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/creators\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByLabel('Land', { exact: true }).selectOption('NO')
  await page.getByLabel('Följare från').fill('20000')
  await expect(page).toHaveURL(/country=NO.*min=20000/)
  await expect.poll(() => asked.at(-1)!.search).toBe('?page=1&perPage=100&countryCode=NO&minFollowers=20000')
  await page.getByRole('button', { name: 'Ta bort filtret Norge' }).click()
  await expect(page).not.toHaveURL(/country/)
})
