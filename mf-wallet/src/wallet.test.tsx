/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import { applyTransaction, type MoneyOnTheWay, type WalletSummary } from '@samspel/api'
import {
  buildAccount,
  buildInstagramer,
  buildTransaction,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
} from '@samspel/testing'
import { Transactions } from './components/Transactions'
import { accountLists, createTransaction, transactionLists, walletSaga } from './data'
import { AccountPage } from './features/account/AccountPage'
import { Accounts } from './features/wallet/Accounts'
import { MyWallet } from './features/wallet/MyWallet'

const account = buildAccount({ balance: 585_000, availableBalance: 345_000 })
const summary: WalletSummary = {
  available: 345_000,
  waiting: 240_000,
  held: 0,
  balance: 585_000,
  tax: { year: 2026, setAside: 225_000 },
}
const waiting: MoneyOnTheWay = {
  id: id(1),
  state: 'waiting',
  title: 'Vinterhud',
  counterpart: 'Havsro',
  amount: 150_000,
  since: '2099-11-19T15:40:00.000Z',
  at: '2099-11-22T15:40:00.000Z',
  campaignId: null,
  bankAccountLastFour: null,
}
const requested: MoneyOnTheWay = {
  ...waiting,
  id: id(2),
  state: 'requested',
  title: 'Utbetalning',
  counterpart: null,
  amount: 345_000,
  at: '2099-11-24T15:40:00.000Z',
  bankAccountLastFour: '4471',
}
const answer = (change: Partial<WalletSummary> = {}, onTheWay: readonly MoneyOnTheWay[] = [waiting]) =>
  wire({ account, summary: { ...summary, ...change }, onTheWay })
const slices = [accountLists, transactionLists]
const text = (node: Element) => node.textContent?.replace(/\u00a0/g, ' ')

describe('data', () => {
  const booked = (accountId: string) =>
    createTransaction.success(
      { data: { transaction: buildTransaction({ id: id(6), accountId }), account } } as never,
      {} as never,
    ) as never
  const list = {
    ids: [id(5)],
    loading: false,
    invalid: false,
    hasFetched: true,
    error: undefined,
    meta: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalCount: 1 },
  }

  test("a created transaction goes to the front of its account's list, no other (T-42)", () => {
    const lists = transactionLists.reducer({ [id(1)]: list, [id(2)]: list }, booked(id(1)))
    expect(lists[id(1)]?.ids).toEqual([id(6), id(5)])
    expect(lists[id(2)]?.ids).toEqual([id(5)])
  })

  test('a debit adds to both balances, any other type subtracts (T-43)', () => {
    const start = { balance: 100, availableBalance: 80 }
    expect(applyTransaction(start, { transactionType: 'debit', amount: 30 })).toEqual({
      balance: 130,
      availableBalance: 110,
    })
    expect(applyTransaction(start, { transactionType: 'credit', amount: 30 })).toEqual({
      balance: 70,
      availableBalance: 50,
    })
  })
})

describe("the creator's wallet", () => {
  test('shows what can be taken out, what waits and until when', async () => {
    renderWithApp(<MyWallet />, { slices, api: { 'GET /instagramers/me/account': answer() } })
    expect(text(await screen.findByRole('button', { name: /Ta ut/ }))).toBe('Ta ut 3 450 kr')
    expect(text(screen.getByText(/väntar i 72 timmar/))).toBe('2 400 kr väntar i 72 timmar')
    expect(text(screen.getByText(/Kan tas ut/))).toBe('Kan tas ut söndag 22 nov 16:40')
  })

  test('a tile leads to the tax of the year and says what to set aside; outside Sweden no sum (G-06)', async () => {
    const swedish = renderWithApp(<MyWallet />, { slices, api: { 'GET /instagramers/me/account': answer() } })
    const tile = await screen.findByRole('link', { name: 'Skatt 2026' })
    expect(tile.getAttribute('href')).toBe('/wallet/tax')
    expect(text(tile.closest('li')!)).toContain('Lägg undan ungefär 2 250 kr')
    expect(document.body.textContent).not.toMatch(/skattefri/i)
    swedish.unmount()
    const api = { 'GET /instagramers/me/account': answer({ tax: { year: 2026, setAside: null } }) }
    renderWithApp(<MyWallet />, { slices, api })
    await screen.findByRole('link', { name: 'Skatt 2026' })
    expect(document.body.textContent).not.toMatch(/Lägg undan/)
  })

  test.each([
    ['unknown_bank', /Clearingnumret finns inte i vår lista/],
    ['wrong_check_digit', /Kontrollsiffran är fel/],
    ['iban_needed', /behöver vi kontot som IBAN/],
  ] as const)('an account that cannot be paid to says why, no more than is known: %s', async (accountFault, words) => {
    const details = { bankName: null, lastFour: '4563', isAccountValid: false, accountFault, isPersonalIdValid: true }
    const api = { 'GET /instagramers/me/account': wire({ account, summary, onTheWay: [], details }) }
    renderWithApp(<MyWallet />, { slices, api })
    expect(await screen.findByText(words)).toBeTruthy()
    if (accountFault !== 'wrong_check_digit') expect(document.body.textContent).not.toMatch(/Kontrollsiffran/)
  })

  test('a payout that failed is tried again under the same key, and then the timeline moves', async () => {
    let tries = 0
    const { api, user } = renderWithApp(<MyWallet />, {
      slices,
      sagas: { wallet: walletSaga },
      state: {
        app: { currentInstagramerId: id(401) },
        entities: {
          instagramers: {
            [id(401)]: buildInstagramer({
              id: id(401),
              bankAccountLastFour: '4471',
              personalIdMasked: '19900101-••••',
            }),
          },
        },
      } as never,
      api: {
        'GET /instagramers/me/account': () => answer({}, tries > 1 ? [requested] : [waiting]),
        [`POST /accounts/${account.id}/payouts`]: () => {
          tries += 1
          return tries === 1
            ? reply(422, { error: 'insufficient_funds' })
            : wire({
                payout: requested,
                account: { ...account, availableBalance: 0 },
                transaction: buildTransaction({ accountId: account.id, kind: 'payout' }),
              })
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: /Ta ut/ }))
    await user.click(await screen.findByRole('button', { name: 'Bekräfta uttaget' }))
    expect(await screen.findByText('Det finns inte tillräckligt med pengar på kontot.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Bekräfta uttaget' }))
    expect(await screen.findByText('Utbetalning begärd')).toBeTruthy()
    const sent = api.calls.filter(({ method }) => method === 'POST')
    expect(sent.map(({ body }) => body)).toEqual([{ payout: { amount: 345_000 } }, { payout: { amount: 345_000 } }])
    const keys = sent.map(({ headers }) => new Headers(headers).get('Idempotency-Key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })
})

const openSheet = async (change: object) => {
  const me = buildInstagramer({ id: id(401), ...change })
  const app = renderWithApp(<MyWallet />, {
    slices,
    state: { app: { currentInstagramerId: me.id }, entities: { instagramers: { [me.id]: me } } } as never,
    api: {
      'GET /instagramers/me/account': answer(),
      'PATCH /instagramers/me': wire({
        instagramer: { ...me, bankAccountLastFour: '4471', personalIdMasked: '19900101-••••' },
      }),
      [`POST /accounts/${account.id}/payouts`]: wire({
        payout: requested,
        account,
        transaction: buildTransaction({ accountId: account.id, kind: 'payout' }),
      }),
    },
  })
  await app.user.click(await screen.findByRole('button', { name: /^Ta ut/ }))
  return app
}

test('in Sweden a payout asks for the personal id, and a new account number is typed twice (G-06, V-09, V-08)', async () => {
  const { api, user } = await openSheet({ countryCode: 'SE', bankAccountLastFour: null, personalIdMasked: null })
  await user.type(await screen.findByLabelText('Clearing- och kontonummer'), '8327-9 834 124 471')
  await user.type(screen.getByLabelText('Upprepa kontonumret'), '8327-9 123 4477')
  await user.type(screen.getByLabelText('Personnummer'), '900101-1234')
  await user.tab()
  expect(await screen.findByText('måste stämma överrens')).toBeTruthy()
  expect(screen.getByText('personnummer måste anges enligt ÅÅÅÅMMDD-XXXX')).toBeTruthy()
  for (const [label, text] of [
    ['Upprepa kontonumret', '8327-9 834 124 471'],
    ['Personnummer', ' 19900101\u20119802\u200e'],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  await user.click(screen.getByRole('button', { name: 'Bekräfta uttaget' }))
  await waitFor(() =>
    expect(api.to('PATCH /instagramers/me')[0]?.body).toEqual({
      instagramer: {
        bankAccountNumber: '8327-9 834 124 471',
        bankAccountNumberConfirmation: '8327-9 834 124 471',
        personalId: '19900101-9802',
      },
    }),
  )
})

test('bad input: one öre over what is free, or nothing, is told at the sum, and nothing is sent', async () => {
  const { api, user } = await openSheet({ countryCode: 'NO', bankAccountLastFour: '4471' })
  const amount = await screen.findByLabelText('Belopp')
  await user.clear(amount)
  await user.paste('3450,01')
  await user.click(screen.getByRole('button', { name: 'Bekräfta uttaget' }))
  expect(await screen.findByText(/^Du kan ta ut högst 3.450.kr\.$/)).toBeTruthy()
  await user.clear(amount)
  await user.paste('0')
  await user.click(screen.getByRole('button', { name: 'Bekräfta uttaget' }))
  expect(await screen.findByText(/^Minst 1.kr\.$/)).toBeTruthy()
  expect(api.to(`POST /accounts/${account.id}/payouts`)).toHaveLength(0)
  await user.clear(amount)
  await user.paste('3450')
  await user.click(screen.getByRole('button', { name: 'Bekräfta uttaget' }))
  await waitFor(() => expect(api.to(`POST /accounts/${account.id}/payouts`)).toHaveLength(1))
})

test('outside of Sweden the field asks in the form of the country, and takes an IBAN', async () => {
  const { api, user } = await openSheet({ countryCode: 'NO', bankAccountLastFour: null })
  const labels = ['Kontonummer', 'Upprepa kontonumret']
  expect(await screen.findByText(/^Elva siffror/)).toBeTruthy()
  for (const label of labels) await user.type(await screen.findByLabelText(label), 'NO93')
  await user.tab()
  expect(await screen.findByText(/^ange kontonumret/)).toBeTruthy()
  for (const label of labels) await user.type(screen.getByLabelText(label), ' 8601 1117 947')
  await user.click(screen.getByRole('button', { name: 'Bekräfta uttaget' }))
  await waitFor(() =>
    expect(api.to('PATCH /instagramers/me')[0]?.body).toMatchObject({
      instagramer: { bankAccountNumber: 'NO93 8601 1117 947' },
    }),
  )
})

test('a refusal for too little money marks the sum, too', async () => {
  const { api, user } = await openSheet({ countryCode: 'NO', bankAccountLastFour: '4471' })
  api.on({ [`POST /accounts/${account.id}/payouts`]: reply(422, { error: 'insufficient_funds' }) })
  await user.click(await screen.findByRole('button', { name: 'Bekräfta uttaget' }))
  expect(await screen.findByText('Det finns inte tillräckligt med pengar på kontot.')).toBeTruthy()
  expect(screen.getByLabelText('Belopp').getAttribute('aria-invalid')).toBe('true')
})

test('a first bank account long after the sign-in asks for the password in the sheet, then the money goes out', async () => {
  const { api, user } = await openSheet({ countryCode: 'NO', bankAccountLastFour: null })
  api.on({
    'PATCH /instagramers/me': reply(422, { error: 'confirmation_needed' }),
    'POST /auth/password_confirmation': undefined,
  })
  for (const label of ['Kontonummer', 'Upprepa kontonumret'])
    await user.type(await screen.findByLabelText(label), '8601 11 17947')
  await user.click(screen.getByRole('button', { name: 'Bekräfta uttaget' }))
  const current = await screen.findByLabelText('Nuvarande lösenord')
  expect(api.to(`POST /accounts/${account.id}/payouts`)).toHaveLength(0)
  api.on({
    'PATCH /instagramers/me': wire({ instagramer: buildInstagramer({ id: id(401), bankAccountLastFour: '4471' }) }),
  })
  await user.type(current, 'det gamla')
  await user.click(screen.getByRole('button', { name: 'Bekräfta uttaget' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.to('POST /auth/password_confirmation')[0]?.body).toEqual({ password: 'det gamla' })
  expect(api.to(`POST /accounts/${account.id}/payouts`)).toHaveLength(1)
})

test.each(['NO', 'DK', 'FI', 'GB'] as const)('in %s a payout asks for no personal id (G-06)', async (countryCode) => {
  const { api, user } = await openSheet({ countryCode, bankAccountLastFour: '4471', personalIdMasked: null })
  await screen.findByText('Konto som slutar på 4471')
  expect(screen.getByRole('link', { name: 'Byt konto' }).getAttribute('href')).toBe('/settings')
  expect(screen.queryByLabelText('Personnummer')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Bekräfta uttaget' }))
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
  expect(api.to('PATCH /instagramers/me')).toHaveLength(0)
})

test('a payout whose answer never came keeps its key when the sheet is closed and opened again', async () => {
  const { api, user } = renderWithApp(<MyWallet />, {
    slices,
    state: {
      app: { currentInstagramerId: id(401) },
      entities: {
        instagramers: {
          [id(401)]: buildInstagramer({ id: id(401), bankAccountLastFour: '4471', personalIdMasked: '19900101-••••' }),
        },
      },
    } as never,
    api: { 'GET /instagramers/me/account': answer(), [`POST /accounts/${account.id}/payouts`]: reply(0) },
  })
  for (let tries = 1; tries <= 2; tries += 1) {
    await user.click(await screen.findByRole('button', { name: /^Ta ut/ }))
    await user.click(await screen.findByRole('button', { name: 'Bekräfta uttaget' }))
    await screen.findByText(/Kunde inte ansluta till servern/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bekräfta uttaget' })).toBeNull())
  }
  const keys = api.calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => new Headers(headers).get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

describe('the ways to the payment dashboard on an account (P-08)', () => {
  const payment = { customerId: 'cus_1', subscriptionId: 'sub_1' }
  const openAccount = (role: 'admin' | 'company', change: object) =>
    renderWithApp(<AccountPage />, {
      route: `/wallet/${account.id}`,
      path: '/wallet/:accountId',
      slices,
      state: { auth: { authenticated: true, scope: 'user', role, roleResolved: true } } as never,
      api: {
        'GET /accounts': listAnswer('accounts', [buildAccount({ id: account.id, ownerType: 'brand', ...change })]),
        [`GET /accounts/${account.id}/transactions`]: listAnswer('transactions', []),
      },
    })
  const links = () =>
    screen
      .queryAllByRole('link', { name: /hos Stripe/ })
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')])

  test('platform staff see both where both are known', async () => {
    openAccount('admin', { payment })
    await screen.findAllByText('Bokför')
    expect(links()).toEqual([
      ['https://dashboard.stripe.com/test/customers/cus_1', '_blank'],
      ['https://dashboard.stripe.com/test/subscriptions/sub_1', '_blank'],
    ])
  })
  test('none is shown where none is known, nor to a company', async () => {
    const admin = openAccount('admin', { payment: { customerId: null, subscriptionId: null } })
    await screen.findAllByText('Bokför')
    expect(links()).toEqual([])
    admin.unmount()
    openAccount('company', { payment })
    await screen.findByText('Saldo')
    expect(links()).toEqual([])
  })
})

describe('accounts and transactions (E-18)', () => {
  test('staff see balance, what is set aside and what is available', async () => {
    const brand = buildAccount({ ownerType: 'brand', name: 'Havsro', balance: 1_000_000, availableBalance: 700_000 })
    renderWithApp(<Accounts />, { slices, api: { 'GET /accounts': listAnswer('accounts', [brand]) } })
    const row = (await screen.findByRole('link', { name: 'Havsro' })).closest('tr') as Element
    expect(text(row)).toBe('HHavsroVarumärke10 000 kr3 000 kr7 000 kr')
  })

  test('accounts are counted and searched by the owner’s name, also one that holds a question mark', async () => {
    const brand = buildAccount({ ownerType: 'brand', name: 'Havsro', balance: 1_000_000, availableBalance: 700_000 })
    const { api, user } = renderWithApp(<Accounts />, {
      slices,
      api: { 'GET /accounts': listAnswer('accounts', [brand]) },
    })
    expect(await screen.findByText('1 konto')).toBeTruthy()
    await user.type(screen.getByLabelText('Sök varumärke eller kreatör'), 'hav?')
    await waitFor(() => expect(api.to('GET /accounts').at(-1)!.query.get('query')).toBe('hav?'))
  })

  test('a debit reads plus, a credit minus', async () => {
    renderWithApp(<Transactions accountId={account.id} />, {
      slices,
      api: {
        [`GET /accounts/${account.id}/transactions`]: listAnswer('transactions', [
          buildTransaction(),
          buildTransaction({ transactionType: 'credit', kind: 'payout' }, 2),
        ]),
      },
    })
    expect(text(await screen.findByText(/^\+/))).toBe('+1 500 kr')
    expect(text(screen.getByText(/^−/))).toBe('−1 500 kr')
  })
})

test('a line is opened where something moved; its payment is for platform staff', async () => {
  const moved = buildTransaction({
    title: 'Insättning',
    payment: { id: id(70), method: 'card', reference: null, cardLastFour: '4242', isPending: false },
  })
  const back = buildTransaction({ transactionType: 'none', kind: 'fee_returned', title: 'Vinterhud' }, 2)
  const opened: string[] = []
  const show = (role: 'admin' | 'company') =>
    renderWithApp(<Transactions accountId={account.id} onOpen={(which) => opened.push(which)} />, {
      slices,
      state: { auth: { authenticated: true, scope: 'user', role, roleResolved: true } } as never,
      api: { [`GET /accounts/${account.id}/transactions`]: listAnswer('transactions', [moved, back]) },
    })
  const { user, unmount } = show('company')
  await user.click(await screen.findByRole('button', { name: /Insättning/ }))
  expect(opened).toEqual([moved.id])
  expect(screen.queryByRole('button', { name: /Vinterhud/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Visa betalningen' })).toBeNull()
  unmount()
  show('admin')
  expect((await screen.findByRole('link', { name: 'Visa betalningen' })).getAttribute('href')).toBe(
    `/wallet/payments/${id(70)}`,
  )
})

test('a held fee that went back stands among what happened, with why, and neither adds nor takes', async () => {
  const returned = buildTransaction({
    accountId: account.id,
    transactionType: 'none',
    kind: 'fee_returned',
    title: 'Vinterhud',
    counterpart: 'Moa Berg',
    amount: 90_000,
    returnReason: 'archived',
  })
  renderWithApp(<Transactions accountId={account.id} />, {
    slices,
    api: { [`GET /accounts/${account.id}/transactions`]: listAnswer('transactions', [returned]) },
  })
  const row = (await screen.findByText('Vinterhud')).closest('li')!
  expect(text(row)).toContain('Reserverat arvode gick tillbaka till varumärket · Moa Berg')
  expect(text(row)).toContain('Kampanjen arkiverades.')
  expect(text(row)).toMatch(/(?<![+−])900 kr/)
})
