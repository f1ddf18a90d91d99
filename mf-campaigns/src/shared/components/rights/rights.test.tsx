/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { RightEntry } from '@samspel/api'
import { type FakeRoutes, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { RightsLedger } from './RightsLedger'

const right: RightEntry = {
  id: id(1),
  kind: 'picture',
  source: 'agreement',
  state: 'current',
  brandId: id(200),
  brandName: 'Havsro',
  campaignId: id(7),
  campaignName: 'Läppar i blåsten',
  workId: id(50),
  creator: { id: id(401), name: 'Tove Ekström', username: 'tovebakar' },
  pictureUrl: null,
  fileCount: 1,
  downloadUrl: '/api/right_originals/a',
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
  expect(await screen.findByText('Inget här')).toBeTruthy()
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

test('one original comes from its address, several of a post as an archive, and none where there is no right', async () => {
  const several: RightEntry = { ...right, id: id(3), fileCount: 2, downloadUrl: null }
  const film: RightEntry = { ...right, id: id(4), kind: 'film', downloadUrl: '/api/right_originals/f' }
  const none: RightEntry = { ...right, id: id(5), fileCount: 0, downloadUrl: null }
  const { user, api } = open('brands', {
    'GET /rights': answer([right, several, film, none]),
    'GET /rights/archive': wire({
      export: { url: '/api/right_archives/x', expiresAt: '2026-11-30T12:02:00.000Z', count: 1 },
    }),
  })
  const link = await screen.findByRole('link', { name: 'Hämta bilden av Tove Ekström' })
  expect(link.getAttribute('href')).toBe('/api/right_originals/a')
  const ofFilm = screen.getByRole('link', { name: 'Hämta filmen av Tove Ekström' })
  expect(ofFilm.getAttribute('href')).toBe('/api/right_originals/f')
  expect(screen.getAllByRole('checkbox', { name: /^Välj originalet/ })).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Hämta bilden av Tove Ekström' }))
  await waitFor(() => expect(api.to('GET /rights/archive')[0]?.query.getAll('ids[]')).toEqual([id(3)]))
})

test('chosen rows, or all that the filter shows, are taken as one; what has no right now is said', async () => {
  const { user, api } = open(
    'brands',
    {
      'GET /rights': answer([right, bought]),
      'GET /rights/archive': wire({
        export: { url: '/api/right_archives/x', expiresAt: '2026-11-30T12:02:00.000Z', count: 0 },
      }),
    },
    '/image-purchases?view=rights&kind=picture&source=purchase',
  )
  await user.click(await screen.findByRole('button', { name: 'Hämta alla' }))
  await waitFor(() => expect(api.to('GET /rights/archive')).toHaveLength(1))
  const [all] = api.to('GET /rights/archive')
  expect(['state', 'kind', 'source', 'ids[]'].map((key) => all?.query.get(key))).toEqual([
    'current',
    'picture',
    'purchase',
    null,
  ])
  expect(await screen.findByText('Inget av det har någon rätt att hämtas nu.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }))
  expect(screen.getByText('2 valda')).toBeTruthy()
  await user.click(screen.getAllByRole('checkbox', { name: /^Välj originalet/ })[0]!)
  await user.click(screen.getByRole('button', { name: 'Hämta valda' }))
  await waitFor(() => expect(api.to('GET /rights/archive')[1]?.query.getAll('ids[]')).toEqual([id(2)]))
})
