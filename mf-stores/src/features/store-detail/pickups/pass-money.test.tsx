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

const open = (availableBalance: number) =>
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
        'PATCH /store_participations/:id/approve': reply(422, { error: 'insufficient_funds' }),
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
