import type { AccountType } from '@samspel/api'

/** Paths of the terms and privacy policy; brands have those for companies (row S-20). */
export const legal: Record<AccountType, { terms: string; privacy: string }> = {
  creator: { terms: '/terms', privacy: '/terms#privacy' },
  brand: { terms: '/terms#company', privacy: '/terms#company-privacy' },
}
