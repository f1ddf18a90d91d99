import type { StoreCampaign } from '@samspel/api'
import { storePlace } from '@samspel/api/store-place'

/** A store and its town below the name of its brand, which many names of stores begin with. */
export const storeBelowBrand = (
  { name, city }: Pick<StoreCampaign['store'], 'name' | 'city'>,
  brandName: string,
): string => storePlace({ name: name.startsWith(`${brandName}, `) ? name.slice(brandName.length + 2) : name, city })
