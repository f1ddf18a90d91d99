import type { AccountType } from '@samspel/api'
import { accepted, email, passwordLength, required, type Schema } from '@samspel/forms'

/** Row E-38. */
export interface AccountValues {
  /** The name proposed in the address; the field itself is the slug. */
  username: string
  collaborationPage: { slug: string }
  brandName?: string
  /** Who signs up for the brand. */
  name?: string
  email: string
  password: string
  acceptTerms: boolean
}

/** Initial values: only brands have a brand name (row E-38). `email` is what was typed for the other account type. */
export const initialAccount = (type: AccountType, slug: string, typedEmail = ''): AccountValues => ({
  username: slug,
  collaborationPage: { slug },
  ...(type === 'brand' && { brandName: '', name: '' }),
  email: typedEmail,
  password: '',
  acceptTerms: false,
})

/** Rows V-19, V-20. */
export const schemaOf = (type: AccountType): Schema => ({
  ...(type === 'brand' && { brandName: required, name: required }),
  collaborationPage: { slug: required },
  email,
  password: [required, passwordLength],
  acceptTerms: accepted,
})

/** The server's names for the slug field (row V-21). */
export const fieldNames = {
  slug: 'collaborationPage.slug',
  collaborationPageSlug: 'collaborationPage.slug',
  'collaborationPageAttributes.slug': 'collaborationPage.slug',
}
