/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import { buildAccount, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { accountLists, transactionLists, walletSaga } from '../../data'
import { AdjustForm } from './AdjustForm'

const account = buildAccount({ id: id(7), balance: 900_000, availableBalance: 900_000 })
const adjustment = {
  id: id(20),
  kind: 'adjustment',
  accountId: id(7),
  accountName: 'Havsro',
  amount: 1_500_000,
  reason: 'Dubbel debitering',
  state: 'pending',
  requestedBy: 'Alva Berg',
  decidedBy: null,
  declineReason: null,
  createdAt: '2026-11-24T09:00:00.000Z',
  decidedAt: null,
  abilities: ['decline'],
}
const open = (more: object) =>
  renderWithApp(
    <>
      <AdjustForm account={account} />
      <Toaster />
    </>,
    {
      slices: [accountLists, transactionLists],
      sagas: { wallet: walletSaga },
      api: {
        'GET /adjustments': wire({ ...listAnswer('adjustments', []), approvalAbove: 1_000_000 }),
        ...more,
      } as never,
    },
  )
const fill = async ({ user }: ReturnType<typeof open>, amount: string) => {
  await user.type(screen.getByLabelText('Belopp'), amount)
  await user.type(screen.getByLabelText('Skäl'), 'Dubbel debitering')
}

/** Sends the form, and says yes to the question. */
const send = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Justera' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Justera' }))
}

describe('platform staff correct an account', () => {
  test('the balance after is said before, and that a large sum needs a colleague; then that it waits (T-43)', async () => {
    const app = open({ 'POST /accounts/:id/adjustments': wire({ adjustment, account }) })
    await fill(app, '15000')
    expect(await screen.findByText(/24.000.kr/)).toBeTruthy()
    expect(await screen.findByText(/10.000.kr/)).toBeTruthy()
    await send(app)
    expect(app.api.to('POST /accounts/:id/adjustments')).toHaveLength(1)
    expect(await screen.findByText(/Justeringen väntar på att en kollega/)).toBeTruthy()
  })

  test('more than there is to take is told at the sum, in money, and nothing is sent', async () => {
    const app = open({ 'POST /accounts/:id/adjustments': wire({ adjustment, account }) })
    await fill(app, '9000,01')
    await app.user.selectOptions(screen.getByLabelText('Riktning'), 'Dra av')
    await app.user.click(screen.getByRole('button', { name: 'Justera' }))
    expect(await screen.findByText(/^Det finns 9.000.kr att ta av på kontot\.$/)).toBeTruthy()
    expect(app.api.calls.filter(({ method }) => method === 'POST')).toHaveLength(0)
  })

  test('a refusal keeps what was typed, and the same try goes out under the same key', async () => {
    const keys: (string | undefined)[] = []
    const app = open({
      'POST /accounts/:id/adjustments': ({ headers }: { headers: Record<string, string> }) => {
        keys.push(headers['idempotency-key'])
        return reply(422, { error: 'insufficient_funds' })
      },
    })
    await fill(app, '500')
    await send(app)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect((screen.getByLabelText('Skäl') as HTMLInputElement).value).toBe('Dubbel debitering')
    await send(app)
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(new Set(keys).size).toBe(1)
  })
})
