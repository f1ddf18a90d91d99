/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { PayoutBatch } from '@samspel/api'
import { id, renderWithApp, screen } from '@samspel/testing'
import { Steps } from './Steps'

const elin = { id: id(1), name: 'Elin Sjödin', avatarUrl: null }
const batch: PayoutBatch = {
  id: id(50),
  name: '2026-11',
  number: 11,
  state: 'approved',
  version: 2,
  checksum: 'a'.repeat(64),
  count: 1,
  amount: 30_000,
  stoppedCount: 0,
  stoppedAmount: 0,
  paidCount: 0,
  failedCount: 0,
  compiled: { by: elin, at: '2020-11-20T08:14:00.000Z' },
  approved: { by: { ...elin, id: id(2), name: 'Alva Berg' }, at: new Date().toISOString() },
  exported: null,
  sent: null,
  returned: null,
  returnReason: null,
  answeredAt: null,
  sendBy: '2020-11-20',
  arrivesOn: '2020-11-23',
}

test('each step says who took it and when: the hour today, the day before it otherwise', () => {
  renderWithApp(<Steps batch={batch} />)
  expect(screen.getByText(/^Elin Sjödin, fre.20.nov 09:14$/)).toBeTruthy()
  expect(screen.getByText(/^Alva Berg, \d\d:\d\d$/)).toBeTruthy()
})

test('a step that is taken is told as taken, those to come as what will be done', () => {
  renderWithApp(<Steps batch={{ ...batch, state: 'approved' }} />)
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const words = [/Sammanställd/, /Godkänd/, /Exporteras/, /Skickas till banken/, /Bankens svar/]
  expect(told).toEqual(words.map((each) => expect.stringMatching(each)))
})

const by = (name: string) => ({ by: { ...elin, name }, at: new Date().toISOString() })
const whole = { approved: by('Alva Berg'), exported: by('Alva Berg'), sent: by('Alva Berg'), returned: by('Banken') }
test.each([
  ['the bank refuses as a whole', whole, [true, true, true, true, true]],
  ['is sent back before it goes', { ...whole, exported: null, sent: null }, [true, true, false, false, false]],
])('a batch that %s keeps the steps that it took, and has none to come', (_what, change, taken) => {
  renderWithApp(<Steps batch={{ ...batch, state: 'returned', ...change }} />)
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(told.map((each) => each.includes(', klart'))).toEqual(taken)
  expect(told.map((each) => each.endsWith('–'))).toEqual(taken.map((each) => !each))
  expect(screen.queryByText(/pain\.00|^före/)).toBeNull()
  expect(document.querySelector('[aria-current]')).toBeNull()
})
