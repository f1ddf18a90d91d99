/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { initialAuth } from '@samspel/store'
import { buildAccount, buildStore, id, listAnswer, renderWithApp, reply, screen, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { applicantCounts } from '../../../data/applicant-counts'
import { applicantLists } from '../../../data/store-participations'
import { buildApplicant } from '../../../testing'
import { Pickups } from './Pickups'

const store = buildStore({ id: id(501), brandId: id(200), brandName: 'Björkbrygg' })
const tove = buildApplicant({ storeId: store.id, reserves: 600_00 }, 1)
const milad = buildApplicant({ storeId: store.id, reserves: 600_00 }, 2)

const open = (availableBalance: number) =>
  renderWithApp(
    <>
      <Pickups store={store} />
      <Toaster />
    </>,
    {
      route: '/?pickups=requested',
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
    name: 'Godkänn',
  })

test('an application for pick-up says what it reserves; without the money it waits for it, with the way to pay it in', async () => {
  open(200_00)
  expect(await screen.findAllByText(/^Reserverar 600\skr, 200\skr finns/)).toHaveLength(2)
  expect(approveOf(tove.creator.name)).toBeDisabled()
  expect(screen.getAllByRole('link', { name: 'Fyll på' })[0]?.getAttribute('href')).toBe(
    `/wallet?topUp=${id(5)}&sum=400`,
  )
})

test('several together are counted together before they are approved', async () => {
  const { user } = open(1_000_00)
  await screen.findAllByText(/^Reserverar 600\skr, 1\s000\skr finns/)
  await user.click(screen.getByRole('checkbox', { name: `Välj ${tove.creator.name}` }))
  await user.click(screen.getByRole('button', { name: 'Välj alla som visas' }))
  const bar = within(screen.getByRole('region', { name: 'Valda ansökningar' }))
  expect(bar.getByText(/^Reserverar 1\s200\skr, 1\s000\skr finns/)).toBeTruthy()
  expect(bar.getByRole('button', { name: /^Godkänn 2/ }).getAttribute('aria-disabled')).toBe('true')
})

test('an approval refused for want of money is told by a toast that stays and leads to where it is paid in', async () => {
  const { user } = open(1_000_00)
  await screen.findAllByText(/^Reserverar 600/)
  await user.click(approveOf(tove.creator.name))
  expect(await screen.findByText('Det finns inte tillräckligt med pengar på kontot.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Fyll på' })).toBeTruthy()
})
