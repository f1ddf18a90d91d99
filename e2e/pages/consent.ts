import type { Page } from '@playwright/test'

/** The sandbox's consent page, which stands in for Facebook. */
export const consentPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Logga in med Facebook' }),
  /** A person by name: what stands behind it may name another. */
  person: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
  go: page.getByRole('button', { name: 'Fortsätt' }),
  deny: page.getByRole('button', { name: 'Neka' }),
  fail: page.getByRole('button', { name: 'Fel hos leverantören' }),
})
