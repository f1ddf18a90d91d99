import type { OwnAccount } from '../core/own-account'
import { newSession } from '../core/own-account'
import { expect, test } from '../core/test'
import { enterWith, findInList } from '../pages/companies'

const admin = { email: 'admin@samspel.test', password: 'samspel-demo', kind: 'user' } as OwnAccount

test('a visitor suggests a product: a name, a way to answer, done; those who run Samspel see and answer it [R-17 S-33 E-23 V-32] @verify', async ({
  page,
  browser,
  request,
  contextOptions,
}) => {
  const product = `Havredryck ${Date.now().toString(36)}`
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
  await page.goto('/product-suggester-welcome')
  await expect(heading('Saknar du en produkt?')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Föreslå en produkt' }).click()

  const name = page.getByLabel('Produktens namn eller en länk till den')
  await expect(heading('Föreslå en produkt')).toBeVisible()
  await name.focus()
  await name.blur()
  await expect(page.getByText('fältet är obligatoriskt')).toBeVisible()
  await name.fill(product)
  await page.getByLabel(/Varför passar den dig/).fill('Jag dricker den varje dag.')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(heading('Var når vi dig?')).toBeFocused()
  await expect(page).toHaveTitle('Var når vi dig? - Samspel')

  const email = page.getByLabel('E-post')
  const send = page.getByRole('button', { name: 'Skicka förslaget' })
  await page.getByLabel('Instagram').focus()
  await send.focus()
  await expect(page.getByText('at least one social required')).toBeVisible()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await email.fill('elin@')
  await email.blur()
  await expect(page.getByText('ange en giltig emailadress')).toBeVisible()
  await email.fill('elin@example.com')
  await page.getByLabel('TikTok').fill('elin.k')

  await page.goBack()
  await expect(heading('Föreslå en produkt')).toBeVisible()
  await expect(name).toHaveValue(product)
  await page.goForward()
  await page.reload()
  await expect(heading('Var når vi dig?')).toBeVisible()
  await expect(email).toHaveValue('elin@example.com')

  let sent = 0
  await page.route('**/public/product_suggestions', async (route) => {
    sent += 1
    if (sent === 1) return route.abort('connectionfailed')
    return route.continue()
  })
  await send.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(email).toHaveValue('elin@example.com')
  await send.dblclick()
  await expect(heading('Tack för ditt förslag')).toBeVisible()
  expect(sent).toBe(2)
  await page.goBack()
  await expect(name).toHaveValue('')
  await page.goForward()
  await expect(heading('Tack för ditt förslag')).toBeVisible()
  await page.getByRole('button', { name: 'Nytt förslag' }).click()
  await expect(heading('Föreslå en produkt')).toBeVisible()
  await expect(name).toHaveValue('')

  const desk = await enterWith(browser, await newSession(request, admin), contextOptions)
  await desk.goto('/product-suggestions')
  await desk.getByRole('searchbox').fill(product)
  const row = await findInList(desk, desk.getByRole('row').filter({ hasText: product }))
  await expect(row.getByRole('link', { name: /tiktok\.com\/@elin\.k/ })).toHaveAttribute('rel', 'noreferrer')
  await row.getByRole('button', { name: `Öppna ${product}` }).click()
  const dialog = desk.getByRole('dialog', { name: 'Förslag' })
  await expect(dialog.getByText('Jag dricker den varje dag.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Hanterat' }).check()
  await dialog.getByLabel(/Anteckning/).fill('Varumärket är tillfrågat.')
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeHidden()
  await desk.getByRole('tab', { name: /Hanterade/ }).click()
  await expect(row).toBeVisible()
  await desk.context().close()
})

test('the share sheet of an offer: three entries, the address on the clipboard, and what there is when the clipboard refuses [S-35 X-25] @verify', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { campaigns } = (await (await request.get('/public/campaigns?perPage=1')).json()) as {
    campaigns: { id: string; name: string }[]
  }
  const { id, name } = campaigns[0]!
  await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
  await page.goto(`/p/marketplace/${id}`)
  const share = page.getByRole('button', { name: `Dela ${name}` })
  await share.click()
  const sheet = page.getByRole('dialog', { name: 'Dela' })
  for (const entry of ['Kopiera länk', 'Lägg till i Linktree'])
    await expect(sheet.getByRole('button', { name: entry })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Visa på karta' })).toHaveAttribute('href', /^\/p\/marketplace\/stores/)
  await sheet.getByRole('button', { name: 'Kopiera länk' }).click()
  await expect(page.getByText('Länken är kopierad')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/p/marketplace/${id}`)

  await context.route('https://linktr.ee/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Linktree</title>' }),
  )
  const [linktree] = await Promise.all([
    context.waitForEvent('page'),
    sheet.getByRole('button', { name: 'Lägg till i Linktree' }).click(),
  ])
  await expect(linktree).toHaveURL('https://linktr.ee/admin')
  await linktree.close()

  await sheet.getByRole('button', { name: 'QR-kod' }).click()
  await expect(sheet.getByRole('img', { name: `QR-kod till ${name}` })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Ladda ner PNG' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^qr-.+\.png$/)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await sheet.getByRole('button', { name: 'Kopiera länk' }).click()
  await expect(sheet.getByRole('alert')).toContainText('Url could not be copied')
  await expect(sheet.getByLabel('Länk till sidan')).toBeFocused()
  expect(
    await page.evaluate(() => getSelection()?.toString() || (document.activeElement as HTMLInputElement).value),
  ).toBe(`${baseURL}/p/marketplace/${id}`)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(share).toBeFocused()
})
