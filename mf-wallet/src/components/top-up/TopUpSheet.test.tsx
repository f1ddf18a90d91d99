/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, id, renderWithApp, screen, slowPage, waitFor, wire, within } from '@samspel/testing'
import { outside } from '../../data'
import { TopUp } from './TopUp'

const checkout = 'https://payments.test/checkout'
const goTo = jest.spyOn(outside, 'goTo').mockImplementation(() => undefined)
beforeEach(() => void goTo.mockClear())

/** The sheet with a sum, up to the press that leads to the payment page, whose address is on its way. */
const pay = async () => {
  let answer = (_: object) => {}
  const slow = slowPage('/campaigns', 'Kampanjer')
  const app = renderWithApp(<TopUp accounts={[{ accountId: id(101), name: 'Havsro', available: 0 }]} />, {
    path: '/wallet',
    route: `/wallet?topUp=${id(101)}&sum=500`,
    routes: [slow.route],
    api: {
      'GET /wallet/top_up': wire({ topUp: { card: true, bankgiro: '1', receiver: 'Samspel AB' } }),
      'POST /accounts/:id/payments': wire({ payment: { id: id(1) } }),
      'POST /payments/:id/checkout': () => new Promise<object>((resolve) => (answer = resolve)),
    },
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Fyll på' }))
  await app.user.click(await sheet.findByRole('button', { name: 'Fortsätt till betalning' }))
  await waitFor(() => expect(app.api.to('POST /payments/:id/checkout')).toHaveLength(1))
  return { ...app, ...slow, arriveAtPayment: () => act(async () => answer(wire({ url: checkout }))) }
}

describe('#18 the way on to the payment page', () => {
  test('opens it', async () => {
    const { arriveAtPayment } = await pay()
    await arriveAtPayment()
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(checkout))
  })

  test('is not taken for a visitor who has closed the sheet', async () => {
    const { arriveAtPayment, user } = await pay()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await arriveAtPayment()
    expect(goTo).not.toHaveBeenCalled()
  })

  test('is not taken for a visitor who is on the way to another page', async () => {
    const { arriveAtPayment, router, arrive } = await pay()
    void act(() => void router.navigate('/campaigns'))
    await arriveAtPayment()
    await arrive()
    expect(await screen.findByText('Kampanjer')).toBeTruthy()
    expect(goTo).not.toHaveBeenCalled()
  })

  test('is not taken for a visitor who has been elsewhere and is back', async () => {
    const { arriveAtPayment, router, arrive } = await pay()
    void act(() => void router.navigate('/campaigns'))
    await arrive()
    await screen.findByText('Kampanjer')
    await act(() => router.navigate('/wallet'))
    await arriveAtPayment()
    expect(goTo).not.toHaveBeenCalled()
  })
})

const ways = { card: ['Kort'], transfer: ['Banköverföring'], none: [] as string[] }
test.each([
  ['only by card, where no account for transfers is set up', true, null, ways.card, 'Banköverföring är inte inkopplad'],
  [
    'only by transfer, where no card payments are set up',
    false,
    '123-4567',
    ways.transfer,
    'Kortbetalning är inte inkopplad',
  ],
  ['not at all, where nothing is', false, null, ways.none, 'Varken kort eller banköverföring är inkopplat'],
])('money comes in %s', async (_how, card, bankgiro, offered, said) => {
  renderWithApp(<TopUp accounts={[{ accountId: id(101), name: 'Havsro', available: 0 }]} />, {
    path: '/wallet',
    route: `/wallet?topUp=${id(101)}&sum=500`,
    api: {
      'GET /wallet/top_up': wire({ topUp: { card, bankgiro, receiver: bankgiro && 'Kund AB' } }),
    },
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Fyll på' }))
  expect(await sheet.findByText(new RegExp(said))).toBeTruthy()
  expect(sheet.queryAllByRole('radio')).toHaveLength(offered.length)
  for (const name of offered) expect(sheet.getByRole('radio', { name: new RegExp(name) })).toBeTruthy()
  const press = sheet.getByRole('button', { name: /^(?:Fortsätt|Visa)/ })
  expect(press.getAttribute('aria-disabled') === 'true').toBe(offered.length === 0)
})

test('a company without papers is led to them first, and begins no payment', async () => {
  renderWithApp(<TopUp accounts={[{ accountId: id(101), name: 'Havsro', available: 0 }]} />, {
    path: '/wallet',
    route: `/wallet?topUp=${id(101)}&sum=500`,
    api: {
      'GET /wallet/top_up': wire({ topUp: { card: true, bankgiro: null, receiver: null, lacksPapers: true } }),
    },
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Fyll på' }))
  expect((await sheet.findByRole('link', { name: 'Fyll i uppgifterna' })).getAttribute('href')).toBe('/company/papers')
  expect(sheet.queryByRole('button', { name: /^(?:Fortsätt|Visa)/ })).toBeNull()
})
