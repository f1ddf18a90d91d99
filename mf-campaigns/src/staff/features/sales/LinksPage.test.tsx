/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { Route, Routes } from 'react-router-dom'
import type { CampaignSales, CreatorLink } from '@samspel/api'
import { codeColumnsOf } from '@samspel/api/files'
import { type FakeRoutes, id, listAnswer, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { salesSaga } from './calls'
import { LinksPage } from './LinksPage'

const sales = (change: Partial<CampaignSales> = {}): CampaignSales => ({
  campaignId: id(1),
  brandId: id(2),
  isOn: true,
  targetUrl: 'https://shop.example.se/lampa',
  creators: 2,
  withoutCode: 1,
  hasShop: false,
  clicks: 40,
  orders: 3,
  revenue: 1_500_00,
  returned: 99_00,
  otherCurrencies: [],
  abilities: ['manage'],
  ...change,
})
const link = (change: Partial<CreatorLink> = {}): CreatorLink => ({
  id: 'abcdefghj',
  campaignId: id(1),
  creator: {
    id: id(5),
    username: 'hanna',
    name: 'Hanna Lund',
    city: null,
    avatarUrl: null,
    followersCount: 100,
    engagementRate: 0,
  },
  url: 'https://samspel.example/l/abcdefghj',
  code: 'HANNA15',
  codeFrom: 'made',
  clicks: 40,
  orders: 3,
  revenue: 1_500_00,
  returned: 99_00,
  ...change,
})
const open = (api: FakeRoutes = {}) =>
  renderWithApp(
    <>
      <Routes>
        <Route path="/campaigns/:id/links" element={<LinksPage />} />
      </Routes>
      <Toaster />
    </>,
    {
      route: `/campaigns/${id(1)}/links`,
      sagas: { sales: salesSaga },
      api: {
        'GET /campaigns/:id': reply(404, { error: 'campaign_not_found' }),
        'GET /campaigns/:id/sales': wire({ campaignSales: sales() }),
        'GET /campaigns/:id/creator_links': listAnswer('creatorLinks', [link()]),
        ...api,
      },
    },
  )

test('says what came of the campaign, and of each creator’s link and code', async () => {
  open()
  expect(await screen.findByText('Hanna Lund')).toBeTruthy()
  expect(screen.getByText('samspel.example/l/abcdefghj')).toBeTruthy()
  expect(screen.getByDisplayValue('HANNA15')).toBeTruthy()
  expect(screen.getByText(/Returer för 99/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Koppla butiken' }).getAttribute('href')).toBe(`/brands/${id(2)}/shop`)
})

test('a code that is refused stays with the reason, and is saved once it is another', async () => {
  let isTaken = true
  const { user, api } = open({
    'PATCH /campaigns/:id/creator_links/:instagramerId': () =>
      isTaken ? reply(422, { errors: { discount_code: ['taken'] } }) : wire({ creatorLink: link({ code: 'HANNA20' }) }),
  })
  const field = await screen.findByDisplayValue('HANNA15')
  await user.clear(field)
  await user.type(field, 'EVA15{Enter}')
  expect(await screen.findByText('Koden används redan hos varumärket.')).toBeTruthy()
  expect(screen.getByDisplayValue('EVA15')).toBeTruthy()
  isTaken = false
  await user.clear(screen.getByDisplayValue('EVA15'))
  await user.type(screen.getByRole('textbox', { name: 'Kod för Hanna Lund' }), 'HANNA20{Enter}')
  expect(await screen.findByText('Koden är sparad')).toBeTruthy()
  await waitFor(() => expect(api.to('GET /campaigns/:id/creator_links').length).toBeGreaterThan(1))
})

test('before the campaign leads anywhere, the address is asked for; http is refused before it is sent', async () => {
  const { user, api } = open({
    'GET /campaigns/:id/sales': wire({ campaignSales: sales({ isOn: false, targetUrl: null, creators: 0 }) }),
    'PATCH /campaigns/:id/sales': wire({ campaignSales: sales() }),
  })
  const field = await screen.findByRole('textbox', { name: 'Länkarna leder till' })
  await user.type(field, 'http://shop.example.se/')
  await user.tab()
  expect(await screen.findByText('Skriv hela adressen, med https:// först.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'https://shop.example.se/lampa')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Länkarna leder dit nu')).toBeTruthy()
  expect(api.to('PATCH /campaigns/:id/sales')[0]!.body).toEqual({ targetUrl: 'https://shop.example.se/lampa' })
})

test('who may not manage reads, and types nothing', async () => {
  open({ 'GET /campaigns/:id/sales': wire({ campaignSales: sales({ abilities: [] }) }) })
  expect(await screen.findByText('HANNA15')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Läs in koder' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Länkarna leder till' })).toBeNull()
})

test('codes of a file are first tried, and what is not found is said', async () => {
  const { user, api } = open({
    'POST /campaigns/:id/creator_codes/imports': wire({
      rows: [
        { line: 2, value: 'Hanna Lund', outcome: 'set' },
        { line: 3, value: 'Ingen', outcome: 'not_found' },
      ],
      changed: 1,
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Läs in koder' }))
  await user.type(await screen.findByRole('textbox', { name: 'Eller klistra in rader' }), 'namn;kod')
  await user.click(screen.getByRole('button', { name: 'Kontrollera' }))
  expect(await screen.findByText('Ingen i kampanjen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Läs in' }))
  expect(await screen.findByText('1 kod är inläst')).toBeTruthy()
  expect(api.to('POST /campaigns/:id/creator_codes/imports').map(({ body }) => body)).toEqual([
    { csv: 'namn;kod', dryRun: true },
    { csv: 'namn;kod', dryRun: false },
  ])
})

test('links and codes are saved as a file whose columns the import of codes knows', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  const { user } = open()
  await screen.findByText('Hanna Lund')
  await user.click(screen.getByRole('button', { name: 'Hämta CSV' }))
  expect(await screen.findByText('1 rad hämtad')).toBeTruthy()
  const [heads, row] = (await files[0]!.text()).replace(/^\uFEFF/, '').split('\r\n')
  expect(codeColumnsOf(heads!.split(';').map((head) => head.toLowerCase()))).toMatchObject({
    username: [0],
    name: [1],
    code: [2],
  })
  expect(row).toBe('hanna;Hanna Lund;HANNA15;https://samspel.example/l/abcdefghj;40;3;1500')
})

test('what could not be loaded says so and is tried again', async () => {
  const { user, api } = open({ 'GET /campaigns/:id/creator_links': reply(500, { error: 'internal' }) })
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }))
  await waitFor(() => expect(api.to('GET /campaigns/:id/creator_links').length).toBeGreaterThan(1))
})
