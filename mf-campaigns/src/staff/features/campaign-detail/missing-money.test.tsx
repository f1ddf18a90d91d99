/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildAccount, id, listAnswer, screen, within } from '@samspel/testing'
import { application, openOffer, openPage, participationsOf } from './test-page'

const paid = openOffer({
  brandId: id(200),
  brandName: 'Nordklang Audio',
  enablePaidCollaborations: true,
  paidCollaborationPrice: 500,
  placesLeft: 3,
})
const money = (availableBalance: number) => ({
  'GET /accounts': listAnswer('accounts', [
    buildAccount({ id: id(5), brandId: id(200), name: 'Nordklang Audio', availableBalance }),
  ]),
})

test('the page of a campaign says what its places lack, and where it is paid in', async () => {
  openPage(paid, money(1_000_00))
  expect(await screen.findByText(/^500\skr saknas på Nordklang Audio$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Fyll på' }).getAttribute('href')).toBe(`/wallet?topUp=${id(5)}&sum=500`)
})

test('the board knows the money before the press: what an approval lacks is said once, and its buttons wait for it', async () => {
  const waiting = { ...paid, pendingParticipationsCount: 2 }
  const two = [application(1, 'Tove Ekström'), application(2, 'Milad Hosseini')]
  const { user } = openPage(
    { ...waiting, placesLeft: 1 },
    { ...money(200_00), ...participationsOf(two) },
    '?tab=participations',
  )
  expect(await screen.findByText(/^300\skr saknas på Nordklang Audio$/)).toBeTruthy()
  const card = within(await screen.findByRole('listitem', { name: 'Tove Ekström' }))
  expect(card.getByRole('button', { name: 'Godkänn' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Välj Tove Ekström' }))
  await user.click(screen.getByRole('button', { name: 'Välj alla som visas' }))
  const bar = within(screen.getByRole('region', { name: 'Valda ansökningar' }))
  expect(bar.getByText(/^Reserverar 1\s000\skr, 200\skr finns/)).toBeTruthy()
  expect(bar.getByRole('button', { name: /^Godkänn 2/ }).getAttribute('aria-disabled')).toBe('true')
})

test('a dialog that approves says what is reserved and what there is', async () => {
  const { user } = openPage(
    paid,
    { ...money(9_000_00), ...participationsOf([application(1, 'Tove Ekström')]) },
    '?tab=participations',
  )
  await user.click(
    within(await screen.findByRole('listitem', { name: 'Tove Ekström' })).getByRole('button', { name: 'Godkänn' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Godkänn Tove Ekström?' }))
  expect(dialog.getByText(/^Reserverar 500\skr, 9\s000\skr finns$/)).toBeTruthy()
})
