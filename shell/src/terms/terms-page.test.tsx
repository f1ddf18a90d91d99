/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, renderWithApp, screen } from '@samspel/testing'
import { terms } from './terms'
import { TermsPage } from './TermsPage'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'print')
})

test.each(['sv', 'en'] as const)(
  'y: the terms in %s: in short first, then every section in full, and printed on a press',
  async (locale) => {
    // happy-dom has none.
    const print = jest.fn()
    Object.defineProperty(window, 'print', { value: print, configurable: true })
    const { user } = renderWithApp(<TermsPage locale={locale} />, { locale })
    const { title, print: printLabel, summary, sections } = terms[locale]
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    for (const point of [...summary.points, summary.note]) expect(screen.getByText(point)).toBeTruthy()
    for (const text of sections.flatMap((section) => section.text)) expect(screen.getByText(text)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: printLabel }))
    expect(print).toHaveBeenCalledTimes(1)
  },
)
