import { letIn, signUp } from '../core/own-account'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'
import { enterWith } from '../pages/companies'

test('E-26 C-13 C-33 T-24 directory: first GET /instagramers?page=1, never page=0, then each page that next_page names; few rows in the document, the last one by End, filters in the address, the place kept on return', async ({
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

test('T-22 a community list: made, filled from CSV with a report of every row, a member removed, invited from, deleted', async ({
  browser,
  request,
  contextOptions,
}) => {
  const owner = await signUp(request, 'user')
  await letIn(request, owner)
  const answer = await request.get('/api/instagramers?page=1&perPage=2', {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const {
    instagramers: [one, two],
  } = (await answer.json()) as { instagramers: { username: string; name: string }[] }
  const page = await enterWith(browser, owner.token, contextOptions)
  await page.goto('/communities')
  await page.getByRole('button', { name: 'Ny lista' }).first().click()
  await page.getByLabel('Namn').fill('Ambassadörer')
  await page.getByRole('button', { name: 'Skapa listan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ambassadörer' })).toBeVisible()
  await expect(page.getByText('Inga medlemmar här')).toBeVisible()

  await page.getByRole('button', { name: 'Fler val' }).click()
  await page.getByRole('menuitem', { name: 'Importera CSV' }).click()
  await page
    .getByLabel('Eller klistra in')
    .fill(`username\n@${one!.username}\n${two!.username}\n${one!.username}\nfinns-inte-alls`)
  await expect(page.getByText(/Kolumnen username används/)).toBeVisible()
  await page.getByRole('button', { name: 'Importera', exact: true }).click()
  await expect(page.getByText('2 kreatörer tillagda')).toBeVisible()
  await page.getByLabel('Rader efter utfall').selectOption('not_found')
  await expect(
    page.getByRole('table', { name: 'Vad det blev av varje rad' }).getByText('finns-inte-alls'),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ladda ner rader som inte gick (2)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^ambassadorer-.*\.csv$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Stäng' }).last().click()

  await expect(page.getByRole('tab', { name: /Godkända\s*2/ })).toBeVisible()
  await page.getByRole('button', { name: `Ta bort ${one!.name}` }).click()
  await expect(page.getByRole('tab', { name: /Borttagna\s*1/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ångra' }).click()
  await expect(page.getByRole('tab', { name: /Godkända\s*2/ })).toBeVisible()

  await page.getByRole('button', { name: 'Bjud in listan' }).click()
  // There is nothing to invite to: that comes first, in place of a form.
  await expect(page.getByText('Inga kampanjer tar emot ansökningar just nu.')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Ny kampanj' })).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Kampanj')).toHaveCount(0)
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await page.getByRole('button', { name: 'Fler val' }).click()
  await page.getByRole('menuitem', { name: 'Ta bort listan' }).click()
  await expect(page.getByText(/Listan och dess 2 rader försvinner/)).toBeVisible()
  await page.getByRole('button', { name: 'Ta bort listan' }).click()
  await expect(page.getByText('Inga listor än')).toBeVisible()
  await page.context().close()
})
