import type { APIRequestContext, Page } from '@playwright/test'
import { newSession, signUp } from '../core/own-account'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

interface Offer {
  id: string
  brand_id: string
  store_id: string
  campaign_id: string
  places_left: number | null
}
interface Own {
  state: string
  code: string | null
  decision_reason: string | null
}

const company = { email: 'company@samspel.test', password: 'samspel-demo', kind: 'user' } as const

/** An offer of the company that requires an application, with enough places for this test. */
async function offerToAnswer(request: APIRequestContext): Promise<Offer> {
  const headers = { authorization: `Bearer ${await newSession(request, company)}` }
  const { brands } = (await (await request.get('/api/brands', { headers })).json()) as { brands: { id: string }[] }
  for (const { id } of brands) {
    const { store_campaigns: offers } = (await (
      await request.get(`/public/store_campaigns?brandId=${id}&requiresApplication=true&perPage=100`)
    ).json()) as { store_campaigns: Offer[] }
    for (const offer of offers) {
      const { campaign } = (await (await request.get(`/public/campaigns/${offer.campaign_id}`)).json()) as {
        campaign: { min_followers: number | null }
      }
      if ((campaign.min_followers ?? 0) === 0 && (offer.places_left ?? 9) > 2) return offer
    }
  }
  throw new Error('No such offer in the demo data')
}

/** A new creator applies for a pick-up. */
async function applies(request: APIRequestContext, offer: Offer, name: string) {
  const { token } = await signUp(request, 'instagramer')
  const headers = { authorization: `Bearer ${token}` }
  await request.patch('/api/instagramers/me', { headers, data: { instagramer: { name } } })
  const answer = await request.post(`/api/store_campaigns/${offer.id}/store_participations`, {
    headers,
    data: { store_participation: { motivation: `${name} bor runt hörnet.` } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return {
    name,
    own: async () =>
      (
        (await (await request.get(`/api/store_campaigns/${offer.id}`, { headers })).json()) as {
          store_campaign: { store_participation: Own }
        }
      ).store_campaign.store_participation,
  }
}

const view = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Visa hämtningen för ${name}` }) })

test('staff answer those who want to pick up: one is approved, one declined with a reason, two at once; each moves to its list [T-20]', async ({
  page,
  request,
}) => {
  const offer = await offerToAnswer(request)
  const mark = `Hämtare ${Date.now().toString(36)}`
  const [anna, bo, cilla, dan] = [
    await applies(request, offer, `${mark} Anna`),
    await applies(request, offer, `${mark} Bo`),
    await applies(request, offer, `${mark} Cilla`),
    await applies(request, offer, `${mark} Dan`),
  ] as const
  await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
  await signInAs(page, 'company')
  // An address of before leads to the inbox.
  await page.goto(`/brands/${offer.brand_id}/stores/${offer.store_id}?pickups=requested`)
  await page.getByRole('searchbox', { name: 'Namn, konto eller ord' }).fill(mark)
  const waiting = page.getByRole('row').filter({ hasText: mark })
  await expect(waiting).toHaveCount(4)
  // The head and these four: until the words have reached the list, the others are still there, and it is drawn anew.
  await expect(page.getByRole('row')).toHaveCount(5)

  await waiting.filter({ hasText: anna.name }).click()
  const panel = page.getByRole('region', { name: 'Ansökan' })
  await expect(panel.getByText(`${anna.name} bor runt hörnet.`)).toBeVisible()
  await page.keyboard.press('a')
  await expect(waiting).toHaveCount(3)

  await waiting.filter({ hasText: bo.name }).click()
  await page.keyboard.press('x')
  const question = page.getByRole('dialog', { name: `Neka ${bo.name}` })
  await question.getByRole('button', { name: 'Platserna räcker inte' }).click()
  await question.getByRole('button', { name: 'Neka' }).click()
  await expect(waiting).toHaveCount(2)

  await page.getByRole('checkbox', { name: `Välj ${cilla.name}` }).check()
  await page.getByRole('checkbox', { name: `Välj ${dan.name}` }).check()
  const bar = page.getByRole('region', { name: 'Valda ansökningar' })
  await bar.getByRole('button', { name: 'Neka 2' }).click()
  const both = page.getByRole('dialog', { name: 'Neka 2 ansökningar' })
  await both.getByRole('textbox', { name: /^Skäl/ }).fill('Tack, men vi har valt andra.')
  await both.getByRole('button', { name: 'Neka' }).click()
  await expect(page.getByText('Inga träffar')).toBeVisible()

  await expect.poll(async () => (await dan.own()).state, { timeout: 15_000 }).toBe('declined')
  await page.goto(`/brands/${offer.brand_id}/stores/${offer.store_id}?pickups=approved`)
  await page.getByRole('searchbox', { name: 'Sök kreatör eller erbjudande' }).fill(mark)
  await expect(rowOf(page, anna.name)).toBeVisible()
  await view(page, 'Nekade').click()
  await expect(page.getByRole('button', { name: /^Visa hämtningen för Hämtare/ })).toHaveCount(3)

  expect(await anna.own()).toMatchObject({ state: 'approved', code: expect.stringMatching(/^[A-Z0-9]{8}$/) })
  expect((await bo.own()).decision_reason).toContain('fler ansökningar än vi har platser')
  expect(await dan.own()).toMatchObject({ state: 'declined', decision_reason: 'Tack, men vi har valt andra.' })
})
