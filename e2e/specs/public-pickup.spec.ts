import type { APIRequestContext, Page } from '@playwright/test'
import { scrollsSideways } from '../core/accessibility'
import { openInside } from '../core/areas'
import { type OwnAccount, signUp } from '../core/own-account'
import { expect, test } from '../core/test'

interface Offer {
  id: string
  campaign_id: string
  store_id: string
  places_left: number | null
  campaign: { name: string }
  store: { name: string; city: string; country_code: string; latitude: number; longitude: number }
}

const LIST = '/p/marketplace/store-campaigns'

/** An offer in Sweden, where new creators live, that accepts creators without followers and has room for parallel tests. */
async function offerFor(request: APIRequestContext, requiresApplication: boolean): Promise<Offer> {
  const answer = await request.get(
    `/public/store_campaigns?requiresApplication=${requiresApplication}&oneEach=true&perPage=100`,
  )
  const { store_campaigns: offers } = (await answer.json()) as { store_campaigns: Offer[] }
  for (const offer of offers.filter(({ store }) => store.country_code === 'SE')) {
    const { campaign } = (await (await request.get(`/public/campaigns/${offer.campaign_id}`)).json()) as {
      campaign: { min_followers: number | null }
    }
    if ((campaign.min_followers ?? 0) === 0 && (offer.places_left ?? 9) > 2) return offer
  }
  throw new Error('No such offer in the demo data')
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 684

/** Performs an action in the location picker; on phones it is a sheet opened by a button. */
async function inPicker(page: Page, act: (where: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
  if (!isPhone(page)) return act(page.getByRole('group', { name: 'Välj plats' }))
  await page.getByRole('button', { name: /^Plats:/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Välj plats' })
  await act(sheet)
  await sheet.getByRole('button', { name: 'Klar' }).click()
  await expect(sheet).toBeHidden()
}

async function signInThere(page: Page, { email, password }: OwnAccount): Promise<void> {
  await expect(page).toHaveURL(/\/login\/creator\?destination=/)
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Lösenord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
}

const writesOf = (page: Page): string[] => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/(?:api|public)\/store_/.test(request.url()))
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return writes
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
})

test('a visitor finds an offer by place, signs in, comes back to it, reserves, shows the code and takes it back [S-28 S-29 V-33 P-06]', async ({
  page,
  request,
}) => {
  const offer = await offerFor(request, false)
  const account = await signUp(request, 'instagramer')
  const writes = writesOf(page)
  await page.goto(`${LIST}?campaignId=${offer.campaign_id}`)
  await inPicker(page, async (picker) => {
    await expect(picker.getByLabel('Stad')).toBeDisabled()
    await expect(picker.getByText('Välj land först.')).toBeVisible()
    await expect(picker.getByRole('button', { name: 'Närmast' })).toBeVisible()
    await picker.getByLabel('Land').selectOption(offer.store.country_code)
    await picker.getByLabel('Stad').click()
    await picker.getByLabel('Stad').fill(offer.store.city.slice(0, 3))
    await page.getByRole('option', { name: new RegExp(`^${offer.store.city} `) }).click()
  })
  await expect(page).toHaveURL(new RegExp(`country=${offer.store.country_code}&city=`))
  expect(await scrollsSideways(page)).toBe(false)
  const card = page
    .getByRole('listitem')
    .filter({ hasText: offer.store.name })
    .filter({ has: page.getByRole('link', { name: offer.campaign.name }) })
    .first()
  await expect(card.getByRole('button', { name: 'Ansök' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Reservera och hämta nu' }).click()
  await signInThere(page, account)

  const question = page.getByRole('dialog', { name: `Reservera ${offer.campaign.name}?` })
  await expect(question).toBeVisible()
  expect(writes).toEqual([])
  await expect(page).toHaveURL(new RegExp(`${LIST}/[\\da-f-]{36}\\?take=1$`))
  await question.getByRole('button', { name: 'Reservera' }).click()
  const pass = page.getByRole('region', { name: 'Hämtpass' })
  await expect(pass.getByRole('heading', { name: 'Hämtpass' })).toBeFocused()
  expect(await scrollsSideways(page)).toBe(false)
  await pass.getByRole('link', { name: 'Visa hämtpass' }).click()
  const shown = page.getByRole('dialog', { name: 'Hämtpass' })
  await expect(shown.getByText(/^[2-9A-HJ-NP-Z]{4} [2-9A-HJ-NP-Z]{4}$/)).toBeVisible()
  await expect(shown.getByRole('img', { name: /^QR-kod för/ })).toBeVisible()
  await page.reload()
  await expect(shown.getByRole('img', { name: /^QR-kod för/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pass).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reservera och hämta nu' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Lämna tillbaka' }).click()
  await page
    .getByRole('dialog', { name: 'Lämna tillbaka reservationen?' })
    .getByRole('button', { name: 'Lämna tillbaka' })
    .click()
  await expect(page.getByRole('button', { name: 'Reservera och hämta nu' })).toBeVisible()
  await expect(pass).toHaveCount(0)
  expect(writes.map((write) => write.split(' ')[0])).toEqual(['POST', 'DELETE'])
})

test('an offer of a store that needs an application: sign-in, the note, the state in the list, and back again [S-28 P-06 R-06 S-30] @verify', async ({
  page,
  request,
}) => {
  const offer = await offerFor(request, true)
  const account = await signUp(request, 'instagramer')
  await page.goto(`/p/marketplace/stores/${offer.store_id}`)
  await expect(page.getByRole('heading', { level: 1, name: offer.store.name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Visa på kartan' }).first()).toHaveAttribute(
    'href',
    `/p/marketplace/stores?store=${offer.store_id}`,
  )
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: offer.campaign.name, exact: true }) })
  await expect(card.getByRole('button', { name: 'Reservera och hämta nu' })).toHaveCount(0)
  await card.getByRole('link', { name: offer.campaign.name, exact: true }).click()
  await expect(page).toHaveURL(`${LIST}/${offer.id}`)
  await page.getByRole('button', { name: 'Ansök', exact: true }).click()
  await signInThere(page, account)

  const sheet = page.getByRole('dialog', { name: `Ansök till ${offer.campaign.name}` })
  await sheet.getByLabel('Varför passar du?').fill('Jag går förbi varje morgon.')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Ansök', exact: true }).click()
  await expect(sheet.getByLabel('Varför passar du?')).toHaveValue('Jag går förbi varje morgon.')
  await sheet.getByRole('button', { name: 'Skicka ansökan' }).click()
  await expect(page.getByText(/^Din ansökan är skickad/)).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ansök', exact: true })).toHaveCount(0)

  await openInside(page, `/p/marketplace/stores/${offer.store_id}`)
  await expect(card.getByText('Ansökan skickad')).toBeVisible()
  await card.getByRole('link', { name: offer.campaign.name, exact: true }).click()
  await page.getByRole('button', { name: 'Ta tillbaka ansökan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ta tillbaka ansökan' }).click()
  await expect(page.getByRole('button', { name: 'Ansök', exact: true })).toBeVisible()
})

test('the nearest first where the place may be known, words where it may not; an address of nothing [S-29 X-24 X-27] @verify', async ({
  page,
  context,
  request,
}) => {
  const offer = await offerFor(request, false)
  const near = page.waitForRequest((sent) => sent.url().includes('/store_campaigns?') && sent.url().includes('near='))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: offer.store.latitude, longitude: offer.store.longitude })
  await page.goto(`${LIST}?campaignId=${offer.campaign_id}`)
  await inPicker(page, (picker) => picker.getByRole('button', { name: 'Närmast' }).click())
  await near
  await expect(page.getByRole('list', { name: 'Hämta i butik' }).getByRole('listitem').first()).toContainText(
    offer.store.name,
  )
  await expect(page.getByText(/minut(er)? att gå/).first()).toBeAttached()
  expect(page.url()).not.toContain('near')

  await context.clearPermissions()
  await page.goto(LIST)
  await inPicker(page, async (picker) => {
    await picker.getByRole('button', { name: 'Närmast' }).click()
    await expect(picker.getByText(/får inte visa din plats/)).toBeVisible()
  })
  await expect(page.getByRole('list', { name: 'Hämta i butik' }).getByRole('listitem').first()).toBeVisible()

  await openInside(page, `${LIST}/01900000-0000-7000-8000-000000000000`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Butikskampanjen finns inte, eller så har den tagits bort.',
  )
})
