import type { Page } from '@playwright/test'
import { deskOf, openCampaign } from '../core/collaboration'
import { day } from '../core/day'
import { signUp } from '../core/own-account'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

const view = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const opened = (page: Page, name: string) => page.getByRole('button', { name: `Visa hämtningen för ${name}` })

test('lists are keyed by store campaign: an answer in one moves within it, and the other stays; products and offers of an answer are what the screen shows [E-29 C-15 T-20 T-22] @verify', async ({
  page,
  request,
}) => {
  const [company, admin] = [await deskOf(request, 'company'), await deskOf(request, 'admin')]
  const mark = Date.now().toString(36)
  const { brands } = (await company.get('/brands')) as { brands: { id: string }[] }
  const brandId = brands[0]!.id
  const { stores } = (await company.get(`/brands/${brandId}/stores?sort=name`)) as { stores: { id: string }[] }
  const storeId = stores[0]!.id

  /** A campaign at the store with one applicant. */
  const offerOf = async (name: string) => {
    const { id } = await openCampaign(
      company,
      admin,
      `${name} ${mark}`,
      { delivery_method: 'pickup', start_at: day(0) },
      {
        mode: 'manual',
        places: [],
        store_ids: [storeId],
        excluded_ids: [],
        is_same: true,
        numbers: { places: 3, per_week: null },
        each: [],
        requires_application: true,
        window_days: 7,
      },
    )
    const { store_campaigns: offers } = (await (
      await request.get(`/public/store_campaigns?campaignId=${id}`)
    ).json()) as { store_campaigns: { id: string }[] }
    const { token } = await signUp(request, 'instagramer')
    const headers = { authorization: `Bearer ${token}` }
    const creator = `${name} ${mark} kreatör`
    await request.patch('/api/instagramers/me', { headers, data: { instagramer: { name: creator } } })
    const answer = await request.post(`/api/store_campaigns/${offers[0]!.id}/store_participations`, {
      headers,
      data: { store_participation: { motivation: 'Jag bor runt hörnet.' } },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { store_participation: own } = (await answer.json()) as { store_participation: { id: string } }
    return { offerId: offers[0]!.id, creator, id: own.id }
  }
  const [one, two] = [await offerOf('Ena'), await offerOf('Andra')]
  await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
  await signInAs(page, 'company')
  const storePath = `/brands/${brandId}/stores/${storeId}`

  await company.send('PATCH', `/store_participations/${one.id}/approve`)
  const offered = page.waitForResponse((answer) => answer.url().includes('/store_offers'))
  await page.goto(`${storePath}?pickups=approved&offer=${one.offerId}`)
  const { store_campaigns: answered } = (await (await offered).json()) as {
    store_campaigns: { campaign: { name: string } }[]
  }
  for (const { campaign } of answered.slice(0, 3)) await expect(page.getByText(campaign.name).first()).toBeVisible()
  await expect(opened(page, one.creator)).toBeVisible()
  await expect(opened(page, two.creator)).toHaveCount(0)

  await page.goto(`${storePath}?pickups=approved&offer=${two.offerId}`)
  await expect(view(page, 'Bokade')).toBeVisible()
  await expect(opened(page, one.creator)).toHaveCount(0)
  await company.send('PATCH', `/store_participations/${two.id}/approve`)
  await expect(opened(page, two.creator)).toBeVisible()

  const name = `Provask ${mark}`
  await company.send('POST', `/brands/${brandId}/store_products`, { store_product: { name, value: 49 } })
  const listed = page.waitForResponse((answer) => answer.url().includes('/store_products'))
  await page.goto(`/brands/${brandId}/stores/products?q=${encodeURIComponent(name)}`)
  expect(Object.keys((await (await listed).json()) as object)).toEqual(
    expect.arrayContaining(['store_products', 'meta']),
  )
  await expect(page.getByText(name).first()).toBeVisible()
})
