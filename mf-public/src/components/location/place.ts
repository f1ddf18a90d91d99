import type { Country } from '@samspel/api'

/** Where something is looked for. */
export interface Place {
  country?: Country | undefined
  /** Name of a town; only beside a country (V-33). */
  city?: string | undefined
  /** `latitude,longitude`: the nearest to it first. */
  near?: string | undefined
}

/** Which stores' towns can be chosen: all, or those of one brand or campaign. */
export interface PlaceScope {
  brandId?: string | undefined
  campaignId?: string | undefined
}
