/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import type { CollaborationPage } from '@samspel/api'
import { isReadable } from '@samspel/api/page-colours'
import {
  buildInstagramer,
  type FakeRoutes,
  id,
  listAnswer,
  reply,
  screen,
  waitFor,
  wire,
  type WireRequest,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { renderPublic } from '../../../data/testing'
import { CollaborationPage as Shown } from '../CollaborationPage'
import { buildItem, buildLink, buildPage } from '../testing'
import { presets } from './values'

const state = {
  auth: { authenticated: true },
  app: { currentInstagramerId: id(401) },
  entities: { instagramers: { [id(401)]: buildInstagramer() } },
} as never
const links = [buildLink(1, 'Butik'), buildLink(2, 'Kanal')]

/** A server that holds one page. */
const serve = (change: Partial<CollaborationPage> = {}) => {
  const server = { page: buildPage({ canEdit: true, links, ...change }) }
  const api: FakeRoutes = {
    'GET /collaboration_pages/:slug': () => wire({ collaborationPage: server.page }),
    'GET /collaboration_pages/:slug/items/portfolio': listAnswer('portfolioItems', [
      buildItem(1),
      buildItem(2),
      buildItem(3),
    ]),
    'PATCH /collaboration_pages/:slug': ({ body }: WireRequest) => {
      const { collaborationPage, version } = body as { collaborationPage: Partial<CollaborationPage>; version: number }
      if (version !== server.page.version) return reply(409, { error: 'stale_version' })
      server.page = { ...server.page, ...collaborationPage, version: version + 1 }
      return wire({ collaborationPage: server.page })
    },
  }
  return { server, api }
}
const edit = async (api: FakeRoutes) => {
  const app = renderPublic(
    <>
      <Shown />
      <Toaster />
    </>,
    { path: '/page/:slug', route: '/page/moa', state, api },
  )
  await app.user.click(await screen.findByRole('button', { name: 'Ändra sidan' }))
  await screen.findByRole('heading', { level: 1, name: 'Ändra sidan' })
  await screen.findByText(/^Märke 1, /)
  return {
    ...app,
    sent: () =>
      app.api.to('PATCH /collaboration_pages/:slug').at(-1)?.body as {
        collaborationPage: CollaborationPage
        version: number
      },
  }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => sessionStorage.clear())

test('the owner moves by keyboard, hides, removes and adds; the preview shows it; the save carries the version (S-32)', async () => {
  const { api, server } = serve()
  const { user, sent } = await edit(api)
  expect((button('Spara') as HTMLButtonElement).getAttribute('aria-disabled')).toBe('true')
  button(/^Flytta ner Märke 1,/).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button(/^Flytta ner Märke 1,/))
  expect(
    screen.getAllByRole('status').some(({ textContent }) => /^Märke 1, .* står nu på plats 2 av 3$/.test(textContent)),
  ).toBe(true)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button(/^Flytta upp Märke 1,/))
  await user.click(button(/^Dölj Märke 3,/))
  await user.click(button('Flytta upp Kanal'))
  await user.click(button('Ta bort Butik'))
  await user.click(button('Lägg till länk'))
  const added = within(screen.getByRole('listitem', { name: 'Länk 2' }))
  await user.type(added.getByLabelText('Text'), 'Ond')
  await user.type(screen.getAllByLabelText('Adress')[1]!, 'javascript:alert(1)')
  await user.tab()
  expect(await screen.findByText('Skriv en hel adress som börjar med https://')).toBeTruthy()
  await user.clear(screen.getAllByLabelText('Adress')[1]!)
  await user.type(screen.getAllByLabelText('Adress')[1]!, 'https://bra.example')

  await user.click(screen.getByRole('radio', { name: 'Förhandsgranska' }))
  expect(screen.getAllByRole('link', { name: /Kanal|Ond/ }).map(({ textContent }) => textContent)).toEqual([
    'Kanal',
    'Ond',
  ])
  await user.click(screen.getByRole('tab', { name: 'Portfolio' }))
  expect(screen.getAllByRole('link', { name: /Samarbete med/ }).map(({ textContent }) => textContent)).toEqual([
    'Samarbete med Märke 2',
    'Samarbete med Märke 1',
  ])
  await user.click(screen.getByRole('radio', { name: 'Ändra' }))

  await user.click(button('Spara'))
  expect(await screen.findByText('Sidan är sparad')).toBeTruthy()
  const { collaborationPage, version } = sent()
  expect(version).toBe(3)
  expect(collaborationPage.itemOrder).toEqual([id(1002), id(1003), id(1001)])
  expect(collaborationPage.hiddenItemIds).toEqual([id(1003)])
  expect(collaborationPage.links.map(({ title, url }) => [title, url])).toEqual([
    ['Kanal', 'https://moa.example/2'],
    ['Ond', 'https://bra.example'],
  ])
  expect(server.page.version).toBe(4)
})

test('colours that nobody can read are refused with the reason; readable ones are saved (S-32)', async () => {
  const { api } = serve()
  const { user, sent } = await edit(api)
  await user.click(screen.getByRole('radio', { name: 'Egna färger' }))
  const accent = screen.getByRole('textbox', { name: 'Accent' })
  await user.clear(accent)
  await user.type(accent, '#f0e6d2')
  expect(await screen.findByText(/^Färgerna är för lika/)).toBeTruthy()
  expect(screen.getByText(/^\s*Accent mot bakgrund 1,1 : 1/)).toBeTruthy()
  expect(button('Spara').getAttribute('aria-disabled')).toBe('true')
  await user.clear(accent)
  await user.type(accent, '201762')
  await waitFor(() => expect(screen.queryByText(/^Färgerna är för lika/)).toBeNull())
  await user.click(button('Spara'))
  await waitFor(() => expect(sent()?.collaborationPage.theme).toEqual({ background: '#f4f1ff', accent: '#201762' }))
  expect(presets.every(isReadable)).toBe(true)
})

test('two who save: the second one is told, loses nothing, and chooses (S-32)', async () => {
  const { api, server } = serve()
  const { user, sent } = await edit(api)
  server.page = { ...server.page, intro: 'Från ett annat fönster', version: 4 }
  await user.type(screen.getByLabelText(/^Presentation/), 'Mitt')
  await user.click(button('Spara'))
  expect(await screen.findByText('Sidan har ändrats på ett annat ställe. Det du har skrivit finns kvar.')).toBeTruthy()
  expect(await screen.findByText(/Ändrat där: presentation\./)).toBeTruthy()
  expect((screen.getByLabelText(/^Presentation/) as HTMLTextAreaElement).value).toBe('Mitt')
  await user.click(button('Behåll mina ändringar'))
  await user.click(button('Spara'))
  await waitFor(() => expect([sent().version, server.page.intro, server.page.version]).toEqual([4, 'Mitt', 5]))
})

test('the saved page can be taken instead; T-39 closing asks before anything is lost (S-32)', async () => {
  const { api, server } = serve()
  const { user } = await edit(api)
  server.page = { ...server.page, intro: 'Deras', version: 4 }
  await user.type(screen.getByLabelText(/^Presentation/), 'Mitt')
  await user.click(button('Spara'))
  await user.click(await screen.findByRole('button', { name: 'Hämta den sparade sidan' }))
  await waitFor(() => expect((screen.getByLabelText(/^Presentation/) as HTMLTextAreaElement).value).toBe('Deras'))
  await user.type(screen.getByLabelText(/^Presentation/), ' och mitt')
  await user.click(button('Stäng'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fortsätt ändra' }))
  expect((screen.getByLabelText(/^Presentation/) as HTMLTextAreaElement).value).toBe('Deras och mitt')
  await user.click(button('Stäng'))
  await user.click(await screen.findByRole('button', { name: 'Lämna' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Moa Berg' })).toBeTruthy()
  expect(await screen.findByText('Deras')).toBeTruthy()
})

test('what the server refuses stands at its field (S-32, X-29)', async () => {
  const { api } = serve()
  const { user } = await edit({
    ...api,
    'PATCH /collaboration_pages/:slug': reply(422, {
      errors: { 'links[1].url': ['invalid_url'], theme: ['contrast_too_low'] },
    }),
  })
  await user.type(screen.getByLabelText(/^Presentation/), 'Hej')
  await user.click(button('Spara'))
  await waitFor(() => expect(screen.getAllByLabelText('Adress')[1]!.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('färgerna är för lika').length).toBeGreaterThan(0)
})
