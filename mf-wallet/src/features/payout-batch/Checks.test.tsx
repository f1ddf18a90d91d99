/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { PayoutRow } from '@samspel/api'
import { renderWithApp, screen } from '@samspel/testing'
import { Checks } from './Checks'

const row = { checks: { account: true, personalId: true }, fTaxSince: null } as PayoutRow

test('a creator who has the address of somebody at a company is flagged, and nobody else', () => {
  const { unmount } = renderWithApp(<Checks row={row} />)
  expect(screen.queryByText(/Samma e-post/)).toBeNull()
  unmount()
  renderWithApp(<Checks row={{ ...row, sharesEmailWith: ['Björk AB', 'Hav AB'] }} />)
  expect(screen.getByText('Samma e-post som någon hos Björk AB, Hav AB')).toBeTruthy()
})
