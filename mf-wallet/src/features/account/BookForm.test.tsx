/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import { buildAccount, id, listAnswer, renderWithApp, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { accountLists, transactionLists, walletSaga } from '../../data'
import { BookForm } from './BookForm'

const account = buildAccount({ id: id(7), name: 'Havsro', balance: 3_000_000, availableBalance: 3_000_000 })
const open = (answer: object) =>
  renderWithApp(
    <>
      <BookForm account={account} />
      <Toaster />
    </>,
    {
      slices: [accountLists, transactionLists],
      sagas: { wallet: walletSaga },
      api: {
        'GET /adjustments': wire({ ...listAnswer('adjustments', []), approvalAbove: 1_000_000 }),
        'POST /accounts/:id/transactions': wire(answer),
      } as never,
    },
  )
const fill = async ({ user }: ReturnType<typeof open>, way: string, amount: string) => {
  await user.selectOptions(screen.getByLabelText('Typ'), way)
  await user.type(screen.getByLabelText('Belopp'), amount)
  await user.type(screen.getByLabelText('Text'), 'Test')
  await user.click(screen.getByRole('button', { name: 'Bokför' }))
  return within(await screen.findByRole('dialog'))
}

describe('booking by hand', () => {
  test('asks before with sum, account and effect; on no, nothing is sent and what was typed stays', async () => {
    const app = open({ account, adjustment: { state: 'pending' } })
    const dialog = await fill(app, 'Betala tillbaka till företaget', '500')
    expect(screen.getByRole('dialog', { name: /^Betala tillbaka 500\skr till Havsro\?$/ })).toBeTruthy()
    expect(dialog.getByText(/^Kontot minskar/)).toBeTruthy()
    expect(dialog.getByText(/^Saldo efteråt: 29\s500\skr$/)).toBeTruthy()
    await app.user.click(dialog.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.api.to('POST /accounts/:id/transactions')).toHaveLength(0)
    expect(screen.queryByRole('alert')).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Bokför' }))
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bokför' }))
    await waitFor(() =>
      expect(app.api.to('POST /accounts/:id/transactions')[0]?.body).toEqual({
        transaction: { transactionType: 'credit', amount: 50_000, title: 'Test' },
      }),
    )
  })

  test('a large sum says that a colleague is needed and nothing of an effect at once, and afterwards that it waits', async () => {
    const app = open({ account, adjustment: { state: 'pending' } })
    const dialog = await fill(app, 'Insättning', '15000')
    expect(await dialog.findByText(/^Över 10\s000\skr, som du kan bokföra ensam/)).toBeTruthy()
    expect(dialog.queryByText(/går att använda direkt/)).toBeNull()
    expect(dialog.getByText(/^Saldo när det är godkänt: 45\s000\skr$/)).toBeTruthy()
    await app.user.click(dialog.getByRole('button', { name: 'Bokför' }))
    expect(await screen.findByText(/^15\s000\skr hos Havsro väntar på att en kollega godkänner$/)).toBeTruthy()
    expect(app.api.to('POST /accounts/:id/transactions')).toHaveLength(1)
  })
})
