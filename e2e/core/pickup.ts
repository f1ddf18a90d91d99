import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { newSession, type OwnAccount, signUp } from './own-account'
import { signInAs } from './session'
import { comesInWith, knowsCookies } from './visitors'

interface Offer {
  id: string
  store_id: string
  brand_id: string
  places_left: number | null
  campaign: { name: string }
  store: { name: string }
}
/** A reservation with its creator. */
export interface Reserved {
  offer: Offer
  id: string
  code: string
  account: OwnAccount
}

/** The demo clerk, who works in a single store. */
export const clerk = { email: 'store@samspel.test', password: 'samspel-demo', kind: 'user' } as const

/** An offer at the clerk's own store that can be reserved without an application. */
async function clerksOffer(request: APIRequestContext): Promise<Offer> {
  const headers = { authorization: `Bearer ${await newSession(request, clerk)}` }
  const { brands } = (await (await request.get('/api/brands', { headers })).json()) as { brands: { id: string }[] }
  const { stores } = (await (await request.get(`/api/brands/${brands[0]!.id}/stores`, { headers })).json()) as {
    stores: { id: string }[]
  }
  expect(stores, 'the demo clerk stands in one store').toHaveLength(1)
  const answer = await request.get(
    `/public/store_campaigns?storeId=${stores[0]!.id}&requiresApplication=false&perPage=100`,
  )
  const { store_campaigns: offers } = (await answer.json()) as { store_campaigns: Offer[] }
  for (const offer of offers) {
    const { campaign } = (await (
      await request.get(`/public/campaigns/${(offer as unknown as { campaign_id: string }).campaign_id}`)
    ).json()) as { campaign: { min_followers: number | null } }
    if ((campaign.min_followers ?? 0) === 0 && (offer.places_left ?? 9) > 2) return offer
  }
  throw new Error('No such offer in the demo data')
}

/** A new creator reserves there. */
export async function reserve(request: APIRequestContext): Promise<Reserved> {
  const offer = await clerksOffer(request)
  const account = await signUp(request, 'instagramer')
  const answer = await request.post(`/api/store_campaigns/${offer.id}/store_participations`, {
    headers: { authorization: `Bearer ${account.token}` },
    data: { store_participation: { motivation: '' } },
  })
  expect(answer.ok(), `${answer.status()} ${await answer.text()}`).toBe(true)
  const { store_participation: own } = (await answer.json()) as { store_participation: { id: string; code: string } }
  return { offer, id: own.id, code: own.code, account }
}

/** Opens the counter of the reservation's store as the demo clerk. */
export async function openCounter(page: Page, { offer }: Reserved): Promise<void> {
  await knowsCookies(page)
  await signInAs(page, 'store')
  await page.goto(`/counter/${offer.store_id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'I dag' })).toBeVisible()
  await expect(page.getByText(offer.store.name.split(', ').at(-1)!).first()).toBeVisible()
}

/** Opens the pass on its creator's phone. */
export async function openPass(page: Page, { offer, account }: Reserved): Promise<void> {
  await comesInWith(page, account)
  await page.goto(`/store-campaigns/${offer.id}/pass`)
  await expect(page.getByRole('img', { name: /^QR-kod för/ })).toBeVisible()
}
