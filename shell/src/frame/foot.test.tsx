/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen, within } from '@samspel/testing'
import { terms } from '../terms/terms'
import { FootParts } from './FootParts'

test.each([
  ['sv', ['Villkor', 'Integritet', 'Kakor', 'Hjälp', 'Kontakt']],
  ['en', ['Terms', 'Privacy', 'Cookies', 'Help', 'Contact']],
] as const)('y: the foot in %s leads to what applies, to help and to contact', (locale, names) => {
  renderWithApp(<FootParts />, { locale })
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(names)
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/terms',
    '/terms#privacy',
    '/terms#cookies',
    '/p/help',
    '/p/help#contact',
  ])
})

test('y: the parts of the terms that the foot names are there in both languages', () => {
  for (const { sections } of Object.values(terms))
    expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['privacy', 'cookies']))
})
