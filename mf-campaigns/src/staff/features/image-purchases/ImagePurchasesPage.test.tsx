/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { dayMs, dayOf } from '@samspel/i18n'
import {
  buildImagePurchase,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { imagePurchaseLists, imagePurchases, imagePurchaseSaga, imagePurchasesName } from '../../../shared/data'
import { ImagePurchasesPage } from './ImagePurchasesPage'

const nbsp = '\u00a0'
const pending = buildImagePurchase({ answeredAt: '2025-11-21T13:32:00.000Z' })
const counts = { requested: 4, pending: 1, approved: 2, declined: 0, all: 7 }
const open = (route = '/image-purchases') =>
  renderWithApp(
    <>
      <ImagePurchasesPage />
      <Toaster />
    </>,
    {
      route,
      slices: [imagePurchaseLists, { name: imagePurchasesName, reducer: imagePurchases }],
      sagas: { images: () => imagePurchaseSaga() as never },
      api: {
        'GET /image_purchases': ({ query }) => ({
          ...listAnswer(
            'imagePurchases',
            query.get('per_page') === '1' ? [] : [pending],
            query.get('state') === 'requested' ? { totalCount: 4 } : {},
          ),
          counts,
        }),
        'GET /campaigns': listAnswer('campaigns', []),
        'GET /accounts': wire({
          accounts: [
            {
              id: 'a',
              brandId: pending.brandId,
              ownerType: 'brand',
              instagramerId: null,
              name: 'Konto',
              currency: 'SEK',
              balance: 90_000,
              availableBalance: 90_000,
            },
          ],
          meta: {},
        }),
        'PATCH /image_purchases/:id/approve': wire({
          imagePurchase: { ...pending, state: 'approved', licenceEndsOn: '2026-11-21', abilities: ['download'] },
        }),
        'PATCH /image_purchases/:id/decline': wire({
          imagePurchase: { ...pending, state: 'declined', declinedBy: 'brand', abilities: [] },
        }),
      },
    },
  )

test('the count of requested ones and the time of the last sync stand under the heading, and can be asked for again (E-32)', async () => {
  const { user, api } = open()
  expect(await screen.findByText('4 frågor väntar på svar')).toBeTruthy()
  expect(screen.getByText(/^Uppdaterad \d\d:\d\d$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Uppdatera' }))
  await waitFor(() =>
    expect(api.to('GET /image_purchases').filter(({ query }) => query.get('state') === 'requested')).toHaveLength(2),
  )
})

test('paying says what it costs and what there is; too little leads to the wallet, then it is paid', async () => {
  const { user, api } = open()
  api.on({ 'PATCH /image_purchases/:id/approve': reply(422, { error: 'insufficient_funds' }) })
  await user.click(await screen.findByRole('button', { name: 'Godkänn och betala' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Betala 1${nbsp}500${nbsp}kr för bilden` }))
  expect(await dialog.findByText(/Fjällbris 1 har 900\skr att betala med/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: `Betala 1${nbsp}500${nbsp}kr` }))
  expect(await dialog.findByText('Pengarna på varumärkets konto räcker inte.')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Till plånboken' }).getAttribute('href')).toBe('/wallet')
  api.on({
    'PATCH /image_purchases/:id/approve': wire({
      imagePurchase: { ...pending, state: 'approved', licenceEndsOn: '2026-11-21', abilities: ['download'] },
    }),
    'GET /image_purchases': { ...listAnswer('imagePurchases', []), counts: { ...counts, pending: 0, approved: 3 } },
  })
  await user.click(dialog.getByRole('button', { name: `Betala 1${nbsp}500${nbsp}kr` }))
  expect(await screen.findByText('Bilden är köpt. Originalet kan laddas ner.')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Köpta\s*3/ })).toBeTruthy()
})

test('a no goes with a reason', async () => {
  const { user, api } = open()
  await user.click(await screen.findByRole('button', { name: 'Tacka nej' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tacka nej till bilden av @creator1' }))
  await user.click(dialog.getByRole('button', { name: 'Annan bild vald' }))
  await user.click(dialog.getByRole('button', { name: 'Tacka nej' }))
  await waitFor(() =>
    expect(api.to('PATCH /image_purchases/:id/decline')[0]?.body).toEqual({
      reason: 'Vi har valt en annan bild den här gången.',
      from: 'pending',
    }),
  )
})

test('a bought picture whose licence is over says so and cannot be fetched; one that ends today can', async () => {
  const today = dayOf(Date.now())
  const day = (days: number) => dayOf(Date.parse(`${today}T12:00:00Z`) + days * dayMs)
  const bought = (n: number, licenceEndsOn: string) =>
    buildImagePurchase({ id: id(n), state: 'approved', licenceEndsOn, campaignId: id(7), abilities: ['download'] })
  const { user, api } = open('/image-purchases?state=approved')
  api.on({
    'GET /image_purchases': { ...listAnswer('imagePurchases', [bought(1, day(-1)), bought(2, today)]), counts },
    'GET /image_purchases/:id/original': reply(422, { error: 'licence_ended' }),
  })
  await user.click(screen.getByRole('button', { name: 'Uppdatera' }))
  const [over, holding] = (await screen.findAllByRole('listitem')).map((item) => within(item))
  expect(await screen.findByText('Licensen är slut')).toBe(over!.getByText('Licensen är slut'))
  expect(over!.getByText(/Bilden får inte användas längre/)).toBeTruthy()
  expect(over!.queryByRole('button', { name: /Ladda ner/ })).toBeNull()
  expect(over!.getByRole('link', { name: 'Till inläggen' }).getAttribute('href')).toBe(
    `/mentions?state=approved&campaign=${id(7)}`,
  )
  // It has ended while the page stood open.
  await user.click(holding!.getByRole('button', { name: /Ladda ner/ }))
  expect(await screen.findByText(/^Licensen har gått ut, så bilden lämnas inte ut längre/)).toBeTruthy()
})
