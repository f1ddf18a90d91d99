/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import {
  act,
  type AppOptions,
  buildCampaign,
  buildDeal,
  buildParticipation,
  id,
  renderWithApp,
  reply,
  screen,
  slowPage,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { OfferPage } from './OfferPage'

// What was typed into an application is kept on the device.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const offer = (more: object = {}) =>
  buildCampaign({
    id: id(7),
    name: 'Julpyssel',
    abilities: ['apply'],
    myParticipationId: null,
    enablePaidCollaborations: true,
    paidCollaborationPrice: 900,
    ...more,
  })
const lina = {
  name: 'Lina Sandberg',
  street: 'Linnégatan 21',
  postalCode: '413 04',
  city: 'Göteborg',
  country: 'SE',
  phone: '+46701740612',
  note: '',
}
const savedAddress = { 'GET /instagramers/me/delivery_address': { delivery_address: wire(lina) } }
const route = { route: `/marketplace/${id(7)}`, path: '/marketplace/:campaignId' }

test('the offer shows its fee and takes an application; what was typed survives a refusal, a closed sheet and a reload (R-23, G-03)', async () => {
  const mine = buildParticipation({ campaignId: id(7), abilities: ['withdraw'] })
  let applied = false
  let refuse = true
  const options: AppOptions = {
    ...route,
    api: {
      ...savedAddress,
      'GET /campaigns/:id': () => ({
        campaign: wire(applied ? offer({ abilities: [], myParticipationId: mine.id }) : offer()),
      }),
      'GET /participations/:id': { participation: wire(mine) },
      'POST /campaigns/:id/participations': () => {
        if (refuse) return reply(422, { errors: { motivation: ['too_short'] } })
        applied = true
        return { participation: wire(mine) }
      },
    },
  }
  const { user, api, unmount } = renderWithApp(<OfferPage />, options)
  expect(await screen.findByRole('heading', { name: 'Julpyssel', level: 1 })).toBeTruthy()
  expect(screen.getAllByText(/900.kr i arvode/).length).toBeGreaterThan(0)

  await user.click(screen.getByRole('button', { name: 'Ansök' }))
  await user.type(await screen.findByLabelText('Varför passar du?'), 'Kort')
  await user.click(screen.getByRole('button', { name: 'Skicka ansökan' }))
  expect(await screen.findByText('för kort')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Varför passar du?')).toBeNull())
  unmount()
  const again = renderWithApp(<OfferPage />, options)
  await again.user.click(await screen.findByRole('button', { name: 'Ansök' }))
  expect(await screen.findByDisplayValue('Kort')).toBeTruthy()

  refuse = false
  await user.type(screen.getByLabelText('Varför passar du?'), ' men bra')
  await user.click(screen.getByRole('button', { name: 'Skicka ansökan' }))
  expect(await screen.findByText('Ansökan skickad')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ansök' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ta tillbaka ansökan' })).toBeTruthy()
  expect(api.to('POST /campaigns/:id/participations')).toHaveLength(1)
  expect(again.api.to('POST /campaigns/:id/participations')).toHaveLength(1)
  expect(JSON.stringify(sessionStorage)).not.toContain('men bra')
})

test('where the creator names the fee it is asked for within the span, said in the deal, and sent', async () => {
  const mine = buildParticipation({ campaignId: id(7), abilities: [] })
  const terms = { ...buildCampaign().terms, feeSpan: { lowest: 60_000, highest: 100_000 } }
  const spanned = offer({ terms, paidCollaborationPrice: 1_000, deal: buildDeal({ fee: 100_000, terms }) })
  const { user, api } = renderWithApp(<OfferPage />, {
    ...route,
    api: {
      ...savedAddress,
      'GET /campaigns/:id': { campaign: wire(spanned) },
      'POST /campaigns/:id/participations': { participation: wire(mine) },
    },
  })
  expect((await screen.findAllByText(/Du föreslår själv, 600–1.000.kr/)).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Ansök' }))
  await user.type(await screen.findByLabelText('Varför passar du?'), 'Jag åker skidor')
  await user.type(screen.getByLabelText('Ditt arvode'), '500')
  await user.click(screen.getByRole('button', { name: /^Ansök med 500/ }))
  expect(await screen.findByText(/^Välj inom 600–1.000.kr\.$/)).toBeTruthy()
  expect(api.to('POST /campaigns/:id/participations')).toHaveLength(0)
  await user.clear(screen.getByLabelText('Ditt arvode'))
  await user.type(screen.getByLabelText('Ditt arvode'), '700')
  await user.click(screen.getByRole('button', { name: '50 kr mer' }))
  expect(within(screen.getByRole('region', { name: 'Du säger ja till' })).getByText(/^750.kr$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Ansök med 750/ }))
  await waitFor(() => expect(api.to('POST /campaigns/:id/participations')).toHaveLength(1))
  expect(api.to('POST /campaigns/:id/participations')[0]!.body).toMatchObject({
    participation: { proposedFee: 75_000 },
  })
})

const hat = (n: number, size: string, colour: string, left: number | null) => ({
  id: id(900 + n),
  product: 'Mössa',
  size,
  colour,
  left,
})

test('the first application to a delivery asks for the address and the choice; the post code fills in the town, an unknown one leaves it to be typed', async () => {
  const mine = buildParticipation({ campaignId: id(7), abilities: [] })
  const choices = [hat(1, 'S–M', 'lingon', 3), hat(2, 'L–XL', 'lingon', null), hat(3, 'S–M', 'blå', 0)]
  const { user, api } = renderWithApp(<OfferPage />, {
    ...route,
    api: {
      'GET /instagramers/me/delivery_address': { delivery_address: null },
      'PUT /instagramers/me/delivery_address': ({ body }) => body as object,
      'GET /postal_towns': ({ query }) => ({ town: query.get('postalCode') === '413 04' ? 'Göteborg' : null }),
      'GET /campaigns/:id': { campaign: wire(offer({ deliveryMethod: 'delivery', choices })) },
      'POST /campaigns/:id/participations': { participation: wire(mine) },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ansök' }))
  await user.type(await screen.findByLabelText('Varför passar du?'), 'Jag åker skidor')
  await user.click(screen.getByRole('button', { name: 'Fortsätt till adressen' }))
  expect(screen.getByRole('heading', { name: /Vart ska paketet skickas\?.*Steg 2 av 2/ })).toBeTruthy()
  expect(screen.getByText('Bara varumärket som säger ja ser adressen')).toBeTruthy()

  await user.click(screen.getByRole('radio', { name: 'lingon' }))
  await user.click(screen.getByRole('radio', { name: 'S–M' }))
  // Of blue in S–M none is left.
  expect(screen.getByRole('radio', { name: /blå.*Slut/ })).toHaveProperty('disabled', true)
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label))
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await fill('Namn', 'Lina Sandberg')
  await fill('Gatuadress', 'Linnégatan 21')
  await fill('Postnummer', '41399')
  expect(await screen.findByText('Vi känner inte igen 413 99')).toBeTruthy()
  expect(screen.getByLabelText('Ort')).toHaveProperty('readOnly', false)
  await fill('Postnummer', '41304')
  expect(await screen.findByDisplayValue('Göteborg')).toHaveProperty('readOnly', true)
  await fill('Mobilnummer', '031-123456')
  await user.tab()
  expect(await screen.findByText(/är inget mobilnummer/)).toBeTruthy()
  await fill('Mobilnummer', '070-174 06 12')
  await user.click(screen.getByRole('button', { name: 'Skicka ansökan' }))

  await waitFor(() => expect(api.to('POST /campaigns/:id/participations')).toHaveLength(1))
  expect(api.to('PUT /instagramers/me/delivery_address')[0]?.body).toEqual({ deliveryAddress: lina })
  expect(api.to('POST /campaigns/:id/participations')[0]?.body).toEqual({
    participation: { motivation: 'Jag åker skidor', choiceId: id(901) },
  })
})

test('a choice that the campaign has no longer is said where it was made', async () => {
  const { user } = renderWithApp(<OfferPage />, {
    ...route,
    api: {
      ...savedAddress,
      'GET /campaigns/:id': {
        campaign: wire(offer({ deliveryMethod: 'delivery', choices: [hat(1, 'S–M', '', 3), hat(2, 'L–XL', '', 3)] })),
      },
      'POST /campaigns/:id/participations': reply(422, { errors: { choice_id: ['invalid'] } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ansök' }))
  await user.type(await screen.findByLabelText('Varför passar du?'), 'Jag åker skidor')
  await user.click(screen.getByRole('radio', { name: 'S–M' }))
  await user.click(screen.getByRole('button', { name: 'Skicka ansökan' }))
  expect(await screen.findByText('Välj vad du vill ha')).toBeTruthy()
})

test('later applications show the saved address in one row and leave it as it is; what was typed of a new one is kept', async () => {
  const mine = buildParticipation({ campaignId: id(7), abilities: [] })
  const { user, api } = renderWithApp(<OfferPage />, {
    ...route,
    api: {
      ...savedAddress,
      'GET /campaigns/:id': { campaign: wire(offer({ deliveryMethod: 'delivery' })) },
      'POST /campaigns/:id/participations': { participation: wire(mine) },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ansök' }))
  expect(await screen.findByText('Linnégatan 21, Göteborg')).toBeTruthy()
  await user.type(screen.getByLabelText('Varför passar du?'), 'Igen')
  await user.click(screen.getByRole('button', { name: 'Ändra adressen' }))
  await user.type(screen.getByLabelText(/Meddelande till budet/), 'Kod 1234')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Gatuadress')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Ansök' }))
  expect(await screen.findByDisplayValue('Igen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ändra adressen' }))
  expect(screen.getByDisplayValue('Kod 1234')).toBeTruthy()
  await user.clear(screen.getByLabelText(/Meddelande till budet/))
  await user.click(screen.getByRole('button', { name: 'Skicka ansökan' }))
  await waitFor(() => expect(api.to('POST /campaigns/:id/participations')).toHaveLength(1))
  expect(api.to('PUT /instagramers/me/delivery_address')).toHaveLength(0)
})

test('where the creator came from leaves the address, but calls off no page that was asked for', async () => {
  const slow = slowPage('/wallet', 'Plånbok')
  let answer = (_: object) => {}
  const { router, api } = renderWithApp(<OfferPage />, {
    path: route.path,
    route: `${route.route}?welcome=1`,
    routes: [slow.route],
    api: { 'GET /campaigns/:id': () => new Promise<object>((resolve) => (answer = resolve)) },
  })
  await waitFor(() => expect(api.calls).toHaveLength(1))
  void act(() => void router.navigate('/wallet'))
  await act(async () => answer(wire({ campaign: offer() })))
  await slow.arrive()
  expect(await screen.findByText('Plånbok')).toBeTruthy()
  void act(() => void router.navigate(-1))
  await waitFor(() => expect(router.state.location.pathname).toBe(route.route))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('terms that the brand changed while the application was written are shown, and sent only after one more press', async () => {
  let deal = buildDeal()
  const mine = buildParticipation({ campaignId: id(7) })
  const { user, api } = renderWithApp(<OfferPage />, {
    ...route,
    api: {
      ...savedAddress,
      'GET /campaigns/:id': () => ({ campaign: wire(offer({ deal })) }),
      'POST /campaigns/:id/participations': { participation: wire(mine) },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ansök' }))
  await user.type(await screen.findByLabelText('Varför passar du?'), 'Jag vinterbadar')
  const summary = screen.getByRole('region', { name: 'Du säger ja till' })
  expect(summary.textContent).toMatch(/1.500.kr/)
  deal = buildDeal({ fee: 120_000 })
  await user.click(screen.getByRole('button', { name: 'Skicka ansökan' }))
  expect(await screen.findByText(/^Villkoren ändrades \d\d:\d\d/)).toBeTruthy()
  expect(summary.textContent).toMatch(/1.200.kr, ändrat/)
  expect(api.to('POST /campaigns/:id/participations')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Skicka ansökan' }))
  await waitFor(() => expect(api.to('POST /campaigns/:id/participations')).toHaveLength(1))
  expect(api.to('POST /campaigns/:id/participations')[0]!.body).toMatchObject({
    participation: { motivation: 'Jag vinterbadar' },
  })
})

test('an unknown campaign has its own words (X-27)', async () => {
  renderWithApp(<OfferPage />, { ...route, api: { 'GET /campaigns/:id': reply(404, { error: 'campaign_not_found' }) } })
  expect(await screen.findByText('Kampanjen finns inte, eller så har den tagits bort.')).toBeTruthy()
})

test('an offer that is picked up leads to its stores; nothing is applied for', async () => {
  const deal = buildDeal({ deliveryMethod: 'pickup', dueAt: null })
  const atStore = offer({ deliveryMethod: 'pickup', abilities: [], applyObstacle: 'pickup', deal })
  renderWithApp(<OfferPage />, { ...route, api: { 'GET /campaigns/:id': { campaign: wire(atStore) } } })
  const choose = await screen.findByRole('link', { name: 'Välj butik' })
  expect(choose.getAttribute('href')).toBe(`/p/marketplace/store-campaigns?campaignId=${id(7)}`)
  expect(await screen.findByText('Du väljer en butik och bokar')).toBeTruthy()
  // The day to post counts from the pick-up in the terms, too, and nobody has to live where the store is.
  const terms = await screen.findByRole('region', { name: 'Det här säger du ja till' })
  expect(terms.textContent).toMatch(/Inom 14 dagar.*från hämtningen/)
  expect(screen.queryByText(/^Bor i/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ansök' })).toBeNull()
})

test.each([
  [['facebook'], ['Koppla Instagram'], /hos Facebook.*länkat till en Facebooksida/, 'facebook'],
  [['instagram'], ['Koppla Instagram'], /hos Instagram, med ett professionellt konto/, 'instagram'],
  [
    ['facebook', 'instagram'],
    ['Koppla med Facebook', 'Koppla med Instagram'],
    /med Instagram behövs ingen sida/,
    'instagram',
  ],
] as const)('who is not connected connects by any of %s', async (set, names, reads, pressed) => {
  const unknown = offer({ abilities: [], applyObstacle: 'not_connected' })
  const ways = { facebook: set.includes('facebook' as never), instagram: set.includes('instagram' as never) }
  const { user, api } = renderWithApp(<OfferPage />, {
    ...route,
    api: {
      'GET /campaigns/:id': { campaign: wire(unknown) },
      'GET /auth/ways': { ways },
      'POST /instagramers/me/connections': reply(503, { error: 'provider_unavailable' }),
    },
  })
  await screen.findByText(reads)
  const buttons = screen.getAllByRole('button', { name: /^Koppla/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names)
  await user.click(buttons.at(-1)!)
  expect(await screen.findByText('Instagram eller Facebook svarar inte just nu. Försök igen om en stund.')).toBeTruthy()
  expect(api.to('POST /instagramers/me/connections').map(({ body }) => body)).toEqual([{ provider: pressed }])
})

test('who is not connected is asked to connect instead of to apply; who is in another country is told', async () => {
  const unknown = offer({ abilities: [], applyObstacle: 'not_connected', minFollowers: 1_000, country: 'SE' })
  const { unmount } = renderWithApp(<OfferPage />, {
    ...route,
    api: { 'GET /campaigns/:id': { campaign: wire(unknown) } },
  })
  expect(await screen.findByRole('heading', { name: 'Koppla Instagram så ser vi om du uppfyller kraven' })).toBeTruthy()
  expect(screen.getByText(/Kräver minst 1\s000 följare och att du bor i Sverige\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Koppla Instagram' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ansök' })).toBeNull()
  expect(screen.queryByText(/Du kan ansöka ändå/)).toBeNull()
  unmount()
  const abroad = offer({ abilities: [], applyObstacle: 'other_country', country: 'NO' })
  renderWithApp(<OfferPage />, { ...route, api: { 'GET /campaigns/:id': { campaign: wire(abroad) } } })
  expect(await screen.findByRole('heading', { name: 'Erbjudandet är för dig som bor i Norge' })).toBeTruthy()
})

test.each(['pending', 'rejected'] as const)(
  'an application that is %s has a way on to offers that fit',
  async (state) => {
    const mine = buildParticipation({ campaignId: id(7), state, abilities: [] })
    renderWithApp(<OfferPage />, {
      ...route,
      api: {
        'GET /campaigns/:id': { campaign: wire(offer({ abilities: [], myParticipationId: mine.id })) },
        'GET /participations/:id': { participation: wire(mine) },
      },
    })
    expect(await screen.findByRole('button', { name: /passar dig|Visa andra erbjudanden/ })).toBeTruthy()
  },
)
