/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import type { BankFile, BankTransfer, Payment } from '@samspel/api'
import { fireEvent, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { accountLists, transactionLists, walletSaga } from '../../data'
import { TransfersPage } from './TransfersPage'

const awaited: Payment = {
  id: id(1),
  accountId: id(101),
  brandId: id(201),
  brandName: 'Havsro',
  method: 'transfer',
  state: 'pending',
  amount: 1_250_000,
  currency: 'SEK',
  reference: '73014409',
  cardLastFour: null,
  paidWith: null,
  receiptId: null,
  createdAt: '2026-11-24T08:00:00.000Z',
  settledAt: null,
}
const unknown: BankTransfer = {
  id: id(2),
  reference: '7301',
  amount: 420_000,
  sender: 'Norrsken Kafferosteri AB',
  receivedOn: '2026-11-24',
  state: 'open',
  brandName: null,
  expected: null,
  isFromBank: false,
  createdAt: '2026-11-24T09:00:00.000Z',
}
const bankFile: BankFile = {
  id: id(5),
  kind: 'camt.054',
  messageId: 'SEB-1',
  fileName: 'camt054.xml',
  receivedBy: null,
  receivedAt: '2026-11-24T09:00:00.000Z',
  paid: 0,
  failed: 0,
  released: 0,
  booked: 2,
  open: 1,
  known: 0,
  notes: [{ kind: 'bundled', amount: '750.00 SEK', reference: null, day: '2026-11-24' }],
}
const open = (more: object = {}, query = '') =>
  renderWithApp(
    <>
      <TransfersPage />
      <Toaster />
    </>,
    {
      route: `/wallet/transfers${query}`,
      slices: [accountLists, transactionLists],
      sagas: { wallet: walletSaga },
      api: {
        'GET /wallet/awaited_transfers': wire(listAnswer('payments', [awaited])),
        'GET /wallet/bank_transfers': wire(listAnswer('bankTransfers', [unknown])),
        'GET /bank_files': wire(listAnswer('bankFiles', [bankFile])),
        'GET /accounts': wire(listAnswer('accounts', [])),
        ...more,
      } as never,
    },
  )

describe('transfers that come to the bank', () => {
  test('an awaited one fills the form, and is booked with what it says', async () => {
    const sent: unknown[] = []
    const { user } = open({
      'POST /wallet/bank_transfers': ({ body }: { body: unknown }) => {
        sent.push(body)
        return wire({
          bankTransfer: { ...unknown, id: id(3), state: 'booked', brandName: 'Havsro', amount: 1_250_000 },
        })
      },
    })
    await user.click(await screen.findByRole('button', { name: /Fyll i 7301/ }))
    const reference = await screen.findByLabelText('Referens')
    await waitFor(() => expect((reference as HTMLInputElement).value.replace(/\s/g, '')).toBe('73014409'))
    await user.click(screen.getByRole('button', { name: 'Bokför' }))
    expect(await screen.findByText(/är bokfört på Havsro/)).toBeTruthy()
    expect(JSON.stringify(sent)).toContain('1250000')
  })

  test('another sum than expected is asked about, and booked with a second yes', async () => {
    let asked = 0
    const { user } = open({
      'POST /wallet/bank_transfers': () => {
        asked += 1
        return asked === 1
          ? reply(422, { errors: { amount: ['not_equal'] } })
          : wire({ bankTransfer: { ...unknown, id: id(3), state: 'booked', brandName: 'Havsro', amount: 1_000_000 } })
      },
    })
    await user.click(await screen.findByRole('button', { name: /Fyll i 7301/ }))
    await user.click(await screen.findByRole('button', { name: 'Bokför' }))
    const dialog = await screen.findByRole('dialog', { name: 'Beloppet är ett annat än väntat' })
    await user.click(within(dialog).getByRole('button', { name: 'Bokför det som kom' }))
    expect(await screen.findByText(/är bokfört på Havsro/)).toBeTruthy()
    expect(asked).toBe(2)
  })

  test('what is searched for is shown from its first page', async () => {
    const { api } = open({}, '?page=2')
    fireEvent.change(await screen.findByLabelText('Sök referens eller varumärke'), { target: { value: 'havsro' } })
    const asked = () =>
      api.to('GET /wallet/awaited_transfers').map(({ query }) => [query.get('page'), query.get('query')])
    await waitFor(() => expect(asked().at(-1)).toEqual(['1', 'havsro']))
    expect(asked()[0]).toEqual(['2', null])
  })

  test('a transfer of another sum than was awaited says which; others say nothing of it', async () => {
    open({
      'GET /wallet/bank_transfers': wire(
        listAnswer('bankTransfers', [
          { ...unknown, state: 'booked', brandName: 'Havsro', amount: 1_000_000, expected: 1_250_000 },
          { ...unknown, id: id(3), state: 'booked', brandName: 'Fjällbris', amount: 990_000, expected: 990_000 },
          { ...unknown, id: id(4), amount: 420_000, expected: null },
        ]),
      ),
    })
    const came = within(await screen.findByRole('table', { name: 'Har kommit' }))
    expect(came.getAllByText(/väntades/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/12\s?500/),
    ])
  })

  test('what nobody knows the owner of stands as unresolved; lists that cannot be read have a way on', async () => {
    const { user, api } = open({ 'GET /wallet/bank_transfers': reply(500, { error: 'internal' }) })
    const again = await screen.findByRole('button', { name: /Försök igen/ })
    api.on({ 'GET /wallet/bank_transfers': wire(listAnswer('bankTransfers', [unknown])) })
    await user.click(again)
    const came = await screen.findByRole('table', { name: 'Har kommit' })
    expect(within(came).getByText('Olöst')).toBeTruthy()
    expect(within(came).getByRole('button', { name: /Lös 4.200.kr från Norrsken/ })).toBeTruthy()
  })

  test('an open one is given to the awaited deposit that it is for', async () => {
    const sent: unknown[] = []
    const { user } = open({
      'PATCH /wallet/bank_transfers/:id': ({ body }: { body: unknown }) => {
        sent.push(body)
        return wire({ bankTransfer: { ...unknown, state: 'booked', brandName: 'Havsro' } })
      },
    })
    await user.click(await screen.findByRole('button', { name: /Lös 4.200.kr/ }))
    const sheet = await screen.findByRole('dialog')
    await user.click(await within(sheet).findByLabelText('Väntad insättning'))
    await user.click(await screen.findByRole('option', { name: /Havsro · 7301 4409/ }))
    await user.click(within(sheet).getByRole('button', { name: 'Bokför' }))
    await waitFor(() => expect(JSON.stringify(sent)).toContain(`"${awaited.id}"`))
    expect(JSON.stringify(sent)).not.toContain(awaited.accountId)
  })
})

describe('files of the bank', () => {
  const given = (text: string) => new File([text], 'camt054.xml', { type: 'application/xml' })

  test('say what became of them, and by whom they came', async () => {
    open()
    const table = within(await screen.findByRole('table', { name: 'Filer från banken' }))
    expect(table.getByText('2 inbetalningar bokförda')).toBeTruthy()
    expect(table.getByText('1 inbetalning olöst')).toBeTruthy()
    expect(table.getByText(/Summa av flera betalningar.*750.00 SEK/)).toBeTruthy()
    expect(table.getByText('Direkt från banken')).toBeTruthy()
  })

  test('a refused one says what is wrong; one that was read before says so', async () => {
    let answer: object = {
      problems: [{ kind: 'unreadable', endToEndId: null, creator: null, expected: null, found: null }],
      isKnown: false,
      bankFile: null,
    }
    const { user, container } = open({
      'GET /bank_files': wire(listAnswer('bankFiles', [])),
      'POST /bank_files': () => wire(answer),
    })
    expect(await screen.findByText('Inga filer är inlästa än')).toBeTruthy()
    const field = container.querySelector('input[type=file]') as HTMLInputElement
    await user.upload(field, given('hej'))
    expect(await screen.findByText(/varken camt.053, camt.054, pain.002/)).toBeTruthy()
    answer = { problems: [], isKnown: true, bankFile }
    await user.upload(field, given('hej'))
    expect(await screen.findByText('Filen var redan inläst. Inget har ändrats.')).toBeTruthy()
    expect(screen.queryByText(/varken camt.053/)).toBeNull()
  })

  test('a list that cannot be read has a way on', async () => {
    const { user, api } = open({ 'GET /bank_files': reply(500, { error: 'internal' }) })
    await screen.findByText('Filerna kunde inte hämtas.')
    api.on({ 'GET /bank_files': wire(listAnswer('bankFiles', [bankFile])) })
    await user.click(screen.getByRole('button', { name: /Försök igen/ }))
    expect(await screen.findByRole('table', { name: 'Filer från banken' })).toBeTruthy()
  })
})
