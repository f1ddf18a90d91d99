/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { initialAuth } from '@samspel/store'
import {
  buildAccount,
  buildStore,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { applicantCounts } from '../../../data/applicant-counts'
import { applicantLists } from '../../../data/store-participations'
import { buildApplicant } from '../../../testing'
import { Pickups } from './Pickups'

const store = buildStore({ id: id(501), brandId: id(200), brandName: 'Björkbrygg' })
const tove = buildApplicant({ storeId: store.id, state: 'declined', abilities: ['approve'], reserves: 600_00 }, 1)
const milad = buildApplicant({ storeId: store.id, state: 'declined', abilities: ['approve'], reserves: 600_00 }, 2)

const open = (availableBalance: number, more: object = {}) =>
  renderWithApp(
    <>
      <Pickups store={store} />
      <Toaster />
    </>,
    {
      route: '/?pickups=declined',
      slices: [applicantLists, applicantCounts],
      state: {
        auth: { ...initialAuth, authenticated: true, role: 'company', scope: 'user' as const, roleResolved: true },
      },
      api: {
        'GET /counters/:id': reply(404, { error: 'not_found' }),
        'GET /accounts': listAnswer('accounts', [
          buildAccount({ id: id(5), brandId: id(200), name: 'Björkbrygg', availableBalance }),
        ]),
        'GET /brands/:id/store_participations': {
          ...listAnswer('storeParticipations', [tove, milad]),
          ...wire({ counts: { requested: 2, approved: 0, declined: 0, pickedUp: 0, invited: 0 } }),
        },
        'GET /brands/:id/budgets': reply(403, { error: 'forbidden' }),
        'PATCH /store_participations/:id/approve': reply(422, { error: 'insufficient_funds' }),
        ...more,
      },
    },
  )
const approveOf = (name: string) =>
  within(screen.getByRole('button', { name: `Visa hämtningen för ${name}` }).closest('tr')!).getByRole('button', {
    name: 'Godkänn ändå',
  })

test('whoever is taken in after all waits for the money; a refusal for want of it stays and leads to where it is paid in', async () => {
  const poor = open(200_00)
  await screen.findAllByRole('button', { name: /^Visa hämtningen för / })
  expect(approveOf(tove.creator.name)).toBeDisabled()
  poor.unmount()
  const { user } = open(1_000_00)
  await screen.findAllByRole('button', { name: /^Visa hämtningen för / })
  await waitFor(() => expect(approveOf(tove.creator.name)).not.toBeDisabled())
  await user.click(approveOf(tove.creator.name))
  expect(await screen.findByText('Det finns inte tillräckligt med pengar på kontot.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Fyll på' })).toBeTruthy()
})

test('the sum that was seen is sent; where the creator has named another by then, it says so and reads anew', async () => {
  const proposal = {
    fee: 600_00,
    span: { lowest: 400_00, highest: 900_00 },
    counter: null,
    abilities: ['counter' as const],
  }
  const { user, api } = open(1_000_00, {
    'GET /brands/:id/store_participations': {
      ...listAnswer('storeParticipations', [{ ...tove, proposal }]),
      ...wire({ counts: { requested: 0, approved: 0, declined: 1, pickedUp: 0, invited: 0 } }),
    },
    'PATCH /store_participations/:id/approve': reply(409, { error: 'proposal_changed' }),
    'GET /store_participations/:id': wire({
      storeParticipation: { ...tove, reserves: 800_00, proposal: { ...proposal, fee: 800_00 } },
    }),
  })
  await user.click(await screen.findByRole('button', { name: `Visa hämtningen för ${tove.creator.name}` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^Föreslår 600\skr/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Svara med ett annat arvode' }).getAttribute('href')).toBe(
    `/applications?kind=stores&store=${store.id}&open=${tove.id}`,
  )
  await user.click(dialog.getByRole('button', { name: 'Godkänn ändå' }))
  expect(await screen.findByText(/har föreslagit ett annat arvode/)).toBeTruthy()
  expect(api.to('PATCH /store_participations/:id/approve').map(({ body }) => body)).toEqual([
    { from: 'declined', fee: 600_00 },
  ])
  await waitFor(() => expect(api.to('GET /store_participations/:id')).toHaveLength(1))
})

test('the dialog warns where approving goes above the budget of the quarter in which the campaign ends', async () => {
  const next = new Date().getFullYear() + 1
  const budgets = [{ quarter: `${next}-04-01`, amount: 500_00, reserved: 0, spent: 0, left: 500_00 }]
  const { user, api } = open(1_000_00, {
    'GET /brands/:id/store_participations': {
      ...listAnswer('storeParticipations', [{ ...tove, campaignEndsOn: `${next}-05-09` }]),
      ...wire({ counts: { requested: 0, approved: 0, declined: 1, pickedUp: 0, invited: 0 } }),
    },
    'GET /brands/:id/budgets': wire({ budgets, abilities: [] }),
  })
  await user.click(await screen.findByRole('button', { name: `Visa hämtningen för ${tove.creator.name}` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(new RegExp(`^100\\skr över budgeten för kvartal 2, ${next}$`))).toBeTruthy()
  expect(api.to('GET /brands/:id/budgets')[0]?.query.get('year')).toBe(String(next))
})

test('a row whose fee goes above the budget is not approved at once: it opens with the warning', async () => {
  const next = new Date().getFullYear() + 1
  const budgets = [{ quarter: `${next}-04-01`, amount: 700_00, reserved: 0, spent: 0, left: 700_00 }]
  const { user, api } = open(5_000_00, {
    'GET /brands/:id/store_participations': {
      ...listAnswer('storeParticipations', [
        { ...tove, campaignEndsOn: `${next}-05-09`, reserves: 800_00 },
        { ...milad, campaignEndsOn: `${next}-05-09` },
      ]),
      ...wire({ counts: { requested: 0, approved: 0, declined: 2, pickedUp: 0, invited: 0 } }),
    },
    'GET /brands/:id/budgets': wire({ budgets, reservations: [], abilities: [] }),
    'PATCH /store_participations/:id/approve': ({ params }: { params: Record<string, string> }) =>
      wire({ storeParticipation: { ...milad, id: params.id, state: 'approved' } }),
  })
  await screen.findAllByRole('button', { name: /^Visa hämtningen för / })
  await waitFor(() => expect(api.to('GET /brands/:id/budgets')).toHaveLength(1))
  await waitFor(() => expect(approveOf(tove.creator.name)).not.toBeDisabled())
  await user.click(approveOf(tove.creator.name))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(new RegExp(`^100\\skr över budgeten för kvartal 2, ${next}$`))).toBeTruthy()
  expect(api.to('PATCH /store_participations/:id/approve')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Stäng' }))
  await user.click(approveOf(milad.creator.name))
  await waitFor(() => expect(api.to('PATCH /store_participations/:id/approve')).toHaveLength(1))
  expect(api.to('PATCH /store_participations/:id/approve')[0]!.params.id).toBe(milad.id)
})
