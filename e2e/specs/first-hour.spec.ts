import path from 'node:path'
import type { Page } from '@playwright/test'
import { day } from '../core/day'
import { linksTo } from '../core/mails'
import { letIn, newSession } from '../core/own-account'
import { completeDraft, newCompany, sendToReview } from '../core/own-company'
import { paced } from '../core/pace'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'
import { consentPage } from '../pages/consent'
import { creatorScreens, sendsApplication } from '../pages/creator'
import { editorScreen } from '../pages/staff'

const picture = path.join(import.meta.dirname, '../fixtures/kallbrygg.png')

const someone = (kind: string) => {
  const slug = `${kind}-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`
  return { slug, email: `${slug}@samspel.test` }
}

async function fillAccount(page: Page, { email }: { email: string }) {
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Lösenord', { exact: true }).fill('samspel-demo')
  await page.getByRole('checkbox').check()
  await expect(page.getByLabel('Adressen är ledig', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Skapa konto' }).click()
}

test('a new creator comes from an offer to its application: account, name, Instagram, and back each time', async ({
  page,
}) => {
  const who = someone('lina')
  const answer = await page.request.get('/public/campaigns?country=SE&deliveryMethod=delivery')
  const { campaigns } = (await answer.json()) as {
    campaigns: { id: string; name: string; min_followers: number | null; max_followers: number | null }[]
  }
  const offer = campaigns.find(({ min_followers: least, max_followers: most }) => (least ?? 0) > 0 && most === null)!
  const creator = creatorScreens(page)

  await page.goto(`/p/marketplace/${offer.id}`)
  await page.getByRole('link', { name: 'Ansök', exact: true }).click()
  await page.getByLabel('Användarnamn').fill(who.slug)
  await fillAccount(page, who)

  await expect(page.getByRole('heading', { level: 1, name: 'Välkommen till Samspel' })).toBeVisible()
  await expect(page.getByText('Sedan tillbaka till')).toBeVisible()
  await page.getByLabel('Namn', { exact: true }).fill('Lina Sandberg')
  await page.getByRole('button', { name: 'Fortsätt' }).click()

  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible()
  await expect(page.getByText('Kontot är klart, Lina. Ett steg kvar.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Koppla Instagram så ser vi om du uppfyller kraven' })).toBeVisible()
  await expect(creator.apply).toHaveCount(0)
  await page.getByRole('button', { name: 'Koppla med Facebook' }).click()
  const consent = consentPage(page)
  await consent.person('Moa Berg').check()
  await consent.go.click()

  await expect(page.getByText('@moabergs är kopplat')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Du uppfyller kraven' })).toBeVisible()
  await creator.apply.click()
  await sendsApplication(page, 'Jag pysslar varje dag.')
  await expect(creator.applicationSent).toBeVisible()

  await page.goto('/marketplace')
  await expect(page.getByText('2 av 5')).toBeVisible()
})

test('a new company comes from nothing to its first campaign in the marketplace', async ({ page, request }) => {
  test.setTimeout(paced(180_000))
  const who = someone('bryggeri')
  await page.goto('/login/brand')
  await page.getByRole('main').getByRole('link', { name: 'Skapa konto' }).click()
  await page.getByLabel('Varumärkets namn').fill(who.slug)
  await page.getByLabel('Ditt namn').fill('Kim Testare')
  await fillAccount(page, who)
  await expect(page).toHaveURL(/\/overview$/)
  const steps = page.getByRole('region', { name: 'Kom igång' })
  await expect(steps.getByText('Företaget godkänns av Samspel')).toBeVisible()

  await test.step('the brand is described and has a logo', async () => {
    await steps.getByRole('link', { name: /Beskriv varumärket/ }).click()
    await page.getByLabel(/^Beskrivning/).fill('Vi rostar kaffe i Mölndal.')
    await page.locator('input[type=file]').first().setInputFiles(picture)
    await expect(page.getByRole('main').locator('img[src*="/uploads/"]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Spara', exact: true }).click()
    await expect(page).toHaveURL(/\/overview$/)
    await expect(steps.getByText('2 av 5')).toBeVisible()
  })

  await test.step('a store: its town puts it on the map', async () => {
    await steps.getByRole('link', { name: /Lägg till butik/ }).click()
    await page.getByLabel('Namn', { exact: true }).fill('Kvarnbyns kaffebar')
    await page.getByLabel('Adress', { exact: true }).fill('Kvarnbygatan 12')
    await page.getByLabel('Postnummer').fill('431 34')
    await page.getByLabel('Stad', { exact: true }).fill('Mölndal')
    await expect(page.getByText('Nålen står mitt i Mölndal. Dra den till butiken.')).toBeVisible()
    await page.getByRole('button', { name: 'Lägg till butik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Kvarnbyns kaffebar/ })).toBeVisible()
  })

  const editor = editorScreen(page)
  const name = `Höstrost ${who.slug}`
  await test.step('the first campaign, part by part', async () => {
    await page.goto('/overview')
    await steps.getByRole('link', { name: /första kampanjen/ }).click()
    const next = (part: string) => page.getByRole('button', { name: `Nästa: ${part}` }).click()
    await editor.name.fill(name)
    await next('Produkt')
    await editor.productImage.setInputFiles(picture)
    await editor.productTitle.fill('Höstrost, 500 g')
    await editor.productValue.fill('149')
    await next('Uppdrag')
    await editor.excerpt.fill('Smaka höstens rost och visa hur du brygger den.')
    await editor.startAt.fill(day(12))
    await editor.endAt.fill(day(40))
    await editor.dueAt.fill(day(30))
    await next('Villkor')
    await next('Kreatörer')
    await next('Budget')
    await next('Sammanfatta')
    await expect(page.getByText('Allt som granskningen behöver finns med.')).toBeVisible()
    await expect(page.getByText(/^Ert företag är inte godkänt ännu/)).toBeVisible()
  })

  await letIn(request, { ...who, password: 'samspel-demo', kind: 'user', token: '' })
  await page.reload()
  await editor.toReview.click()
  await expect(page.getByText('Kampanjen granskas. Du får besked här.')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/')[2]!

  const admin = await newSession(request, { email: 'admin@samspel.test', password: 'samspel-demo', kind: 'user' })
  const answer = await request.patch(`/api/campaigns/${id}/state`, {
    headers: { authorization: `Bearer ${admin}` },
    data: { campaign: { state: 'confirmed' } },
  })
  expect(answer.status()).toBe(200)
  await page.goto(`/p/marketplace/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a visitor reads help from the foot of the login, and finds the way out of it to the marketplace; who is signed in comes to the same help by /help @verify', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login\/creator$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hjälp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hjälp' })).toBeVisible()
  await page.getByText('Hur hämtar jag i butik?').click()
  await expect(page.getByText(/Visa koden i kassan/)).toBeVisible()
  await page.goto('/help')
  await expect(page).toHaveURL(/\/login\/creator\?destination=%2Fhelp$/)
  await expect(page.getByRole('heading', { name: 'Vill du titta först?' })).toBeVisible()
  await page.getByRole('link', { name: 'Till marknadsplatsen' }).click()
  await expect(page).toHaveURL(/\/p\/marketplace$/)
  await signInAs(page, 'creator')
  await page.goto('/help')
  await expect(page).toHaveURL(/\/p\/help$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Hjälp' })).toBeVisible()
})

test('a new member of platform staff comes from the mail of an invitation to an approved campaign', async ({
  browser,
  contextOptions,
  page,
  request,
}) => {
  const owner = await newCompany(request)
  await letIn(request, owner)
  const name = `Lussekatter ${owner.company}`
  const campaign = await completeDraft(request, owner, name)
  await expect(async () => expect(await sendToReview(request, owner, campaign)).toMatchObject({ status: 200 })).toPass()

  const { email } = someone('kollega')
  await signInAs(page, 'admin')
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Bjud in administratör' }).click()
  await page.getByRole('dialog').getByLabel('E-post').fill(email)
  await page.getByRole('dialog').getByRole('button', { name: 'Skicka inbjudan' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const theirs = await (await browser.newContext(contextOptions)).newPage()
  const [link] = await linksTo(page, email, /\/accept-invitation\?invitation_token=/)
  await theirs.goto(link!)
  await theirs.getByLabel('Ditt namn').fill('Kim Kollega')
  await theirs.getByLabel('Lösenord', { exact: true }).fill('hemligt-kollega')
  await theirs.getByLabel('Upprepa lösenord').fill('hemligt-kollega')
  await theirs.getByRole('button', { name: 'Tacka ja' }).click()

  const steps = theirs.getByRole('region', { name: 'Kom igång' })
  await steps.getByRole('link', { name: 'Granska: Granska en kampanj' }).click()
  await expect(theirs.getByRole('region', { name: 'Svara' })).toBeVisible()

  // Another test may be at the oldest one: the answer is given to a campaign of this test's own.
  await theirs.goto(`/campaigns?state=requested&q=${encodeURIComponent(name)}`)
  await theirs.getByRole('link', { name }).click()
  await theirs.getByRole('button', { name: 'Godkänn och publicera' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Godkänn ändå' }).click()
  await expect(theirs.getByText(`${name} är godkänd och publiceras`)).toBeVisible()
  await theirs.goto('/campaigns')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Kampanjer' })).toBeVisible()
  await expect(steps).toBeHidden()
})
