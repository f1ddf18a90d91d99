import type { AccountType } from '@samspel/api'

/** Terms and privacy policy; brands have those of the registration of companies (row S-20). */
export const legal: Record<AccountType, { terms: string; privacy: string }> = {
  creator: { terms: '/terms', privacy: '/terms#privacy' },
  brand: { terms: '/terms#company', privacy: '/terms#company-privacy' },
}
