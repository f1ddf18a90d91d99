/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { id, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { application, openOffer, openPage, participationsOf } from '../test-page'

const problem = {
  id: id(70),
  kind: 'damaged' as const,
  text: 'Burken är bucklig',
  reportedAt: '2026-11-17T10:00:00.000Z',
  answer: null,
  resolvedAt: null,
}
const joel = application(4, 'Joel Nyberg', {
  state: 'approved',
  answerBy: null,
  need: 'delivery',
  dueAt: '2099-12-01',
  deadlinePausedAt: '2026-11-17T10:00:00.000Z',
  deliveryProblem: problem,
  feeAmount: 90_000,
  fee: { state: 'held', amount: 90_000, settledAt: null, returnReason: null, until: null },
  abilities: ['remove', 'annotate', 'rate', 'resolveDelivery'],
})
const campaign = openOffer({ state: 'ongoing', approvedParticipationsCount: 1 })
const open = (api = {}) => openPage(campaign, { ...participationsOf([joel]), ...api }, '?tab=participations')
const asked = (api: ReturnType<typeof open>['api']) => api.to('GET /campaigns/:id/participations')
const cardOf = async () => within(await screen.findByRole('listitem', { name: 'Joel Nyberg' }))

test('a delivery problem stands on the card; the answer starts the deadline again, a refused day is told at its field', async () => {
  const { user, api } = open({
    'PATCH /delivery_problems/:id/resolve': reply(422, { errors: { due_at: ['too_small'] } }),
  })
  const card = await cardOf()
  expect(card.getByText('Trasig eller skadad: Burken är bucklig')).toBeTruthy()
  expect(card.getByText(/^Deadline står still sedan/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Svara om leveransen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Svara Joel Nyberg om leveransen' }))
  await user.type(dialog.getByRole('textbox', { name: 'Svar' }), 'En ny är på väg')
  await user.click(dialog.getByRole('button', { name: 'Svara och starta deadlinen' }))
  await waitFor(() => expect(api.to('PATCH /delivery_problems/:id/resolve')).toHaveLength(1))
  const body = api.to('PATCH /delivery_problems/:id/resolve')[0]!.body as { answer: string; dueAt: string }
  expect(body.answer).toBe('En ny är på väg')
  expect(body.dueAt >= '2099-12-01').toBe(true)
  api.on({
    'PATCH /delivery_problems/:id/resolve': wire({
      participation: {
        ...joel,
        deadlinePausedAt: null,
        need: 'post',
        deliveryProblem: { ...problem, resolvedAt: '2026-11-21T10:00:00.000Z', answer: 'En ny är på väg' },
        abilities: ['remove'],
      },
    }),
  })
  await user.click(dialog.getByRole('button', { name: 'Svara och starta deadlinen' }))
  expect(await card.findByText(/^Publicera senast/)).toBeTruthy()
  expect(card.queryByRole('button', { name: 'Svara om leveransen' })).toBeNull()
})

test('the filter of delivery problems stands in the address, and is asked of the server', async () => {
  const { api } = openPage(campaign, participationsOf([joel]), '?tab=participations&problem=true')
  await cardOf()
  expect(asked(api).length).toBeGreaterThan(0)
  expect(asked(api).every(({ query }) => query.get('deliveryProblem') === 'true')).toBe(true)
})

test('a rating needs its stars', async () => {
  const { user, api } = open({
    'PATCH /participations/:id/rating': wire({ participation: { ...joel, rating: { score: 4, comment: '' } } }),
  })
  const card = await cardOf()
  await user.click(card.getByRole('button', { name: 'Mer om Joel Nyberg' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Betygsätt' }))
  const rating = within(await screen.findByRole('dialog', { name: 'Hur gick samarbetet med Joel Nyberg?' }))
  expect(rating.getByRole('button', { name: 'Spara betyget' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(rating.getByRole('radio', { name: '4 stjärnor' }))
  await user.click(rating.getByRole('button', { name: 'Spara betyget' }))
  await waitFor(() =>
    expect(api.to('PATCH /participations/:id/rating')[0]?.body).toEqual({ rating: { score: 4, comment: '' } }),
  )
  expect(await card.findByText('Ert betyg: 4 av 5')).toBeTruthy()
})

const reasonOf = (reason: string, owed: number, countsFor: string | null) => ({ reason, owed, countsFor })
const leaveTerms = {
  id: joel.id,
  campaignId: joel.campaignId,
  campaignName: 'Vårkampanjen',
  brandName: 'Lumo',
  creatorName: 'Joel Nyberg',
  fee: 90_000,
  goods: 'with_creator',
  productValue: 400,
  obstacle: null,
  reasons: [
    reasonOf('not_as_agreed', 45_000, 'brand'),
    reasonOf('plans_changed', 45_000, 'brand'),
    reasonOf('other', 45_000, 'brand'),
  ],
  ended: 0,
  agreed: 1,
  leaving: null,
}
const TERMS = 'GET /agreements/:id/leave_terms'
const END = 'POST /agreements/:id/ending'
const askToRemove = async (api: object) => {
  const opened = open({ 'GET /participations/:id': wire({ participation: joel }), ...api })
  await opened.user.click((await cardOf()).getByRole('button', { name: 'Mer om Joel Nyberg' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }))
  return {
    ...opened,
    dialog: within(await screen.findByRole('dialog', { name: 'Ta bort Joel Nyberg från kampanjen' })),
  }
}

test('who takes a creator out chooses why, and reads what is paid before it is done', async () => {
  const { user, api, dialog } = await askToRemove({ [TERMS]: wire({ leaveTerms }), [END]: wire({ leaveTerms }) })
  const why = await dialog.findByRole('combobox', { name: 'Varför' })
  expect(dialog.getByText(/^450\skr betalas till kreatören/)).toBeTruthy()
  expect(dialog.getByText(/^450\skr går tillbaka/)).toBeTruthy()
  expect(dialog.getByText('Det räknas hos varumärket i ett år.')).toBeTruthy()
  expect(
    within(why)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Inte som vi kom överens om', 'Våra planer har ändrats', 'Annat'])
  await user.selectOptions(why, 'Våra planer har ändrats')
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Lanseringen ställs in')
  await user.click(dialog.getByRole('button', { name: 'Ta bort' }))
  await waitFor(() => expect(api.to(END)[0]?.body).toEqual({ reason: 'plans_changed', words: 'Lanseringen ställs in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('nothing can be sent before what follows is read; where it cannot be read it can be tried again', async () => {
  let answer: unknown = new Promise(() => undefined)
  const { user, api, dialog, unmount } = await askToRemove({ [TERMS]: () => answer })
  expect(await dialog.findByLabelText('Läser vad som händer med arvodet')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Hör inte av sig')
  expect(dialog.getByRole('button', { name: 'Ta bort' })).toHaveProperty('disabled', true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  unmount()
  answer = reply(503, { error: 'internal' })
  const again = await askToRemove({ [TERMS]: () => answer, [END]: wire({ leaveTerms }) })
  expect(await again.dialog.findByText(/^Det gick inte att läsa/)).toBeTruthy()
  expect(again.dialog.getByRole('button', { name: 'Ta bort' })).toHaveProperty('disabled', true)
  answer = wire({ leaveTerms })
  await again.user.click(again.dialog.getByRole('button', { name: 'Försök igen' }))
  expect(await again.dialog.findByText(/^450\skr betalas till kreatören/)).toBeTruthy()
  expect(again.dialog.getByRole('textbox', { name: 'Skäl' })).toHaveProperty('value', 'Hör inte av sig')
  await again.user.click(again.dialog.getByRole('button', { name: 'Ta bort' }))
  await waitFor(() => expect(again.api.to(END)).toHaveLength(1))
  expect([api, again.api].flatMap(({ calls }) => calls).filter(({ path }) => path.endsWith('/reject'))).toEqual([])
})

test('with whom nothing goes on any more is taken out by the place alone', async () => {
  const over = { ...leaveTerms, obstacle: 'over', reasons: [] }
  const { user, api, dialog } = await askToRemove({
    [TERMS]: wire({ leaveTerms: over }),
    'PATCH /participations/:id/reject': wire({ participation: { ...joel, state: 'rejected' }, campaign }),
  })
  expect(await dialog.findByText(/^Inget arvode är kvar att betala/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Tack för allt')
  await user.click(dialog.getByRole('button', { name: 'Ta bort' }))
  await waitFor(() =>
    expect(api.to('PATCH /participations/:id/reject')[0]?.body).toEqual({ reason: 'Tack för allt', from: 'approved' }),
  )
  expect(api.to(END)).toEqual([])
})

test('while a post waits nothing ends, and the dialog says what to do first', async () => {
  const waiting = { ...leaveTerms, obstacle: 'work_waiting', reasons: [] }
  const { dialog } = await askToRemove({ [TERMS]: wire({ leaveTerms: waiting }) })
  expect(await dialog.findByText('Ett inlägg väntar på svar. Svara på det först.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Ta bort' })).toHaveProperty('disabled', true)
})

test('who never posted is taken out for that at first: the whole fee goes back, and it counts for the creator', async () => {
  const late = { ...leaveTerms, reasons: [reasonOf('never_posted', 0, 'creator'), ...leaveTerms.reasons] }
  const { user, api, dialog } = await askToRemove({
    [TERMS]: wire({ leaveTerms: late }),
    [END]: wire({ leaveTerms: late }),
  })
  expect(await dialog.findByText(/^900\skr går tillbaka/)).toBeTruthy()
  expect(dialog.getByText('Det syns hos kreatören i ett år.')).toBeTruthy()
  expect(dialog.queryByText(/betalas till kreatören/)).toBeNull()
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Inget kom')
  await user.click(dialog.getByRole('button', { name: 'Ta bort' }))
  await waitFor(() => expect(api.to(END)[0]?.body).toEqual({ reason: 'never_posted', words: 'Inget kom' }))
})

test('a creator whom somebody else has taken out meanwhile is told of as such', async () => {
  const { user, dialog } = await askToRemove({
    [TERMS]: wire({ leaveTerms }),
    [END]: reply(409, { error: 'already_decided' }),
    'GET /participations/:id': wire({ participation: { ...joel, state: 'rejected', decidedByName: 'Eva Ek' } }),
  })
  await dialog.findByRole('combobox', { name: 'Varför' })
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Hör inte av sig')
  await user.click(dialog.getByRole('button', { name: 'Ta bort' }))
  expect(await screen.findByText(/Någon annan hann före|Eva Ek/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const fee = { amount: 90_000, settledAt: null, returnReason: null, until: null }

test('A1 a card says that the fee went back, and asks for no post', async () => {
  const returned = {
    ...joel,
    deliveryProblem: null,
    deadlinePausedAt: null,
    need: 'done',
    feeAmount: 0,
    fee: { ...fee, state: 'returned', settledAt: '2026-11-25T10:00:00Z', returnReason: 'not_delivered' },
  } as const
  open(participationsOf([{ ...returned, abilities: [] }]))
  const card = await cardOf()
  expect(card.getByText(/^900\skr gick tillbaka till kontot 25 nov$/)).toBeTruthy()
  expect(card.getByText('Arvodet betalades inte ut')).toBeTruthy()
  expect(card.queryByText(/^Publicera senast/)).toBeNull()
})

test('A1 a card says until when a held fee can be earned once the campaign is finished', async () => {
  open(
    participationsOf([
      {
        ...joel,
        deliveryProblem: null,
        deadlinePausedAt: null,
        need: 'post',
        fee: { ...fee, state: 'held', until: '2026-11-24' },
      },
    ]),
  )
  expect((await cardOf()).getByText(/^900\skr är reserverade till och med 24 nov$/)).toBeTruthy()
})
