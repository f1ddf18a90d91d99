import { expect, listenForProblems, test } from '../core/test'
import { comesIn } from '../pages/people'

const thread = 'Konversation med'

test('two people write to each other while the connection of one is cut: each message once, in one order [E-17 T-40 T-41]', async ({
  browser,
  contextOptions,
  problems,
}) => {
  const options = { ...contextOptions, locale: 'sv-SE', timezoneId: 'Europe/Stockholm' }
  const company = await comesIn(browser, 'company', { ...options, viewport: { width: 1280, height: 900 } })
  const tove = await comesIn(browser, 'creator', {
    ...options,
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  })
  for (const { page } of [company, tove]) listenForProblems(page, problems)
  const stamp = Date.now()
  const words = { first: `Först ${stamp}`, away: `Medan du var borta ${stamp}`, offline: `Utan nät ${stamp}` }
  const said = (page: typeof tove.page) => page.getByRole('region', { name: new RegExp(thread) })
  const write = async (page: typeof tove.page, text: string) => {
    await page.getByLabel('Skriv ett meddelande').fill(text)
    await page.getByRole('button', { name: 'Skicka', exact: true }).click()
  }

  await test.step('both open the thread: the creator on a phone, staff on a desk', async () => {
    await tove.page.goto('/messages')
    await tove.page.getByRole('link', { name: 'Björkbrygg' }).first().click()
    await expect(tove.page.getByLabel('Skriv ett meddelande')).toBeVisible()
    await company.page.goto('/messages?q=tovebakar')
    await company.page
      .locator('[data-thread-row]')
      .filter({ has: company.page.locator('img[src*="logo-bjorkbrygg"]') })
      .getByRole('link', { name: 'Tove Ekström' })
      .click()
    await expect(company.page.getByText(/du skriver som Björkbrygg/)).toBeVisible()
  })
  await test.step('what staff write arrives by itself', async () => {
    await write(company.page, words.first)
    await expect(said(tove.page).getByText(words.first)).toBeVisible()
  })
  await test.step('the connection of the creator is cut: both go on writing', async () => {
    await tove.page.context().setOffline(true)
    await write(tove.page, words.offline)
    await expect(said(tove.page).getByText(words.offline)).toBeVisible()
    // The message is shown at once, but gets its place in the thread only from the server.
    const placed = company.page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname.endsWith('/messages'),
    )
    await write(company.page, words.away)
    await placed
    await expect(said(company.page).getByText(words.away)).toBeVisible()
  })
  await test.step('it is back: both have all of it, once and in the same order', async () => {
    await tove.page.context().setOffline(false)
    for (const { page } of [company, tove]) {
      await expect(said(page).getByText(words.away)).toBeVisible()
      await expect(said(page).getByText(words.offline)).toBeVisible()
      const inOrder = async () =>
        (await said(page).getByRole('listitem').allInnerTexts()).flatMap(
          (text) => Object.values(words).find((each) => text.includes(each)) ?? [],
        )
      await expect.poll(inOrder).toEqual([words.first, words.away, words.offline])
    }
  })
  await test.step('what comes in while a page is elsewhere counts as unread until the thread is opened', async () => {
    const { page } = tove
    const row = page.locator('[data-thread-row]').first()
    const unread = { name: /oläst/ }
    await page.getByRole('link', { name: 'Uppdrag' }).first().click()
    // While the thread is open, incoming messages are marked as read.
    await expect(said(page)).toBeHidden()
    await write(company.page, `Sist ${stamp}`)
    await page.getByRole('link', { name: /oläst.*Meddelanden/ }).click()
    await expect(row).toContainText(`Sist ${stamp}`)
    await expect(row.getByRole('img', unread)).toBeVisible()
    await row.getByRole('link').click()
    await expect(said(page).getByText(`Sist ${stamp}`)).toBeVisible()
    await page.getByRole('button', { name: 'Tillbaka' }).click()
    await expect(row).toContainText(`Sist ${stamp}`)
    await expect(row.getByRole('img', unread)).toHaveCount(0)
  })
})
