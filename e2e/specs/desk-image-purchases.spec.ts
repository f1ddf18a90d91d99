import path from 'node:path'
import { approvedPost, deskOf } from '../core/collaboration'
import { paced } from '../core/pace'
import { signInAs } from '../core/session'
import { expect, listenForProblems, test } from '../core/test'

test.describe.configure({ timeout: paced(150_000) })

const picture = path.join(import.meta.dirname, '../fixtures/kallbrygg.png')

test('a picture is asked for and counted, the creator sells it in full size, the brand pays and fetches it [T-23 E-32] @verify', async ({
  page,
  request,
  browser,
  contextOptions,
  problems,
}) => {
  const company = await deskOf(request, 'company')
  const { campaignId } = await approvedPost(
    company,
    await deskOf(request, 'admin'),
    await deskOf(request, 'creator'),
    `Bild ${Date.now().toString(36)}`,
  )
  const price = 200 + (Date.now() % 700)
  await signInAs(page, 'company')

  const countOf = async (): Promise<number> =>
    Number(/^(\d*)/.exec(await page.getByText(/väntar på svar$/).innerText())?.[1] || 0)
  await page.goto('/image-purchases')
  await expect(page.getByText(/^Uppdaterad \d\d:\d\d$/)).toBeVisible()
  const before = await countOf()

  await test.step('asked for from the post, with terms and what there is to pay with', async () => {
    await page.goto(`/mentions?state=approved&campaign=${campaignId}`)
    await page
      .getByRole('button', { name: /^Visa inlägget av tovebakar/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Köp bilden' }).click()
    const dialog = page.getByRole('dialog', { name: 'Köp bilden av @tovebakar' })
    await expect(dialog.getByText(/att betala med/)).toBeVisible()
    await dialog.getByLabel('Antal månader').fill('6')
    await dialog.getByLabel('Pris').fill(String(price))
    await dialog.getByLabel('Meddelande till kreatören').fill('Till startsidan i vinter.')
    await dialog.getByRole('button', { name: 'Skicka frågan' }).click()
    await page.getByRole('button', { name: 'Visa bildköp' }).click()
    await expect(page).toHaveURL(/\/image-purchases/)
    await expect.poll(countOf).toBe(before + 1)
  })

  const context = await browser.newContext({
    ...contextOptions,
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
  })
  const phone = await context.newPage()
  listenForProblems(phone, problems)
  await signInAs(phone, 'creator')
  const mine = phone
    .getByRole('listitem')
    .filter({ hasText: `${price}` })
    .first()

  await test.step('the creator reads the terms and says yes with the picture in full size', async () => {
    await phone.goto('/image-requests')
    await expect(mine).toContainText('Sociala medier och webb i 6 månader')
    await expect(mine).toContainText('Till startsidan i vinter.')
    await mine.getByRole('button', { name: 'Tacka ja' }).click()
    const sheet = phone.getByRole('dialog', { name: /^Sälj bilden till/ })
    await sheet.locator('input[type=file]').setInputFiles(picture)
    await expect(sheet.getByRole('img', { name: 'Din bild' })).toBeVisible()
    await expect(sheet.getByRole('progressbar')).toHaveCount(0)
    await sheet.getByRole('button', { name: /^Sälj för/ }).click()
    await expect(phone.getByText(/vet att du tackar ja/)).toBeVisible()
  })

  await test.step('the brand sees it without a click, pays, and fetches the original', async () => {
    const card = page
      .getByRole('listitem')
      .filter({ hasText: `${price}` })
      .first()
    await expect(card).toContainText('Bild i full storlek finns')
    await card.getByRole('button', { name: 'Godkänn och betala' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Betala/ })
      .click()
    await expect(page.getByText('Bilden är köpt. Originalet kan laddas ner.')).toBeVisible()
    await page.getByRole('tab', { name: 'Köpta' }).click()
    await expect(card).toContainText('Licensen gäller till och med')
    const download = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Ladda ner original' }).click()
    expect(await (await download).failure()).toBeNull()
  })

  await test.step('the creator sees that it is paid', async () => {
    await phone.getByRole('tab', { name: 'Sålda' }).click()
    await expect(mine).toContainText('Såld')
    await expect(mine.getByRole('link', { name: 'Till plånboken' })).toBeVisible()
  })
  await context.close()
})
