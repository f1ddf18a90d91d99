import type { Brand, Country, RequestOf } from '@samspel/api'
import { maxLength, required, type Schema, url, when } from '@samspel/forms'

export interface BrandValues {
  name: string
  slug: string
  logoUrl: string | null
  description: string
  website: string
  countryCode: Country | null
}

/** Limits as in the contract; the slug field validates itself. */
export const brandSchema: Schema = {
  name: [required, maxLength(120)],
  description: maxLength(2_000),
  website: when(({ website }) => website, url, maxLength(500)),
  countryCode: required,
}

export const emptyBrand = (countryCode: Country | null): BrandValues => ({
  name: '',
  slug: '',
  logoUrl: null,
  description: '',
  website: '',
  countryCode,
})

export const brandValues = ({ name, slug, logoUrl, description, website, countryCode }: Brand): BrandValues => ({
  name,
  slug,
  logoUrl,
  description: description ?? '',
  website: website ?? '',
  countryCode,
})

type Body = NonNullable<RequestOf<'createBrand'>['body']>['brand']

/** Builds the request body from validated values. */
export const brandBody = ({ name, slug, logoUrl, description, website, countryCode }: BrandValues): Body => ({
  name: name.trim(),
  slug,
  logoUrl,
  description: description.trim() || null,
  website: website.trim() || null,
  ...(countryCode && { countryCode }),
})
