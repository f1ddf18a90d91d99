/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { RightEntry } from '@samspel/api'
import { type FakeRoutes, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { RightsLedger } from './RightsLedger'

const right: RightEntry = {
  id: id(1),
  source: 'agreement',
  state: 'current',
  brandId: id(200),
  brandName: 'Havsro',
  campaignId: id(7),
  campaignName: 'Läppar i blåsten',
  workId: id(50),
  creator: { id: id(401), name: 'Tove Ekström', username: 'tovebakar' },
  pictureUrl: null,
  channels: ['own', 'web'],
  startsOn: '2026-11-01',
  endsOn: '2099-03-12',
  use: null,
  abilities: [],
}
const bought: RightEntry = { ...right, id: id(2), source: 'purchase', workId: null, channels: ['newsletter'] }
const counts = { ending: 0, current: 2, ended: 1, none: 0, all: 3 }
const answer = (rights: readonly RightEntry[], more = {}) => ({ ...listAnswer('rights', rights, more), counts })
const open = (owner: 'brands' | 'me', api: FakeRoutes, route = '/image-purchases?view=rights') =>
  renderWithApp(
    <>
      <RightsLedger owner={owner} />
      <Toaster />
    </>,
    { route, api },
  )

test('the brand sees what it may show, where and until when, agreed on or bought, and the ways to both', async () => {
  open('brands', { 'GET /rights': answer([right, bought]) })
  const table = within(await screen.findByRole('table', { name: 'Gäller' }))
  expect(table.getByText('Egna kanaler och webb')).toBeTruthy()
  expect(table.getAllByText(/12.mars 2099/)).toHaveLength(2)
  expect(table.getByRole('link', { name: 'Avtalet' }).getAttribute('href')).toBe(`/agreements/${id(50)}`)
  expect(table.getByText('Bildköp')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Har gått ut\s*1/ })).toBeTruthy()
})

test('a state is in the address, so that notices lead to it; nothing there says where rights come from', async () => {
  const { api } = open('brands', { 'GET /rights': answer([]) }, '/image-purchases?view=rights&state=ending')
  expect(await screen.findByText('Inga bilder här')).toBeTruthy()
  expect(api.to('GET /rights')[0]?.query.get('state')).toBe('ending')
})

test('what could not be loaded can be asked for again', async () => {
  const { user, api } = open('brands', { 'GET /rights': reply(422, { error: 'internal' }) })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  api.on({ 'GET /rights': answer([right]) })
  await user.click(again)
  expect(await screen.findByRole('table', { name: 'Gäller' })).toBeTruthy()
})

test('the creator reports a picture that is still in use, with where it was seen', async () => {
  const over: RightEntry = { ...right, state: 'ended', endsOn: '2026-02-01', abilities: ['reportUse'] }
  const { user, api } = open(
    'me',
    {
      'GET /instagramers/me/rights': answer([over]),
      'POST /rights/:id/uses': wire({ right: { ...over, abilities: [] } }),
    },
    '/image-requests?view=rights&state=ended',
  )
  await user.click(await screen.findByRole('button', { name: 'Används fortfarande' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bilden används fortfarande' }))
  await user.type(dialog.getByRole('textbox', { name: /^Var såg du den/ }), 'Startsidan')
  await user.type(dialog.getByRole('textbox', { name: /^Länk/ }), 'startsidan')
  await user.click(dialog.getByRole('button', { name: 'Skicka anmälan' }))
  expect(api.to('POST /rights/:id/uses')).toHaveLength(0)
  await user.clear(dialog.getByRole('textbox', { name: /^Länk/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Länk/ }), 'https://a.example/start')
  await user.click(dialog.getByRole('button', { name: 'Skicka anmälan' }))
  await waitFor(() =>
    expect(api.to('POST /rights/:id/uses')[0]?.body).toEqual({
      use: { text: 'Startsidan', link: 'https://a.example/start' },
    }),
  )
  expect(await screen.findByText('Varumärket och Samspel har fått veta det')).toBeTruthy()
})
