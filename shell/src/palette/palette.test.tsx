/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { renderWithApp, reply, screen, waitFor, within } from '@samspel/testing'
import { Palette } from './index'

const opened: string[] = []
jest.mock('@samspel/federation', () => ({
  ...(jest.requireActual('@samspel/federation') as object),
  navigate: (href: string) => opened.push(href),
}))
beforeEach(() => {
  opened.length = 0
  Element.prototype.scrollIntoView = () => undefined
})

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const hit = (number: number, title: string, more = {}) => ({
  id: id(number),
  title,
  detail: null,
  image_url: null,
  state: null,
  at: null,
  place_id: null,
  ...more,
})
const entries = [
  { key: 'a/campaigns', href: '/campaigns', icon: 'speakerphone', label: { sv: 'Kampanjer', en: 'Campaigns' } },
  { key: 'a/wallet', href: '/wallet', icon: 'wallet', label: { sv: 'Plånbok', en: 'Wallet' } },
] as const
const toves = {
  found: [
    {
      kind: 'creator',
      total: 2,
      hits: [hit(1, 'Tove Ekström', { detail: '@tovebakar, Linköping' }), hit(2, 'Tove Lindgren')],
    },
    {
      kind: 'application',
      total: 7,
      hits: [hit(3, 'Tove Ekström', { detail: 'Lussebrygg', state: 'pending', place_id: id(9) })],
    },
  ],
  near: null,
}

const open = (api: object, area: 'company' | 'creator' | 'admin' = 'company') => {
  const close = jest.fn()
  const app = renderWithApp(
    <Palette area={area} entries={entries} accountId="u1" open onOpen={() => undefined} onClose={close} />,
    { api: api as never },
  )
  return { ...app, close }
}
const field = () => screen.findByRole('combobox')
const chosen = () => screen.getByRole('option', { selected: true }).textContent

test('before anything is typed commands and pages stand there; words find pages, records and deeds, the hit marked', async () => {
  const { user, api } = open({ 'GET /records': toves })
  await user.type(await field(), 'tove')
  expect(await screen.findByRole('group', { name: 'Kreatörer' })).toBeDefined()
  expect(api.calls.at(-1)?.query.get('query')).toBe('tove')
  expect(within(screen.getByRole('group', { name: 'Kreatörer' })).getAllByText('Tove')[0]?.tagName).toBe('MARK')
  expect(screen.getByRole('option', { name: /Skriv till Tove Ekström/ })).toBeDefined()
  expect(screen.queryByRole('option', { name: 'Plånbok' })).toBeNull()
})

test('arrows go through all rows, Tab to the next group, Enter opens the record, Escape clears and then closes', async () => {
  const { user, close } = open({ 'GET /records': toves })
  await user.type(await field(), 'tove')
  await screen.findByRole('group', { name: 'Ansökningar' })
  expect(chosen()).toContain('@tovebakar')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toContain('Tove Lindgren')
  await user.keyboard('{Tab}')
  expect(chosen()).toContain('Lussebrygg')
  await user.keyboard('{Enter}')
  expect(opened).toEqual([`/applications?open=${id(3)}`])
  expect(close).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('combobox')).toHaveProperty('value', '')
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
})

test('all of a kind are shown when asked for; > leaves commands alone and asks the server nothing', async () => {
  const { user, api } = open({ 'GET /records': toves })
  await user.type(await field(), 'tove')
  await user.click(await screen.findByRole('option', { name: 'Visa alla 7' }))
  await waitFor(() => expect(api.calls.at(-1)?.query.get('kind')).toBe('application'))
  expect(screen.queryByRole('group', { name: 'Kreatörer' })).toBeNull()
  await user.clear(await field())
  const asked = api.calls.length
  await user.type(await field(), '>ny')
  expect(screen.getByRole('option').textContent).toContain('Ny kampanj')
  expect(api.calls).toHaveLength(asked)
})

test('a near spelling is said; no hit is said; a failure keeps the rows and is tried again', async () => {
  const { user, api } = open({ 'GET /records': { ...toves, near: 'tove' } })
  await user.type(await field(), 'tuve')
  expect(await screen.findByText('Inget för ”tuve”. Här är träffarna för ”tove”.')).toBeDefined()
  api.on({ 'GET /records': reply(500) })
  await user.type(await field(), 'x')
  expect(await screen.findByText('Det gick inte att söka just nu.')).toBeDefined()
  expect(screen.getByRole('group', { name: 'Kreatörer' })).toBeDefined()
  api.on({ 'GET /records': { found: [], near: null } })
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Inget för ”tuvex”.')).toBeDefined()
})

test('a creator is led to offers and own collaborations, and what was opened is offered next time', async () => {
  const api = { 'GET /records': { found: [{ kind: 'offer', total: 1, hits: [hit(5, 'Kaffepåsen')] }], near: null } }
  const first = open(api, 'creator')
  await first.user.type(await field(), 'kaffe')
  await first.user.click(await screen.findByRole('option', { name: /Kaffe ?påsen/ }))
  expect(opened).toEqual([`/marketplace/${id(5)}`])
  first.unmount()
  open(api, 'creator')
  expect(within(await screen.findByRole('group', { name: 'Senast öppnade' })).getByText(/Kaffepåsen/)).toBeDefined()
})

test('whoever may search no records has pages and commands, and no failure', async () => {
  const { user, api } = open({ 'GET /records': reply(403, { error: 'forbidden' }) })
  await user.type(await field(), 'plån')
  await waitFor(() => expect(api.to('GET /records')).toHaveLength(1))
  expect(await screen.findByRole('group', { name: 'Sidor' })).toBeDefined()
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/träff/))
  expect(screen.queryByText('Det gick inte att söka just nu.')).toBeNull()
})

test('platform staff are led from a person to the users, searched by the name', async () => {
  const people = { found: [{ kind: 'person', total: 1, hits: [hit(6, 'Sara Lindqvist')] }], near: null }
  const { user } = open({ 'GET /records': people }, 'admin')
  await user.type(await field(), 'lind')
  await user.click(await screen.findByRole('option', { name: /Sara/ }))
  expect(opened).toEqual(['/admin/users?q=Sara%20Lindqvist'])
})

const chips = () => screen.getAllByRole('radio').map(({ textContent }) => textContent)

test('a chip for each kind with its count limits the hits; the focus stays in the field, the counts stay', async () => {
  const { user, api } = open({ 'GET /records': toves })
  await user.type(await field(), 'tove')
  await screen.findByRole('group', { name: 'Ansökningar' })
  expect(chips()).toEqual(['Allt 10', 'Kreatörer 2', 'Ansökningar 7', 'Kommandon 1'])
  api.on({ 'GET /records': ({ query }) => (query.get('kind') ? { found: [toves.found[0]], near: null } : toves) })
  await user.click(screen.getByRole('radio', { name: 'Kreatörer 2' }))
  await waitFor(() => expect(api.calls.at(-1)?.query.get('kind')).toBe('creator'))
  expect(screen.queryByRole('group', { name: 'Ansökningar' })).toBeNull()
  expect(chips()).toEqual(['Allt 10', 'Kreatörer 2', 'Ansökningar 7', 'Kommandon 1'])
  expect(document.activeElement).toBe(await field())
  await user.click(screen.getByRole('radio', { name: 'Kommandon 1' }))
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toEqual([
    'palette-command',
  ])
  await user.click(screen.getByRole('radio', { name: 'Allt 10' }))
  expect(screen.getByRole('group', { name: 'Ansökningar' })).toBeDefined()
})

test('the chips by keyboard: Shift Tab from the first group, arrows choose, Tab goes back to the field', async () => {
  const { user } = open({ 'GET /records': toves })
  await user.type(await field(), 'tove')
  await screen.findByRole('group', { name: 'Ansökningar' })
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement?.textContent).toBe('Allt 10')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Ansökningar 7')
  expect(screen.queryByRole('group', { name: 'Kreatörer' })).toBeNull()
  await user.keyboard('{Tab}')
  expect(document.activeElement).toBe(await field())
})

test('the chosen row alone says that Enter opens it', async () => {
  const { user } = open({ 'GET /records': toves })
  await user.type(await field(), 'tove')
  await screen.findByRole('group', { name: 'Kreatörer' })
  expect(chosen()).toMatch(/Öppna ↵$/)
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option').filter(({ textContent }) => textContent?.endsWith('Öppna ↵'))).toEqual([
    screen.getByRole('option', { selected: true }),
  ])
})
