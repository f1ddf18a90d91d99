/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { reply, screen, waitFor, wire, type WireRequest, within } from '@samspel/testing'
import { application, campaignId, openOffer, openPage, participationsOf } from '../test-page'

const tove = application(1, 'Tove Ekström')
const milad = application(2, 'Milad Hosseini', {
  invited: true,
  demands: { followers: true, country: false, category: true },
})
const agnes = application(3, 'Agnes Wikström')
const approved = application(4, 'Joel Nyberg', {
  state: 'approved',
  answerBy: null,
  need: 'post',
  abilities: ['remove', 'annotate'],
})
const campaign = openOffer({ pendingParticipationsCount: 3, approvedParticipationsCount: 1 })
const everyone = [tove, milad, agnes, approved]
const decided =
  (state: 'approved' | 'rejected') =>
  ({ params }: WireRequest) => {
    const one = everyone.find(({ id }) => id === params.id)!
    return wire({
      participation: { ...one, state, answerBy: null, abilities: state === 'approved' ? ['remove'] : ['approve'] },
      campaign,
    })
  }
const column = async (name: string) => within(await screen.findByRole('region', { name }))
const open = (api: Parameters<typeof openPage>[1] = {}, of = campaign) =>
  openPage(
    of,
    {
      ...participationsOf(everyone),
      'PATCH /participations/:id/approve': decided('approved'),
      'PATCH /participations/:id/reject': decided('rejected'),
      ...api,
    },
    '?tab=participations',
  )

test('a column for each state with its cards; an approved one goes to the next column and leaves the first (T-18, T-21)', async () => {
  const { user } = open()
  const card = within(await (await column('Väntar')).findByRole('listitem', { name: 'Tove Ekström' }))
  expect(card.getByText(/^Svara senast mån\s8\sdec$/)).toBeVisible()
  expect(
    within((await column('Väntar')).getByRole('listitem', { name: 'Milad Hosseini' })).getByText(
      'Uppfyller inte: land',
    ),
  ).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Godkänn' }))
  await (await column('Godkända')).findByRole('listitem', { name: 'Tove Ekström' })
  expect((await column('Väntar')).queryByRole('listitem', { name: 'Tove Ekström' })).toBeNull()
})

test('a reason from the templates, in the language chosen, edited, is what the creator reads', async () => {
  const { user, api } = open()
  const card = within(await (await column('Väntar')).findByRole('listitem', { name: 'Tove Ekström' }))
  await user.click(card.getByRole('button', { name: 'Neka' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Neka ansökan från Tove Ekström' }))
  await user.click(dialog.getByRole('button', { name: 'Annat uttryck' }))
  await user.click(dialog.getByRole('radio', { name: 'English' }))
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), ' Lycka till.')
  await user.click(dialog.getByRole('button', { name: 'Neka' }))
  await waitFor(() =>
    expect(api.to('PATCH /participations/:id/reject')[0]?.body).toEqual({
      reason: 'Thank you for applying. We are looking for another style of images this time. Lycka till.',
      from: 'pending',
    }),
  )
  expect(await (await column('Nekade')).findByRole('listitem', { name: 'Tove Ekström' })).toBeTruthy()
})

test('two decide at once: the second is told who was faster, and the card goes where the first put it', async () => {
  const { user } = open({
    'PATCH /participations/:id/approve': reply(409, { error: 'already_decided' }),
    'GET /participations/:id': wire({
      participation: {
        ...tove,
        state: 'rejected',
        decidedByName: 'Karin Ek',
        decidedAt: '2025-12-01T12:00:00.000Z',
        decisionReason: 'Fel säsong',
        answerBy: null,
        abilities: [],
      },
    }),
  })
  const card = within(await (await column('Väntar')).findByRole('listitem', { name: 'Tove Ekström' }))
  await user.click(card.getByRole('button', { name: 'Godkänn' }))
  expect(await screen.findByText(/Karin Ek hann före: Tove Ekström är nekad\..*Fel säsong/)).toBeTruthy()
  expect((await column('Nekade')).getByRole('listitem', { name: 'Tove Ekström' })).toBeTruthy()
  expect((await column('Väntar')).queryByRole('listitem', { name: 'Tove Ekström' })).toBeNull()
})

/** Only the place is freed: no fee is left. */
const nothingGoesOn = {
  id: approved.id,
  campaignId,
  campaignName: campaign.name,
  brandName: 'Lumo',
  creatorName: 'Joel Nyberg',
  fee: 0,
  goods: 'not_sent',
  productValue: 0,
  obstacle: 'over',
  reasons: [],
  ended: 0,
  agreed: 1,
  leaving: null,
}

test('a creator is taken out, and a rejected one taken in after all, only as they were seen', async () => {
  const refused = application(5, 'Nils Berg', { state: 'rejected', answerBy: null, abilities: ['approve', 'annotate'] })
  const { user, api } = open({
    ...participationsOf([...everyone, refused]),
    'GET /agreements/:id/leave_terms': wire({ leaveTerms: nothingGoesOn }),
    'PATCH /participations/:id/reject': reply(409, { error: 'already_decided' }),
    'PATCH /participations/:id/approve': reply(409, { error: 'already_decided' }),
    'GET /participations/:id': ({ params }: WireRequest) =>
      wire({
        participation: { ...(params.id === refused.id ? refused : approved), state: 'pending', decidedByName: null },
      }),
  })
  await user.click(
    within(await (await column('Godkända')).findByRole('listitem', { name: 'Joel Nyberg' })).getByRole('button', {
      name: /Fler val|Mer/,
    }),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Joel Nyberg/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Hör inte av sig')
  await user.click(dialog.getByRole('button', { name: 'Ta bort' }))
  expect(await screen.findByText(/Någon annan hann före: Joel Nyberg är åter väntande/)).toBeTruthy()
  expect(api.to('PATCH /participations/:id/reject')[0]?.body).toEqual({ reason: 'Hör inte av sig', from: 'approved' })
  await user.click(
    within(await (await column('Nekade')).findByRole('listitem', { name: 'Nils Berg' })).getByRole('button', {
      name: /Godkänn/,
    }),
  )
  await waitFor(() => expect(api.to('PATCH /participations/:id/approve')[0]?.body).toEqual({ from: 'rejected' }))
})

test('several at once: one after another; the full campaign stops, and what is left stays selected', async () => {
  const { user, api } = open({
    'PATCH /participations/:id/approve': (request: WireRequest) =>
      request.params.id === milad.id ? reply(409, { error: 'campaign_full' }) : decided('approved')(request),
  })
  await user.click(await (await column('Väntar')).findByRole('checkbox', { name: 'Välj Tove Ekström' }))
  await user.click(screen.getByRole('button', { name: 'Välj alla som visas' }))
  const bar = within(screen.getByRole('region', { name: 'Valda ansökningar' }))
  expect(bar.getByText('3 valda')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Godkänn 3' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Godkänn 3 ansökningar?' })).getByRole('button', {
      name: 'Godkänn 3',
    }),
  )
  const results = within(await screen.findByRole('dialog', { name: '1 av 3 godkända' }))
  expect(results.getByText(/Alla platser är tagna\. 2 är kvar och fortfarande valda\./)).toBeTruthy()
  expect(results.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Godkänd'),
    expect.stringContaining('Gick inte'),
    expect.stringContaining('Inte gjord'),
  ])
  await user.click(results.getAllByRole('button', { name: 'Stäng' }).at(-1)!)
  expect(await screen.findByText('2 valda')).toBeTruthy()
  expect(api.to('PATCH /participations/:id/approve')).toHaveLength(2)
})

test('arrows, J and K choose, A approves, X asks for a reason, S stars; typed letters are no shortcuts', async () => {
  const { user, api } = open({
    'PATCH /participations/:id': ({ body }: WireRequest) =>
      wire({ participation: { ...tove, ...(body as { participation: object }).participation } }),
  })
  await (await column('Väntar')).findByRole('listitem', { name: 'Tove Ekström' })
  await user.keyboard('{ArrowDown}s')
  await waitFor(() =>
    expect(api.to('PATCH /participations/:id')[0]?.body).toEqual({ participation: { shortlisted: true } }),
  )
  expect(screen.getByText('1 av 3 i Väntar')).toBeTruthy()
  await user.keyboard('{ArrowDown}a')
  await waitFor(() =>
    expect(api.to('PATCH /participations/:id/approve').map(({ params }) => params.id)).toEqual([milad.id]),
  )
  // The card that moves into the approved one's place is selected.
  await waitFor(() => expect(screen.getByText('2 av 3 i Väntar')).toBeTruthy())
  await user.keyboard('kj')
  expect(screen.getByText('2 av 3 i Väntar')).toBeTruthy()
  await user.keyboard('x')
  const dialog = within(await screen.findByRole('dialog', { name: 'Neka ansökan från Agnes Wikström' }))
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'as')
  expect(api.to('PATCH /participations/:id/approve')).toHaveLength(1)
})

test('a failure of one does not end the rest: it is counted and named, and can be tried again', async () => {
  let isBroken = true
  const { user, api } = open({
    'PATCH /participations/:id/approve': (request: WireRequest) =>
      isBroken && request.params.id === milad.id ? reply(500, { error: 'internal' }) : decided('approved')(request),
  })
  await user.click(await (await column('Väntar')).findByRole('checkbox', { name: 'Välj Tove Ekström' }))
  await user.click(screen.getByRole('button', { name: 'Välj alla som visas' }))
  await user.click(screen.getByRole('button', { name: 'Godkänn 3' }))
  const question = within(await screen.findByRole('dialog', { name: 'Godkänn 3 ansökningar?' }))
  await user.click(question.getByRole('button', { name: 'Godkänn 3' }))
  const results = within(await screen.findByRole('dialog', { name: '2 av 3 godkända' }))
  expect(results.getByText('2 av 3 klara, 1 gick inte')).toBeTruthy()
  expect(results.getAllByRole('listitem').map((row) => /Gick inte/.test(row.textContent))).toEqual([false, true, false])
  isBroken = false
  await user.click(results.getByRole('button', { name: 'Försök igen med resten' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = api.to('PATCH /participations/:id/approve').map(({ params }) => params.id)
  expect(sent.filter((one) => one === milad.id)).toHaveLength(2)
  expect(sent).toHaveLength(4)
})

test('space selects the chosen one, Escape clears, ? tells the keys', async () => {
  const { user } = open()
  await (await column('Väntar')).findByRole('listitem', { name: 'Tove Ekström' })
  await user.keyboard('{ArrowDown} ')
  expect(await screen.findByRole('region', { name: 'Valda ansökningar' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Valda ansökningar' })).toBeNull()
  await user.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Kortkommandon' }))
  expect(help.getByText('Neka med skäl').closest('div')?.textContent).toContain('X')
})

test('nobody can be approved when every place is taken, which is said once over the board', async () => {
  open({}, openOffer({ placesLeft: 0, targetNumberOfInstagramers: 1, pendingParticipationsCount: 3 }))
  expect(await screen.findByText(/Alla 1 platser är tagna\./)).toBeTruthy()
  const card = within(await (await column('Väntar')).findByRole('listitem', { name: 'Tove Ekström' }))
  expect(card.getByRole('button', { name: 'Godkänn' })).toBeDisabled()
  expect(card.queryByText(/platser är tagna/)).toBeNull()
})

test('the note is saved in its dialog and stands on the card; search, order and stars are asked of the server', async () => {
  const { user, api } = open({
    'PATCH /participations/:id': ({ body }: WireRequest) =>
      wire({ participation: { ...tove, ...(body as { participation: object }).participation } }),
  })
  const card = within(await (await column('Väntar')).findByRole('listitem', { name: 'Tove Ekström' }))
  await user.click(card.getByRole('button', { name: 'Mer om Tove Ekström' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Anteckning' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anteckning om Tove Ekström' }))
  await user.type(dialog.getByRole('textbox', { name: /^Anteckning/ }), 'Ring först')
  expect(dialog.getByText('Ändringar inte sparade')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Spara' }))
  expect(await dialog.findByText(/^Sparat \d\d:\d\d$/)).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(await card.findByText('Ring först')).toBeTruthy()

  await user.click(screen.getByRole('checkbox', { name: 'Bara stjärnmärkta' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordning' }), 'Flest följare')
  await waitFor(() =>
    expect(api.to('GET /campaigns/:id/participations').at(-1)?.query.toString()).toContain(
      'shortlisted=true&sort=-followers',
    ),
  )
  expect(api.to('GET /campaigns/:id/participations').every(({ params }) => params.id === campaignId)).toBe(true)
})

test('a card says the day that its figures are from once the consent of its creator has ended', async () => {
  const one = application(1, 'Tove Ekström')
  const ended = { ...one, creator: { ...one.creator, consentEndedAt: '2025-11-12T10:00:00Z' } }
  open(participationsOf([ended, milad]))
  const waiting = await column('Väntar')
  const of = async (name: string) => within(await waiting.findByRole('listitem', { name }))
  expect((await of('Tove Ekström')).getByText(/siffror från 12\snov/)).toBeVisible()
  expect((await of('Milad Hosseini')).queryByText(/siffror från/)).toBeNull()
})
