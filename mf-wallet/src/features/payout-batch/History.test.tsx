/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { PayoutEvent } from '@samspel/api'
import { id, renderWithApp, screen } from '@samspel/testing'
import { History } from './History'

const failed = (n: number, note: string | null): PayoutEvent => ({
  id: id(n),
  payoutId: id(20),
  act: 'row_failed',
  by: null,
  creator: 'Tove Ekström',
  note,
  at: '2026-11-20T08:14:00.000Z',
})

test("why the bank refused is said, not its code; to those who read English not in the bank's Swedish", () => {
  const events = [failed(1, 'AC04 Kontot avslutades i mars'), failed(2, 'AC01'), failed(3, null)]
  const swedish = renderWithApp(<History events={events} />)
  expect(screen.getByText('Tove Ekström: Kontot avslutades i mars')).toBeTruthy()
  expect(screen.getByText('Tove Ekström: Kontonumret finns inte')).toBeTruthy()
  expect(screen.getByText('Tove Ekström: Banken angav inget skäl')).toBeTruthy()
  swedish.unmount()
  renderWithApp(<History events={events} />, { locale: 'en' })
  expect(screen.getByText('Tove Ekström: The account is closed')).toBeTruthy()
})
