import { expect, listenForProblems, test } from '../core/test'
import { comesIn } from '../pages/people'

test('what a company does counts at the bell of the creator by itself, leads to its place and is counted off; a cut connection loses and doubles nothing @verify', async ({
  browser,
  contextOptions,
  problems,
}) => {
  test.slow()
  const options = {
    ...contextOptions,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 900 },
  }
  const { page: company } = await comesIn(browser, 'company', options)
  const { page: tove } = await comesIn(browser, 'creator', options)
  for (const page of [company, tove]) listenForProblems(page, problems)
  const stamp = Date.now()
  const bell = tove.getByRole('button', { name: /^Notiser/ })
  const panel = tove.getByRole('dialog', { name: 'Notiser' })
  const counts = (n: number) =>
    expect(bell).toHaveAccessibleName(n === 0 ? 'Notiser' : `Notiser, ${n} ${n === 1 ? 'oläst' : 'olästa'}`)
  let shown = ''
  const writes = async (brand: string, text: string) => {
    if (shown !== brand) {
      await company.goto('/messages?q=tovebakar')
      await company
        .locator('[data-thread-row]')
        .filter({ has: company.locator(`img[src*="logo-${brand}"]`) })
        .getByRole('link', { name: 'Tove Ekström' })
        .click()
      shown = brand
    }
    await company.getByLabel('Skriv ett meddelande').fill(text)
    await company.getByRole('button', { name: 'Skicka', exact: true }).click()
    await expect(company.getByRole('region', { name: /Konversation med/ }).getByText(text)).toBeVisible()
  }
  const elsewhere = async () => {
    await tove.getByRole('link', { name: 'Uppdrag' }).first().click()
    await expect(tove).toHaveURL(/assignments/)
  }

  await test.step('all is read', async () => {
    await elsewhere()
    await bell.click()
    const all = panel.getByRole('button', { name: 'Markera alla som lästa' })
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    if (await all.isEnabled()) await all.click()
    await tove.keyboard.press('Escape')
    await counts(0)
  })
  await test.step('the company writes: the bell counts it without a reload', async () => {
    await writes('bjorkbrygg', `Ett ${stamp}`)
    await counts(1)
  })
  await test.step('the row leads to the thread, and the number goes', async () => {
    await bell.click()
    await panel
      .getByRole('link', { name: /Björkbrygg har skrivit/ })
      .first()
      .click()
    await expect(tove.getByRole('region', { name: /Konversation med/ }).getByText(`Ett ${stamp}`)).toBeVisible()
    await counts(0)
  })
  await test.step('the connection is cut while the company writes three times in two threads', async () => {
    await elsewhere()
    await tove.context().setOffline(true)
    await writes('bjorkbrygg', `Två ${stamp}`)
    await writes('bjorkbrygg', `Tre ${stamp}`)
    await writes('havsro', `Fyra ${stamp}`)
  })
  await test.step('it is back: each thread is one notice, none is missing and none stands twice', async () => {
    await tove.context().setOffline(false)
    await counts(2)
    await bell.click()
    await panel.getByRole('tab', { name: /Olästa/ }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    for (const brand of ['Björkbrygg', 'Havsro'])
      await expect(panel.getByRole('link', { name: `${brand} har skrivit` })).toHaveCount(1)
    await panel.getByRole('link', { name: 'Havsro har skrivit' }).click()
    await expect(tove.getByRole('region', { name: /Konversation med/ }).getByText(`Fyra ${stamp}`)).toBeVisible()
    await counts(1)
  })
})
