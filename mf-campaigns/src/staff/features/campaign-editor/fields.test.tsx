/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals'
import {
  act,
  buildAccount,
  buildBrand,
  buildCampaign,
  type FakeRoutes,
  fireEvent,
  id,
  listAnswer,
  renderWithApp,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { CampaignEditorPage } from './CampaignEditorPage'
import { IDLE_MS } from './use-autosave'

const campaign = buildCampaign({
  id: id(1),
  name: 'Lussebrygg',
  excerpt: 'Kort',
  state: 'draft',
  version: 3,
  package: 'selfservice',
  targetNumberOfInstagramers: 0,
  wantedReach: 0,
  enableStories: false,
  instructions: '',
  products: [
    {
      productTitle: 'Kallbrygg',
      productName: 'Saffran',
      productDescription: 'Mörkrost',
      productArticleReference: 'KB-1',
      defaultProductValue: 500,
    },
  ],
  abilities: ['edit', 'request'],
})
const lists = [
  { id: id(7), name: 'Vintergänget', counts: { approved: 12 } },
  { id: id(8), name: 'Stammisar', counts: { approved: 30 } },
]
const sold = (name: string, active = true) => ({
  name,
  reach: null,
  profiles: null,
  price: null,
  descriptionSv: '',
  descriptionEn: '',
  active,
  campaignsCount: 0,
})
const api: FakeRoutes = {
  'GET /campaigns/:id': wire({ campaign }),
  'GET /brands': listAnswer('brands', [buildBrand({ id: id(200) })]),
  'GET /profile_categories': wire({ profileCategories: [{ id: id(9), nameSv: 'Mat', nameEn: 'Food' }] }),
  'GET /community_lists': listAnswer('communityLists', lists),
  'GET /accounts': listAnswer('accounts', [buildAccount({ id: id(5), brandId: id(200), availableBalance: 1_200_000 })]),
  'GET /packages': wire({
    packages: [
      { ...sold('small'), reach: 100_000, profiles: 20, price: 9_900 },
      { ...sold('medium'), reach: 250_000, profiles: 35 },
      { ...sold('large', false), reach: 400_000, profiles: 70 },
    ],
  }),
  'PATCH /campaigns/:id': (request) =>
    wire({ campaign: { ...campaign, ...(request.body as { campaign: object }).campaign, version: 4 } }),
}
/** Finds the control of a label directly: the whole editor is mounted, and the library's queries would search all of it each time. */
const under = (label: RegExp | string) => {
  const text = (element: HTMLElement) => element.textContent ?? ''
  const found = [...document.querySelectorAll('label')].find((one) =>
    typeof label === 'string' ? text(one) === label : label.test(text(one)),
  )
  if (!found?.control) throw new Error(`No control under ${String(label)}`)
  return found.control as HTMLInputElement
}
const open = async () => {
  const app = renderWithApp(<CampaignEditorPage />, {
    route: `/campaigns/${id(1)}/edit`,
    path: '/campaigns/:id/edit',
    state: { app: { currentUserId: 'u1' } },
    api,
  })
  await screen.findByLabelText('Kampanjens namn')
  const type = (label: RegExp | string, value: string) => fireEvent.change(under(label), { target: { value } })
  // Hidden sections are mounted too, but queries by role find only visible elements.
  const press = (name: string) =>
    fireEvent.click(
      [...document.querySelectorAll('button')].find(
        (one) => one.getAttribute('aria-label') === name || one.textContent === name,
      )!,
    )
  const save = async () => {
    press('Spara')
    await screen.findByText(/^Sparat/)
    return (app.api.to('PATCH /campaigns/:id').at(-1)!.body as { campaign: Record<string, unknown> }).campaign
  }
  return { ...app, type, save, press, pick: (label: RegExp | string) => fireEvent.click(under(label)) }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('every field of story and days has its input, and what is put in is in the saved body (E-06, E-08)', async () => {
  const { type, pick, save } = await open()
  type('Kampanjens namn', 'Nyår')
  type(/^Rubriktext/, 'Rubrik')
  pick(/^Hämta i butik/)
  pick(/öppna marknadsplatsen/)
  type(/^Kort beskrivning/, 'Fira in')
  type(/^Instruktioner/, 'Visa hur')
  type('Börjar', '2026-12-27')
  type('Slutar', '2027-01-18')
  type(/^Sista dag att publicera/, '2027-01-10')
  type(/^Hashtaggar/, 'lusse ')
  type(/^Konton att nämna/, 'bjork ')
  expect(await save()).toMatchObject({
    name: 'Nyår',
    caption: 'Rubrik',
    deliveryMethod: 'pickup',
    country: 'SE',
    isPublic: false,
    excerpt: 'Fira in',
    instructions: 'Visa hur',
    startAt: '2026-12-27',
    endAt: '2027-01-18',
    dueAt: '2027-01-10',
    hashtags: ['vinter', 'lusse'],
    mentions: ['fjallbris', 'bjork'],
    productImageUrl: null,
    inspirationImageUrl: null,
    categories: [],
  })
})

test('so has every field of posts, creators and fee (E-09, E-11, E-12)', async () => {
  const { type, pick, save } = await open()
  pick('Storyer räknas')
  pick(/Publicerar på annan plats/)
  type(/^Var länken leder/, 'custom')
  type(/^Platsens namn/, 'Min blogg')
  pick('Kreatören laddar upp material')
  type(/^Önskad räckvidd/, '90000')
  type(/^Antal platser/, '10')
  type(/^Minst antal följare/, '1000')
  type(/^Högst antal följare/, '5000')
  pick('Betala arvode')
  type('Arvode per kreatör', '900')
  type(/^Logistik per kreatör/, '59')
  pick(/^Ja/)
  type(/^Kommentar till Samspel/, 'Ring')
  type(/^Kommentar till granskningen/, 'Ny bild')
  expect(await save()).toMatchObject({
    paymentType: 'link',
    paymentLinkType: 'custom',
    paymentLinkTitle: 'Min blogg',
    enableStories: true,
    requireUploadedContent: true,
    reach: 90_000,
    targetNumberOfInstagramers: 10,
    minFollowers: 1_000,
    maxFollowers: 5_000,
    enablePaidCollaborations: true,
    paidCollaborationPrice: 900,
    logisticsCostPerParticipant: 59,
    enableTaxAddon: true,
    packageInfo: 'Ring',
    reviewComment: 'Ny bild',
    communityListIds: [],
    package: 'selfservice',
  })
})

test('the tax add-on is offered in Sweden, and in no other country; what was chosen does not go along (G-06, E-09)', async () => {
  const { type, pick, save } = await open()
  const isOffered = () => screen.queryAllByText(/uppdragsgivar/i).length > 0
  pick(/^Ja/)
  expect(isOffered()).toBe(true)
  for (const country of ['NO', 'DK', 'FI', 'GB']) {
    type('Land', country)
    expect([country, isOffered()]).toEqual([country, false])
  }
  expect(await save()).toMatchObject({ country: 'GB', enableTaxAddon: false })
  type('Land', 'SE')
  expect(isOffered()).toBe(true)
  expect(await save()).toMatchObject({ country: 'SE', enableTaxAddon: true })
})

test('what was typed about a link stays when another kind is looked at (E-11)', async () => {
  const { type, pick } = await open()
  pick(/Publicerar på annan plats/)
  type(/^Var länken leder/, 'custom')
  type(/^Platsens namn/, 'Min blogg')
  pick(/Publicerar på Instagram/)
  expect(screen.queryByText(/^Platsens namn/)).toBeNull()
  pick(/Publicerar på annan plats/)
  expect(under(/^Platsens namn/).value).toBe('Min blogg')
})

test('variants: a copy with the same five keys and an id of its own, in another order, and one removed (E-07)', async () => {
  const { type, press, save } = await open()
  press('Kopiera produkt 1')
  const titles = () =>
    [...document.querySelectorAll('label')]
      .filter((label) => label.textContent === 'Produktens rubrik')
      .map((label) => label.control as HTMLInputElement)
  await waitFor(() => expect(titles()).toHaveLength(2))
  fireEvent.change(titles()[1]!, { target: { value: 'Mugg' } })
  press('Flytta upp produkt 2')
  press('Lägg till produkt')
  await waitFor(() => expect(titles().map(({ value }) => value)).toEqual(['Mugg', 'Kallbrygg', '']))
  press('Ta bort produkt 3')
  type(/^Rubriktext/, 'x')
  const same = {
    productName: 'Saffran',
    productDescription: 'Mörkrost',
    productArticleReference: 'KB-1',
    defaultProductValue: 500,
  }
  expect((await save()).products).toEqual([
    { id: expect.any(String), productTitle: 'Mugg', ...same },
    { productTitle: 'Kallbrygg', ...same },
  ])
})

test('lists are chosen by name with their members, and are said to be invited on publishing (E-10)', async () => {
  const { user, save } = await open()
  await user.click(await screen.findByLabelText(/^Bjud in från listor/))
  await user.click(await screen.findByText('Vintergänget (12)'))
  await user.click(await screen.findByText('Stammisar (30)'))
  expect(screen.getByText('42 kreatörer bjuds in när kampanjen publiceras.')).toBeTruthy()
  expect((await save()).communityListIds).toEqual([id(7), id(8)])
})

test('a package brings its figures, one that is not sold cannot be chosen; E-09 cost is summed as it is typed, tax in Sweden only; the wallet is compared (T-08)', async () => {
  const { type, pick } = await open()
  expect(await screen.findByText(/9\s900\skr/)).toBeTruthy()
  expect(under(/^Stort/).disabled).toBe(true)
  type(/^Önskad räckvidd/, '90000')
  pick(/^Litet/)
  await waitFor(() => expect(under(/^Antal platser/).value).toBe('20'))
  expect(under(/^Önskad räckvidd/).value.replace(/\s/g, '')).toBe('90000')
  pick('Betala arvode')
  type('Arvode per kreatör', '1000')
  pick(/^Ja/)
  const cost = () => (screen.getAllByText('Total kostnad')[0]!.parentElement?.textContent ?? '').replace(/\s/g, ' ')
  expect(cost()).toBe('Total kostnad39 426 kr')
  const [way] = await screen.findAllByText(/^Fyll på 8\s000\skr$/)
  expect(way?.closest('a')?.getAttribute('href')).toBe(`/wallet?topUp=${id(5)}&sum=8000`)
  expect(screen.getAllByText(/räcker inte till arvodena, 8\s000\skr saknas/).length).toBeGreaterThan(0)
  expect(
    screen.getAllByText(/20 platser kvar × 1\s000\skr behöver 20\s000\skr. På kontot finns 12\s000\skr/).length,
  ).toBeGreaterThan(0)
  type('Arvode per kreatör', '500')
  expect(screen.getAllByText(/räcker till arvodena/).length).toBeGreaterThan(0)
  type('Land', 'NO')
  expect(cost()).toBe('Total kostnad20 000 kr')
  expect(screen.queryByText(/^Vem är uppdragsgivare\?$/, { selector: 'dt' })).toBeNull()
})

test('the summary tells beforehand what the reviewer will doubt, in the reviewer’s words', async () => {
  const { type, pick } = await open()
  expect(screen.queryByText(/^Påstående utan belägg/)).toBeNull()
  type(/^Kampanjens namn/, 'Sveriges bästa vinterljud')
  pick('Betala arvode')
  type('Arvode per kreatör', '1000')
  type(/^Antal platser/, '20')
  await screen.findByText('Pengarna räcker inte till alla platser')
  expect(screen.getByText('Påstående utan belägg: ”Sveriges bästa”')).toBeTruthy()
  type('Arvode per kreatör', '100')
  expect(screen.queryByText('Pengarna räcker inte till alla platser')).toBeNull()
})

test('an empty field takes the text of the kind of post, follows it, and own words are only added to (E-13)', async () => {
  const { type, pick, press } = await open()
  const text = () => under(/^Instruktioner/).value
  expect(text()).toBe('')
  press('Hämta standardtext')
  expect(text()).toMatch(/^Publicera ett inlägg där/)
  pick('Storyer räknas')
  await waitFor(() => expect(text()).toMatch(/^Publicera ett inlägg och en story/))
  pick(/Lämnar material/)
  await waitFor(() => expect(text()).toMatch(/^Ta bilder där produkten syns/))
  pick(/Publicerar på Instagram/)
  pick('Inlägg räknas')
  await waitFor(() => expect(text()).toMatch(/^Publicera en story/))
  type(/^Instruktioner/, 'Dansa med koppen.')
  pick('Inlägg räknas')
  expect(text()).toBe('Dansa med koppen.')
  press('Lägg till standardtext')
  expect(text()).toMatch(/^Dansa med koppen.\n\nPublicera ett inlägg och en story/)
})

test('the preview shows card and page as creators see them, while they are written', async () => {
  const { type, pick } = await open()
  const phone = within(screen.getByLabelText('Förhandsvisning', { selector: '[role=group]' }))
  type('Kampanjens namn', 'Nyår')
  expect(phone.getByText('Nyår')).toBeTruthy()
  expect(phone.getByText('Endast produkt')).toBeTruthy()
  pick('Hela sidan')
  type(/^Instruktioner/, 'Visa hur')
  expect(phone.getByText('Visa hur')).toBeTruthy()
  expect(phone.getByText('Kallbrygg')).toBeTruthy()
})

test('what cannot be read is not saved, neither by itself nor as nothing, and stays with its reason', async () => {
  const { api, type } = await open()
  const saved = () =>
    api.to('PATCH /campaigns/:id').map(({ body }) => (body as { campaign: Record<string, unknown> }).campaign)
  jest.useFakeTimers()
  type(/^Minst antal följare/, '5 000–20 000')
  fireEvent.blur(under(/^Minst antal följare/))
  await act(() => jest.advanceTimersByTimeAsync(2 * IDLE_MS))
  expect(under(/^Minst antal följare/).value).toBe('5 000–20 000')
  expect(screen.getByText('ogiltigt heltal')).toBeTruthy()
  expect(screen.getByText('Ett fält behöver rättas innan du kan skicka')).toBeTruthy()
  expect(saved()).toEqual([])
  type(/^Minst antal följare/, '5 000')
  type(/^Logistik per kreatör/, '79,00')
  await act(() => jest.advanceTimersByTimeAsync(2 * IDLE_MS))
  jest.useRealTimers()
  expect(saved()).toEqual([expect.objectContaining({ minFollowers: 5_000, logisticsCostPerParticipant: 79 })])
})

test('fields that may be empty are marked as such', async () => {
  await open()
  for (const label of [/^Antal platser/, /^Sista dag att publicera/])
    expect(under(label).labels?.[0]?.textContent).toMatch(/ valfritt$/)
})

test('the summary neither misses nor interprets what was typed and could not be read', async () => {
  const { user, type, pick } = await open()
  await waitFor(() => expect(under(/^Börjar/).type).toBe('text'))
  await user.type(under(/^Börjar/), '31 februari')
  await user.tab()
  type(/^Antal platser/, 'tio')
  pick('Betala arvode')
  type(/^Arvode per kreatör/, 'tolvhundra')
  const summary = document.querySelector<HTMLElement>('[id$=summary]')!
  const linksUnder = (text: string) =>
    [...within(summary).getByText(text).querySelectorAll('button')].map(({ textContent }) => textContent)
  await waitFor(() => expect(linksUnder('Det här behöver rättas:')).toContain('Börjar'))
  expect(linksUnder('Det här behöver rättas:')).toEqual(
    expect.arrayContaining(['Börjar', 'Antal platser', 'Arvode per kreatör']),
  )
  expect(linksUnder('Det här saknas för granskning:')).not.toContain('Börjar')
  for (const guess of ['Ingen gräns', 'Endast produkt', 'Ingen gräns för antalet platser'])
    expect(within(summary).queryByText(guess)).toBeNull()
})
