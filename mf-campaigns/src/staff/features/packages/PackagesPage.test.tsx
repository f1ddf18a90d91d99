/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { type CampaignPackage, packageNames, packages } from '@samspel/api'
import { type FakeRoutes, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { packagesSaga } from './data/packages'
import { PackagesPage } from './PackagesPage'

const list = packageNames.map((name, index): CampaignPackage => {
  const fixed: { reach?: number; profiles?: number } = packages[name]
  return {
    name,
    reach: fixed.reach ?? null,
    profiles: fixed.profiles ?? null,
    price: fixed.reach ? 10_000 * index : null,
    descriptionSv: `Om ${name}`,
    descriptionEn: `About ${name}`,
    active: name !== 'custom',
    campaignsCount: index,
  }
})
const open = (api: FakeRoutes = {}) =>
  renderWithApp(<PackagesPage />, {
    sagas: { packages: packagesSaga },
    api: { 'GET /packages': wire({ packages: list }), ...api },
  })

test('the six packages with what the specification fixes, price and campaigns (T-08)', async () => {
  open()
  const row = await screen.findByRole('row', { name: /Litet/ })
  expect(row.textContent!.replace(/\s/g, ' ')).toContain('100 0002030 000 kr3Kan väljas')
  expect(screen.getAllByRole('row')).toHaveLength(7)
  expect(screen.getByRole('row', { name: /Enligt offert/ }).textContent).toContain('FrittFrittPer kampanj2Dolt')
})

test('a price beyond all bounds is refused at its field, what the server refuses too, and a good one is saved', async () => {
  const { user, api } = open({ 'PATCH /packages/:name': reply(422, { errors: { price: ['invalid'] } }) })
  await user.click(await screen.findByRole('button', { name: 'Ändra Litet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ändra Litet' })
  expect(within(dialog).getByText('Räckvidd').nextSibling!.textContent!.replace(/\s/g, ' ')).toBe('100 000')
  const price = within(dialog).getByLabelText(/Pris/)
  await user.clear(price)
  await user.type(price, '900000000')
  await user.tab()
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'))
  await user.clear(price)
  await user.type(price, '45000')
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'))
  api.on({
    'PATCH /packages/:name': wire({ package: { ...list[3], price: 45_000 } }),
    'GET /packages': wire({ packages: list.map((one) => (one.name === 'small' ? { ...one, price: 45_000 } : one)) }),
  })
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.to('PATCH /packages/:name').at(-1)).toMatchObject({
    params: { name: 'small' },
    body: { package: { price: 45_000, active: true } },
  })
  expect(await screen.findByText(/^45.000.kr$/)).toBeTruthy()
})

test('no packages at all are said in words, with a way to ask again', async () => {
  open({ 'GET /packages': { packages: [] } })
  expect(await screen.findByRole('heading', { name: 'Inga paket' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Hämta igen' })).toBeTruthy()
})

test('packages that cannot be had are asked for again', async () => {
  const { user, api } = open({ 'GET /packages': reply(400, {}) })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  api.on({ 'GET /packages': wire({ packages: list }) })
  await user.click(again)
  expect(await screen.findByRole('row', { name: /Litet/ })).toBeTruthy()
})
