/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import {
  act,
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
import { ImageRequestsPage } from './ImageRequestsPage'

const nbsp = '\u00a0'
const request = buildImagePurchase({ state: 'requested', abilities: ['accept', 'decline'] })
const counts = { requested: 1, pending: 0, approved: 0, declined: 0, all: 1 }
const open = () =>
  renderWithApp(
    <>
      <ImageRequestsPage />
      <Toaster />
    </>,
    {
      route: '/image-requests',
      slices: [imagePurchaseLists, { name: imagePurchasesName, reducer: imagePurchases }],
      sagas: { images: () => imagePurchaseSaga() as never },
      api: {
        'GET /instagramers/me/image_purchases': { ...listAnswer('imagePurchases', [request]), counts },
        'PATCH /image_purchases/:id/accept': wire({ imagePurchase: { ...request, state: 'pending', abilities: [] } }),
        'PATCH /image_purchases/:id/decline': wire({
          imagePurchase: { ...request, state: 'declined', declinedBy: 'creator', abilities: [] },
        }),
      },
    },
  )

test('a request says in plain words what the brand may do, what is paid and when; a yes goes without a picture too', async () => {
  const { user, api } = open()
  expect(await screen.findByText('Sociala medier och webb i 12 månader')).toBeTruthy()
  expect(screen.getByText(/Du får 1\s500\skr i plånboken när Fjällbris 1 har betalat/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tacka ja' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sälj bilden till Fjällbris 1' }))
  expect(dialog.getByText(/sociala medier och webb i 12 månader, räknat från dagen de betalar/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: `Sälj för 1${nbsp}500${nbsp}kr` }))
  await waitFor(() => expect(api.to('PATCH /image_purchases/:id/accept')[0]?.body).toEqual({}))
  expect(await screen.findByText('Fjällbris 1 vet att du tackar ja')).toBeTruthy()
  expect(await screen.findByText('Inga nya förfrågningar')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Väntar på betalning\s*1/ })).toBeTruthy()
})

test('a no goes with a reason; one that was withdrawn meanwhile says so and keeps the words', async () => {
  const { user, api } = open()
  api.on({ 'PATCH /image_purchases/:id/decline': reply(409, { error: 'already_decided' }) })
  await user.click(await screen.findByRole('button', { name: 'Tacka nej' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tacka nej till Fjällbris 1' }))
  await user.click(dialog.getByRole('button', { name: 'Priset' }))
  await user.click(dialog.getByRole('button', { name: 'Tacka nej' }))
  expect(await dialog.findByText('Det här är redan avgjort av någon annan.')).toBeTruthy()
  expect((dialog.getByRole('textbox', { name: 'Skäl' }) as HTMLTextAreaElement).value).toMatch(/^Priset är för lågt/)
})

test('the request shows the logo of its brand', async () => {
  const { api } = open()
  await screen.findByRole('button', { name: 'Tacka ja' })
  api.on({
    'GET /instagramers/me/image_purchases': {
      ...listAnswer('imagePurchases', [{ ...request, brandLogoUrl: '/uploads/logo.webp' }]),
      counts,
    },
  })
  act(() =>
    bus.publish('live:image-purchase-changed', {
      imagePurchaseId: request.id,
      brandId: id(200),
      instagramerId: id(401),
    }),
  )
  await waitFor(() => expect(document.querySelector('img[src="/uploads/logo.webp"]')).toBeTruthy())
})

test('what was accepted says when its money can be taken out: so long after the brand pays, then the moment', async () => {
  const { api } = open()
  await screen.findByRole('button', { name: 'Tacka ja' })
  api.on({
    'GET /instagramers/me/image_purchases': {
      ...listAnswer('imagePurchases', [
        buildImagePurchase({ id: id(91), state: 'pending', answeredAt: '2026-11-20T10:00:00Z', abilities: [] }),
        buildImagePurchase({ id: id(92), state: 'approved', decidedAt: new Date().toISOString(), abilities: [] }),
      ]),
      counts,
    },
  })
  act(() =>
    bus.publish('live:image-purchase-changed', { imagePurchaseId: id(91), brandId: id(200), instagramerId: id(401) }),
  )
  expect(await screen.findByText(/när Fjällbris \d+ betalar, och kan tas ut 72 timmar senare/)).toBeTruthy()
  expect(screen.getByText(/1\s500\skr kan tas ut från /)).toBeTruthy()
})

test('what the brand does comes live', async () => {
  const { api } = open()
  await screen.findByRole('button', { name: 'Tacka ja' })
  api.on({
    'GET /instagramers/me/image_purchases': {
      ...listAnswer('imagePurchases', []),
      counts: { ...counts, requested: 0, declined: 1 },
    },
  })
  act(() =>
    bus.publish('live:image-purchase-changed', {
      imagePurchaseId: request.id,
      brandId: id(200),
      instagramerId: id(401),
    }),
  )
  expect(await screen.findByText('Inga nya förfrågningar')).toBeTruthy()
})
