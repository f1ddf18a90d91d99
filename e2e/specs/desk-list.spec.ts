import type { APIRequestContext, Page } from '@playwright/test'
import { deskOf, openCampaign } from '../core/collaboration'
import { day } from '../core/day'
import type { OwnAccount } from '../core/own-account'
import { newSession, signUp } from '../core/own-account'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'
import { enterWith } from '../pages/companies'

const admin = { email: 'admin@samspel.test', password: 'samspel-demo', kind: 'user' } as OwnAccount
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const mark = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e4).toString(36)}`

/** A draft of the account's brand that runs from today into next month. */
async function newDraft(request: APIRequestContext, token: string, name: string, fields: object = {}): Promise<string> {
  const { user } = (await (await request.get('/api/users/me', bearer(token))).json()) as {
    user: { brand_ids: string[] }
  }
  const answer = await request.post('/api/campaigns', {
    ...bearer(token),
    data: { campaign: { name, brand_id: user.brand_ids[0], start_at: day(0), end_at: day(40), ...fields } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { campaign: { id: string } }).campaign.id
}

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('table').getByRole('link', { name })

async function act(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Fler val för ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('S-06 S-40 T-05 filters outlive a reload, a draft is copied and the copy deleted, the calendar is remembered', async ({
  browser,
  request,
  contextOptions,
}) => {
  const [pickup, delivery] = [`Upphämtning ${mark()}`, `Leverans ${mark()}`]
  const owner = await signUp(request, 'user')
  await newDraft(request, owner.token, pickup, { delivery_method: 'pickup' })
  await newDraft(request, owner.token, delivery, { delivery_method: 'delivery' })
  const page = await enterWith(browser, owner.token, contextOptions)
  await page.goto('/campaigns?state=draft')
  await expect(rowOf(page, delivery)).toBeVisible()

  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog').getByLabel('Erbjudande').selectOption({ label: 'Hämta i butik' })
  await page.getByRole('dialog').getByRole('button', { name: 'Visa' }).click()
  await expect(rowOf(page, delivery)).toBeHidden()
  await expect(page).toHaveURL(/deliveryMethod=pickup/)
  await page.reload()
  await expect(rowOf(page, pickup)).toBeVisible()
  await expect(rowOf(page, delivery)).toBeHidden()
  await page.getByRole('button', { name: 'Ta bort filtret Hämta i butik' }).click()
  await expect(rowOf(page, delivery)).toBeVisible()
  await expect(page).toHaveURL(/\/campaigns\?state=draft$/)

  const rows = page.getByRole('button', { name: /^Fler val för/ })
  await act(page, pickup, 'Duplicera')
  await expect(rows).toHaveCount(3)
  const copy = `${pickup} (kopia)`
  await act(page, copy, 'Ta bort utkastet')
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort utkastet' }).click()
  await expect(rows).toHaveCount(2)

  await page.getByRole('radio', { name: 'Kalender' }).check()
  await expect(page).toHaveURL(/view=calendar/)
  await expect(page.getByRole('radio', { name: 'Kampanjer' })).toBeChecked()
  await expect(page.getByRole('main').getByRole('link', { name: pickup }).first()).toBeVisible()
  await page.getByRole('radio', { name: 'Sista dagar' }).check()
  await expect(page.getByText('Ingen sista dag att publicera de här dagarna.')).toBeVisible()
  await page.goto('/campaigns?state=draft')
  await expect(page.getByRole('radio', { name: 'Kalender' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Sista dagar' })).toBeChecked()
})

test('a report is shared with somebody without an account, until its address is ended', async ({
  page,
  browser,
  contextOptions,
}) => {
  await signInAs(page, 'company')
  await page.goto('/campaigns?q=Lussebrygg')
  await act(page, 'Lussebrygg med saffran', 'Öppna rapporten')
  await expect(page.getByRole('img', { name: /^Räckvidd per dag/ })).toBeVisible()
  await page.getByRole('button', { name: 'Dela rapporten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dela rapporten' })
  await dialog.getByRole('radio', { name: '7 dagar' }).check()
  await dialog.getByRole('button', { name: 'Skapa länk' }).click()
  const address = await dialog.getByLabel('Länk', { exact: true }).inputValue()

  const visitor = await (await browser.newContext(contextOptions)).newPage()
  await visitor.goto(new URL(address).pathname)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lussebrygg med saffran' })).toBeVisible()
  await expect(visitor.getByText(/Länken till rapporten gäller till/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Dela rapporten' })).toBeHidden()
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Hämta CSV per dag' }).click()
  expect((await download).suggestedFilename()).toBe('lussebrygg-med-saffran-per-dag.csv')

  await dialog
    .getByRole('button', { name: /^Avsluta länken/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Avsluta nu' }).click()
  await expect(dialog.getByRole('button', { name: 'Avsluta nu' })).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Länken gäller inte längre' })).toBeVisible()
})

test('T-04 administrators find the campaigns of companies that wait to be let in, promote an offer and take it back', async ({
  browser,
  request,
  contextOptions,
}) => {
  const owner = await signUp(request, 'user')
  const name = `Väntande ${mark()}`
  await newDraft(request, owner.token, name)
  const page = await enterWith(browser, await newSession(request, admin), contextOptions)
  await page.goto(`/campaigns?state=draft&companyState=requested&q=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toBeVisible()
  await page.goto(`/campaigns?state=draft&companyState=approved&q=${encodeURIComponent(name)}`)
  await expect(page.getByText('Inga kampanjer matchar')).toBeVisible()

  const offered = `Lyftbar ${mark()}`
  await openCampaign(await deskOf(request, 'company'), await deskOf(request, 'admin'), offered)
  await page.goto(`/campaigns?state=confirmed&q=${encodeURIComponent(offered)}`)
  const offer = rowOf(page, offered)
  await expect(offer).toBeVisible()
  await act(page, offered, 'Lyft fram')
  await expect(offer.getByText('Lyfts fram')).toBeAttached()
  await act(page, offered, 'Sluta lyfta fram')
  await expect(offer.getByText('Lyfts fram')).not.toBeAttached()
})
