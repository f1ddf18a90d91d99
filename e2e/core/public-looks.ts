import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { State } from './accessibility'
import { states } from './accessibility'
import { tokenOf } from './session'

/** A page of the public area in a particular state. */
export interface Look {
  path: string
  state: State
  /** What is opened on it: a sheet, a step, a tab. */
  opened?: string
  act?: (page: Page) => Promise<unknown>
}

const sheet = (page: Page, name: string | RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible()

const share = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Dela / })
    .first()
    .click()
  await sheet(page, 'Dela')
}

/** The share sheet with a clipboard that fails, and the QR code. */
const shareInTrouble = async (page: Page) => {
  await share(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'QR-kod' }).click()
  await page.getByRole('button', { name: 'Kopiera länk' }).click()
  await expect(page.getByRole('dialog', { name: 'Dela' }).getByRole('alert')).toBeVisible()
}

const filter = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** On desktop the location fields are part of the page, so there is no button. */
const place = async (page: Page) => {
  const button = page.getByRole('button', { name: /^Plats/ }).first()
  if (await button.isVisible()) await button.click()
}

const noContact = async (page: Page) => {
  await page.getByLabel('Instagram').fill('inte en kanal')
  await page.getByLabel('E-post').fill('elin@')
  await page.getByRole('button', { name: 'Skicka förslaget' }).focus()
  await expect(page.getByText('ange en giltig emailadress')).toBeVisible()
}

const failedSend = async (page: Page) => {
  await page.getByLabel('E-post').fill('elin@example.com')
  await page.route('**/public/product_suggestions', (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable' } }),
  )
  await page.getByRole('button', { name: 'Skicka förslaget' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
}

const done = async (page: Page) => {
  await page.getByLabel('E-post').fill('elin@example.com')
  await page.route('**/public/product_suggestions', (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Skicka förslaget' }).click()
  await expect(page.getByRole('heading', { name: 'Tack för ditt förslag' })).toBeVisible()
}

/** Stores a product in the wizard's draft, so that its second step can be opened. */
export const beginSuggestion = (page: Page) =>
  page.addInitScript(() =>
    sessionStorage.setItem('samspel.draft.suggest-product', JSON.stringify({ values: { product: 'Havredryck' } })),
  )

type Listed = Record<string, { id: string; slug: string }[]>

/** Every page of the public area that needs a record, or that shows more once something is opened. */
export async function publicLooks(page: Page): Promise<Look[]> {
  const first = async (list: string, path: string) =>
    ((await (await page.request.get(`/public${path}`)).json()) as Listed)[list]![0]!
  const [campaign, pickup, store, brand] = await Promise.all([
    first('campaigns', '/campaigns?perPage=1&deliveryMethod=delivery'),
    first('store_campaigns', '/store_campaigns?perPage=1'),
    first('stores', '/stores?perPage=1'),
    first('brands', '/brands?perPage=1&withOffers=true'),
  ])
  const me = await page.request.get('/api/instagramers/me', {
    headers: { authorization: `Bearer ${await tokenOf(page, 'creator')}` },
  })
  const { instagramer } = (await me.json()) as { instagramer: { collaboration_page_slug: string } }

  const read = [
    `/p/marketplace/${campaign.id}`,
    `/p/marketplace/store-campaigns/${pickup.id}`,
    `/p/marketplace/stores/${store.id}`,
    `/p/brands/${brand.id}`,
    `/b/${brand.slug}`,
    `/page/${instagramer.collaboration_page_slug}`,
    `/page/${instagramer.collaboration_page_slug}?tab=portfolio`,
    '/p/search?q=bj',
    '/p/marketplace/stores',
  ]
  return [
    ...read.flatMap((path) => states.map((state) => ({ path, state }))),
    { path: '/b/finns-inte', state: 'filled' },
    { path: '/p/marketplace/finns-inte', state: 'filled' },
    { path: '/p/search?q=qzxqzx', state: 'filled' },
    { path: '/p/help#pickup', state: 'filled', opened: 'an answer' },
    { path: '/p/suggest-product?step=contact', state: 'filled' },
    { path: '/p/suggest-product?step=contact', state: 'filled', opened: 'wrong values', act: noContact },
    { path: '/p/suggest-product?step=contact', state: 'filled', opened: 'a failure', act: failedSend },
    { path: '/p/suggest-product?step=contact', state: 'filled', opened: 'sent', act: done },
    { path: `/p/marketplace/${campaign.id}`, state: 'filled', opened: 'share sheet', act: share },
    { path: `/b/${brand.slug}`, state: 'filled', opened: 'share sheet in trouble', act: shareInTrouble },
    { path: '/p/marketplace', state: 'filled', opened: 'filter sheet', act: filter },
    { path: '/p/marketplace/store-campaigns', state: 'filled', opened: 'place', act: place },
  ]
}
