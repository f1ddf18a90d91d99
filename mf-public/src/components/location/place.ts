import type { Country } from '@samspel/api'

/** The place that a list is filtered by. */
export interface Place {
  country?: Country | undefined
  /** Name of a town; only together with a country (V-33). */
  city?: string | undefined
  /** `latitude,longitude`; sorts by distance from there. */
  near?: string | undefined
}

/** Limits the towns offered to those with stores of a brand or campaign. */
export interface PlaceScope {
  brandId?: string | undefined
  campaignId?: string | undefined
}
