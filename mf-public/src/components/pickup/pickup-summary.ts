import type { StoreCampaign } from '@samspel/api'

/** A store on one line; many names already include the town. */
export const storeLine = ({ name, city }: Pick<StoreCampaign['store'], 'name' | 'city'>): string =>
  name.includes(city) ? name : `${name}, ${city}`

/** The same below the name of its brand, which many names of stores begin with. */
export const storeBelowBrand = (
  { name, city }: Pick<StoreCampaign['store'], 'name' | 'city'>,
  brandName: string,
): string => storeLine({ name: name.startsWith(`${brandName}, `) ? name.slice(brandName.length + 2) : name, city })
