/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { ClosedPage } from './ClosedPage'

const title = { sv: 'Rapporter', en: 'Reports' }

it.each([
  ['off', 'sv', 'Rapporter är avstängt just nu', 'Till startsidan'],
  ['off', 'en', 'Reports is switched off for now', 'To the start page'],
  ['retired', 'sv', 'Rapporter finns inte kvar', 'Till startsidan'],
  ['retired', 'en', 'Reports is no longer here', 'To the start page'],
] as const)('a part that is %s says so by its name (%s), with a way home', (reason, locale, heading, home) => {
  renderWithApp(<ClosedPage title={title} routes={[]} reason={reason} at="" />, { locale })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/')
})

it('a part without a name does, too', () => {
  renderWithApp(<ClosedPage routes={[]} reason="off" at="" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sidan är avstängd just nu')
})
