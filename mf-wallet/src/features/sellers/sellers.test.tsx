/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { ReportedSeller } from '@samspel/api'
import { cleanup, id, listAnswer, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { SellersPage } from './SellersPage'

afterEach(cleanup)

const seller = (number: number, over: Partial<ReportedSeller> = {}): ReportedSeller => ({
  id: id(number),
  name: `Kreatör ${number}`,
  username: `k${number}`,
  country: 'SE',
  isReported: true,
  amount: 125_000,
  activities: 2,
  missing: [],
  remindedAt: null,
  reminders: 0,
  ...over,
})
const LIST = 'GET /seller_reports'
const answer = (sellers: ReportedSeller[], over = {}) => ({
  ...listAnswer('sellers', wire(sellers) as never),
  ...(wire({
    counts: { reported: 2, complete: 1, toRemind: 1 },
    dueOn: '2027-01-31',
    canExport: true,
    ...over,
  }) as object),
})
const open = (api = {}) =>
  renderWithApp(
    <>
      <SellersPage />
      <Toaster />
    </>,
    { route: '/payouts/sellers', path: '*', api },
  )

describe('the report on creators', () => {
  test('says how many are complete, what others miss, and who is not reported', async () => {
    open({
      [LIST]: answer([seller(1, { missing: ['street', 'personalId'] }), seller(2), seller(3, { isReported: false })]),
    })
    expect(await screen.findByText('1 av 2 kreatörer har allt som behövs')).toBeTruthy()
    expect(await screen.findByText('gatuadress, personnummer')).toBeTruthy()
    expect(screen.getByText('Rapporteras inte')).toBeTruthy()
  })

  test('reminds everybody who misses something, and says how many', async () => {
    const { user, api } = open({
      [LIST]: answer([seller(1, { missing: ['street'] })]),
      'POST /seller_reports/reminders': { reminded: 1 },
    })
    await user.click(await screen.findByRole('button', { name: 'Påminn (1)' }))
    expect(await screen.findByText('1 kreatör påmindes')).toBeTruthy()
    expect(api.to('POST /seller_reports/reminders')).toHaveLength(1)
  })

  test('without a company that reports there is no file, and it says why', async () => {
    open({ [LIST]: answer([seller(1)], { canExport: false }) })
    expect(await screen.findByText(/Filen kan inte skapas/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ladda ner filen' })).toBeNull()
  })

  test('a list that does not come says so, and comes when asked for again; an empty one says what it shows', async () => {
    const { user, api } = open({ [LIST]: reply(422, { error: 'invalid' }) })
    expect(await screen.findByText('Kreatörerna kunde inte hämtas.')).toBeTruthy()
    api.on({ [LIST]: answer([]) })
    await user.click(screen.getByRole('button', { name: 'Försök igen' }))
    expect(await screen.findByText('Inga kreatörer här')).toBeTruthy()
  })
})
