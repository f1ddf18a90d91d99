import type { Page } from '@playwright/test'

/** The sandbox's consent page, used in place of Facebook's. */
export const consentPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Logga in med Facebook' }),
  /** Matches the beginning of the name, because the rest of the label may name another person. */
  person: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
  go: page.getByRole('button', { name: 'Fortsätt' }),
  deny: page.getByRole('button', { name: 'Neka' }),
  fail: page.getByRole('button', { name: 'Fel hos leverantören' }),
})
