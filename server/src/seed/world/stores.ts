import type { BrandFacts } from '../content/brands'
import { hoursIn } from '../content/hours'
import { streets } from '../content/names'
import { quarterStores } from '../content/pickups'
import { frontPicture } from '../picture-catalogue'
import type { Making } from './context'
import { openingWeekOf } from './opening-week'
import type { Place } from './places'

const perShare = 6
/** Brands with so many shares have more than one shop in the capital. */
const largeFrom = 4
const inTowns = ({ stores }: Pick<BrandFacts, 'stores'>) => stores * perShare + (stores >= largeFrom ? 3 : 0)
const inQuarters = (slug: string) => quarterStores.filter(({ brand }) => brand === slug).length

/** How many shops a brand has. */
export const shopsOf = (brand: Pick<BrandFacts, 'slug' | 'stores'>): number => inTowns(brand) + inQuarters(brand.slug)
/** The front of a brand's n-th shop that goes by its quarter. */
export const quarterFront = (brand: Pick<BrandFacts, 'slug' | 'stores'>, at: number): string =>
  frontPicture(brand.slug, inTowns(brand) + at)
/** No 0 O 1 I l: a counter's code may have to be read out. */
const letters = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const dialling: Record<string, string> = { SE: '+46 10', NO: '+47 21', DK: '+45 33', FI: '+358 9', GB: '+44 20' }

/** A store's hours in words and by weekday. */
export const hoursOf = (words: string) => ({
  opening_hours: words,
  opening_week: openingWeekOf(words),
})

/** Shops in real towns of the brand's country, the largest towns first; Swedish brands have some abroad. */
export const makeStores = (make: Making, places: Record<string, Place[]>): void => {
  const { clock, add } = make
  const random = make.random('stores')
  for (const brand of make.brands) {
    const home = places[brand.country] ?? []
    const abroad = ['NO', 'DK', 'FI'].flatMap((country) => (places[country] ?? []).slice(0, 2))
    const wanted = brand.stores * perShare
    const towns = [
      ...random.sample(home.slice(0, Math.max(wanted, 40)), brand.country === 'SE' ? wanted - 2 : wanted),
      ...(brand.country === 'SE' ? random.sample(abroad, 2) : []),
    ]
    // The capital has more than one shop.
    if (brand.stores >= largeFrom && home[0]) towns.push(home[0], home[0], home[1] ?? home[0])
    towns.forEach((town, at) => {
      const createdAt = clock.during(-random.int(200, 500), random)
      const country = town.country as keyof typeof streets
      const street = random.pick(streets[country]).replaceAll('_', ' ')
      const number = random.int(1, 48)
      add('stores', {
        brand_id: brand.id,
        id: make.id(createdAt),
        // Where a town has several, a shop goes by its street.
        name: `${brand.shop}, ${towns.indexOf(town) < at ? street : town.name}`,
        address: country === 'GB' ? `${number} ${street}` : `${street} ${number}`,
        postal_code:
          country === 'SE' ? `${random.int(111, 984)} ${random.int(10, 99)}` : String(random.int(1050, 9990)),
        city: town.name,
        country_code: country,
        latitude: Math.round((town.latitude + (random.next() - 0.5) * 0.016) * 1e5) / 1e5,
        longitude: Math.round((town.longitude + (random.next() - 0.5) * 0.024) * 1e5) / 1e5,
        phone: `${dialling[country]} ${random.int(100, 999)} ${random.int(10, 99)} ${random.int(10, 99)}`,
        ...hoursOf(random.pick(hoursIn[country])),
        image_url: frontPicture(brand.slug, at),
        token: Array.from({ length: 22 }, () => letters[random.int(0, letters.length - 1)]).join(''),
        created_at: createdAt,
      })
    })
  }
}
