import type { Browser, Page } from '@playwright/test'
import { deskOf, openCampaign } from '../core/collaboration'
import { day } from '../core/day'
import { signInAs, signInWith } from '../core/session'
import { expect, test } from '../core/test'

const password = 'samspel-demo'

/** Opens a separate page for a person. Platform staff are two people, so they are identified by e-mail address. */
const pageOf = async (browser: Browser, baseURL: string | undefined, email: string): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'sv-SE',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
  await signInWith(
    page,
    await page.request.post('/api/auth/users/sign_in', { data: { user: { email, password } } }),
    email,
  )
  return page
}

test('held, released, taken out and paid: the batch takes two people, the slower of two at once is told who was faster, and each krona has a date [T-42]', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const [company, admin, creator] = [
    await deskOf(request, 'company'),
    await deskOf(request, 'admin'),
    await deskOf(request, 'creator'),
  ]
  const name = `Betalt ${Date.now().toString(36)}`
  const { id } = await openCampaign(company, admin, name, {
    start_at: day(0),
    payment_type: 'link',
    enable_paid_collaborations: true,
    paid_collaboration_price: 450,
  })
  const { participation } = (await creator.send('POST', `/campaigns/${id}/participations`, {
    participation: { motivation: '' },
  })) as { participation: { id: string } }
  await company.send('PATCH', `/participations/${participation.id}/approve`)
  await signInAs(page, 'creator')
  const line = page.getByRole('listitem').filter({ hasText: name })

  await test.step('held: the creator reads that the fee is reserved', async () => {
    await page.goto('/wallet')
    await expect(line).toContainText('har reserverat arvodet')
  })

  await test.step('released: the page says from when it can be taken out, without being loaded anew', async () => {
    const { mention } = (await creator.send('POST', `/participations/${participation.id}/mentions`, {
      mention: {
        kind: 'link',
        link_post: { url: `https://a.example/${participation.id}`, title: 'x', link_type: 'custom' },
      },
    })) as { mention: { id: string } }
    await company.send('PATCH', `/mentions/${mention.id}/approve`)
    await expect(line).toContainText(/Kan tas ut/)
  })

  await test.step('taken out: what is free from before', async () => {
    await page
      .getByRole('button', { name: /^Ta ut/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    // By the keyboard: what is typed after Tab takes the place of the sum that stands there.
    const amount = sheet.getByRole('textbox', { name: /Belopp/ })
    await expect(amount).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(amount).not.toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(amount).toBeFocused()
    await page.keyboard.type('300')
    await expect(amount).toHaveValue('300')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Utbetalningen är begärd')).toBeVisible()
  })

  const elin = await pageOf(browser, baseURL, 'elin@samspel.test')
  const alva = await pageOf(browser, baseURL, 'admin@samspel.test')
  await test.step('one puts the batch together and cannot approve it', async () => {
    await elin.goto('/payouts')
    await elin.getByRole('button', { name: 'Sammanställ omgång' }).click()
    await expect(elin).toHaveURL(/\/payouts\/[0-9a-f-]{36}$/)
    await expect(elin.getByText('Väntar på en kollega')).toBeVisible()
    await expect(elin.getByRole('button', { name: /^Godkänn/ })).toHaveCount(0)
    await expect(elin.getByRole('row', { name: /Tove Ekström.*300.kr/ })).toBeVisible()
  })

  await test.step('the other approves with the password; the first, at that moment, is told who was faster', async () => {
    // Elin's page is kept from refreshing while Alva approves, so that it sends an outdated version.
    const refresh = /\/payout_batches\/[0-9a-f-]{36}$/
    await elin.route(refresh, (route) => route.abort())
    await alva.goto(new URL(elin.url()).pathname)
    await alva.getByRole('button', { name: /^Godkänn/ }).click()
    const dialog = alva.getByRole('dialog')
    await dialog.getByLabel('Ditt lösenord').fill(password)
    await dialog.getByRole('button', { name: 'Godkänn', exact: true }).click()
    await expect(alva.getByText('Godkänd', { exact: true })).toBeVisible()
    await elin.getByRole('button', { name: 'Skicka tillbaka' }).click()
    await elin.getByRole('dialog').getByLabel('Skäl').fill('Vi tar den i morgon')
    await elin.getByRole('dialog').getByRole('button', { name: 'Skicka tillbaka' }).click()
    await expect(elin.getByText(/hann före/)).toBeVisible()
    await elin.unroute(refresh)
    await elin.reload()
    await expect(elin.getByText('Godkänd', { exact: true })).toBeVisible()
  })

  await test.step('the first sends the file, which the other sees at once', async () => {
    const download = elin.waitForEvent('download')
    await elin.getByRole('button', { name: 'Exportera pain.001' }).first().click()
    expect((await download).suggestedFilename()).toMatch(/pain001\.xml$/)
    await elin.getByRole('button', { name: 'Skicka till banken' }).first().click()
    await expect(elin.getByRole('button', { name: 'Läs in bankens svar' }).first()).toBeVisible()
    await expect(alva.getByRole('button', { name: 'Läs in bankens svar' }).first()).toBeVisible()
  })

  await test.step("the bank's answer is read in, and the creator has the money", async () => {
    // The bank of the practice world takes the file from the folder, and its answers are read by a job.
    await expect(elin.getByRole('row', { name: /Tove Ekström.*Betald/ })).toBeVisible({ timeout: 60_000 })
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /Utbetalt/ })
        .filter({ hasText: /300.kr/ })
        .first(),
    ).toBeVisible()
  })
  await Promise.all([elin.context().close(), alva.context().close()])
})

test('an account is topped up by card in the sandbox, and the balance follows @verify', async ({ page }) => {
  await signInAs(page, 'company')
  await page.goto('/wallet')
  const row = page.getByRole('row', { name: /Fjällglim/ })
  const before = await row.textContent()
  await row.getByRole('button', { name: /Fyll på/ }).click()
  const sheet = page.getByRole('dialog', { name: /Fyll på/ })
  await sheet.getByRole('textbox', { name: /Belopp/ }).fill('1234')
  await sheet.getByRole('button', { name: 'Fortsätt till betalning' }).click()
  await page.getByRole('button', { name: /^Betala/ }).click()
  await expect(page.getByText(/1.234.kr är på kontot/)).toBeVisible()
  await page.getByRole('link', { name: 'Till plånboken' }).click()
  await expect(row).toBeVisible()
  await expect.poll(() => row.textContent()).not.toBe(before)
  await page.goto('/wallet/transactions?kind=deposit')
  await expect(page.getByRole('row', { name: /Insättning.*Fjällglim.*1.234.kr/ }).first()).toBeVisible()
})
