import type { Page } from '@playwright/test'
import { linksTo } from '../core/mails'
import type { OwnAccount } from '../core/own-account'
import { letIn, newSession } from '../core/own-account'
import { completeDraft, newCompany, sendToReview } from '../core/own-company'
import { paced } from '../core/pace'
import { expect, test } from '../core/test'
import { enterWith, requestCard, rowWith } from '../pages/companies'

const admin = { email: 'admin@samspel.test', password: 'samspel-demo', kind: 'user' } as OwnAccount

test('a company signs up and waits; it is declined with a reason, asks anew, is approved, and may then send a campaign to review', async ({
  browser,
  request,
  contextOptions,
}) => {
  const owner = await newCompany(request)
  const campaign = await completeDraft(request, owner)
  const mine = await enterWith(browser, owner.token, contextOptions)
  const platform = await enterWith(browser, await newSession(request, admin), contextOptions)

  await mine.goto('/company')
  await expect(mine.getByText('Er ansökan granskas.')).toBeVisible()
  expect(await sendToReview(request, owner, campaign)).toMatchObject({
    status: 422,
    body: { error: 'company_not_approved' },
  })

  await platform.goto('/admin/company-requests')
  const card = await requestCard(platform, owner.company)
  await expect(card.getByText(owner.email)).toBeVisible()
  await expect(card.getByText('Obekräftad e-post')).toBeVisible()
  await card.getByRole('button', { name: `Neka ${owner.company}` }).click()
  await platform.getByLabel('Börja från en mall').selectOption({ label: 'Uppgifterna går inte att bekräfta' })
  await platform.getByRole('dialog').getByRole('button', { name: 'Neka', exact: true }).click()
  await expect(card).toBeHidden()

  await mine.reload()
  await expect(mine.getByText('Er ansökan godkändes inte.')).toBeVisible()
  await expect(mine.getByText(/Vi kunde inte bekräfta företagets uppgifter/)).toBeVisible()
  await linksTo(mine, owner.email, /\/company/)
  await mine.getByRole('button', { name: 'Be om ny prövning' }).click()
  await expect(mine.getByText('Er ansökan granskas.')).toBeVisible()

  await platform.reload()
  const again = await requestCard(platform, owner.company)
  await again.getByRole('button', { name: `Godkänn ${owner.company}` }).click()
  await platform.getByRole('dialog').getByRole('button', { name: 'Godkänn', exact: true }).click()
  await expect(again).toBeHidden()

  await mine.reload()
  await expect(rowWith(mine, owner.email)).toBeVisible()
  await expect(mine.getByText('Er ansökan granskas.')).toBeHidden()
  const [confirmation] = await linksTo(mine, owner.email, /\/user-email-confirmation\?confirmation_token=/)
  await mine.goto(confirmation!)
  await mine.getByRole('button', { name: 'Bekräfta adressen' }).click()
  await expect(async () => expect(await sendToReview(request, owner, campaign)).toMatchObject({ status: 200 })).toPass({
    timeout: paced(15_000),
  })
})

async function acceptByMail(page: Page, email: string, name: string): Promise<void> {
  const [link] = await linksTo(page, email, /\/accept-invitation\?invitation_token=/)
  await page.goto(link!)
  await page.getByLabel('Ditt namn').fill(name)
  await page.getByLabel('Lösenord', { exact: true }).fill('hemligt-kollega')
  await page.getByLabel('Upprepa lösenord').fill('hemligt-kollega')
  await page.getByRole('button', { name: 'Tacka ja' }).click()
  await expect(page).not.toHaveURL(/accept-invitation/)
}

test('a colleague is invited by mail, appears among the members, and is out at the next call once removed [S-06 P-09] @verify', async ({
  browser,
  request,
  contextOptions,
}) => {
  const owner = await newCompany(request)
  await letIn(request, owner)
  const email = `kollega-${owner.email}`
  const mine = await enterWith(browser, owner.token, contextOptions)
  await mine.goto('/company')
  await mine.getByRole('button', { name: 'Bjud in' }).first().click()
  const dialog = mine.getByRole('dialog')
  await dialog.getByLabel('E-postadresser').fill(email)
  await dialog.getByRole('button', { name: 'Skicka inbjudan' }).click()
  await expect(rowWith(mine, email).getByText(/^Inbjuden till/)).toBeVisible()

  const theirs = await (await browser.newContext(contextOptions)).newPage()
  await acceptByMail(theirs, email, 'Kim Kollega')
  await theirs.goto('/company')
  await expect(rowWith(theirs, 'Kim Kollega (du)')).toBeVisible()

  await mine.reload()
  await expect(rowWith(mine, 'Kim Kollega')).toBeVisible()
  await mine.getByRole('searchbox', { name: 'Sök namn eller e-post' }).fill('ingen sådan')
  await expect(mine.getByText('Ingen matchar')).toBeVisible()
  expect(new URL(mine.url()).searchParams.get('q')).toBe('ingen sådan')
  await mine.getByRole('button', { name: 'Visa alla' }).click()
  await expect(mine).toHaveURL(/\/company$/)

  await rowWith(mine, 'Kim Kollega').getByRole('button', { name: 'Mer för Kim Kollega' }).click()
  await mine.getByRole('menuitem', { name: 'Ta bort från företaget' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Ta bort från företaget' }).click()
  await expect(mine.getByText('Kim Kollega är borttagen')).toBeVisible()
  await expect(rowWith(mine, 'Kim Kollega')).toBeHidden()

  await theirs.getByRole('link', { name: /Varumärken/ }).click()
  await expect(theirs).toHaveURL(/\/login/)
})
