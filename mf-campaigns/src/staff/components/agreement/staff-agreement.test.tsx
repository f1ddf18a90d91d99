/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { Agreement, AgreementChange } from '@samspel/api'
import {
  buildDeal,
  builtAt,
  type FakeRoutes,
  fireEvent,
  id,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { StaffAgreement } from './StaffAgreement'

const facts = buildDeal()
const version: Agreement['versions'][number] = {
  id: id(70),
  number: '2026-1184',
  version: 1,
  cause: 'approved',
  facts,
  creatorName: 'Tove Ekström',
  companyName: 'Havsro AB',
  creatorAgreedAt: builtAt,
  brandAgreedAt: builtAt,
  reason: '',
  hash: 'a1',
  madeAt: '2026-11-30T13:10:00Z',
  supersededAt: null,
}
const change: AgreementChange = {
  id: id(71),
  state: 'open',
  proposal: { fee: 180_000 },
  facts: { ...facts, fee: 180_000 },
  reason: '',
  askedAt: builtAt,
  answerBy: '2026-12-06',
  answeredAt: null,
}
const agreement = (more: Partial<Agreement> = {}): Agreement => ({
  id: id(50),
  campaignId: id(7),
  deliveryMethod: 'delivery',
  versions: [version],
  openChange: null,
  pastChanges: [],
  abilities: ['askChange'],
  ...more,
})
const open = (api: FakeRoutes) =>
  renderWithApp(
    <>
      <StaffAgreement id={id(50)} onClose={() => {}} />
      <Toaster />
    </>,
    { api },
  )

test('the brand reads who is meant by “you”, and a question that waits can be taken back', async () => {
  const waiting = agreement({ openChange: change, abilities: ['withdrawChange'] })
  const { user, api } = open({
    'GET /agreements/:id': wire({ agreement: waiting }),
    'DELETE /agreement_changes/:id': wire({ agreement: agreement() }),
  })
  expect(await screen.findByText('Skrivet till kreatören: ”du” är Tove Ekström.')).toBeTruthy()
  expect(screen.getByText(/^Väntar på svar till .*6.dec/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Föreslå ändring' })).toBeNull()
  api.on({ 'GET /agreements/:id': wire({ agreement: agreement() }) })
  await user.click(screen.getByRole('button', { name: 'Ta tillbaka frågan' }))
  expect(await screen.findByText('Frågan är tillbakatagen')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Föreslå ändring' })).toBeTruthy()
})

test('a question that was answered meanwhile says so when it is taken back', async () => {
  const waiting = agreement({ openChange: change, abilities: ['withdrawChange'] })
  const { user } = open({
    'GET /agreements/:id': wire({ agreement: waiting }),
    'DELETE /agreement_changes/:id': reply(409, { error: 'already_decided' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Ta tillbaka frågan' }))
  expect(await screen.findByText('Frågan står inte öppen längre.')).toBeTruthy()
})

test('asking begins without any complaint, says what is needed, and sends only what differs', async () => {
  const { user, api } = open({
    'GET /agreements/:id': wire({ agreement: agreement() }),
    'POST /agreements/:id/changes': wire({ agreement: agreement({ openChange: change }) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Föreslå ändring' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Föreslå ändring' }))
  expect(dialog.getAllByText('Ändra minst en sak i avtalet först.')).toHaveLength(1)
  expect(dialog.queryByText('fältet är obligatoriskt')).toBeNull()
  fireEvent.change(dialog.getByRole('textbox', { name: /^Nytt arvode/ }), { target: { value: '1800' } })
  await waitFor(() => expect(dialog.queryByText('Ändra minst en sak i avtalet först.')).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Skicka frågan' }))
  expect(await screen.findByText('Frågan är skickad')).toBeTruthy()
  expect(api.to('POST /agreements/:id/changes')[0]?.body).toEqual({
    change: { fee: 180_000, answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
  expect(await screen.findByRole('heading', { name: 'Ni är överens' })).toBeTruthy()
})

test('how long pictures may be used is asked only where they may be used somewhere', async () => {
  const { user } = open({
    'GET /agreements/:id': wire({
      agreement: agreement({
        versions: [{ ...version, facts: { ...facts, terms: { ...facts.terms, rights: null } } }],
      }),
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Föreslå ändring' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Föreslå ändring' }))
  expect(dialog.getByText('Ingenstans om inget är valt.')).toBeTruthy()
  expect(dialog.queryByText('månader')).toBeNull()
})

test('without an agreement, and when it cannot be loaded, the dialog says so', async () => {
  const { unmount } = open({ 'GET /agreements/:id': reply(404, { error: 'not_found' }) })
  expect(await screen.findByText(/^Här finns inget avtal/)).toBeTruthy()
  unmount()
  open({ 'GET /agreements/:id': reply(422, { error: 'internal' }) })
  expect(await screen.findByText('Avtalet kunde inte hämtas.')).toBeTruthy()
})
