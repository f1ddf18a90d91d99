import { idsOf } from '../../clock'
import { pickupPlans, quarterStores } from '../../content/pickups'
import { pictureUrl } from '../../pictures/catalogue'
import { frontVariants } from '../../pictures/write'
import { chanceOf } from '../../random'
import { type CampaignRecord, makeCampaign } from '../campaigns'
import type { Making } from '../context'
import { makeFollowers } from './followers'
import { makeOffers } from './offers'

/** No 0 O 1 I l, as in the other stores' codes. */
const letters = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

const makeQuarterStores = (make: Making): void => {
  const chance = make.chance('quarter stores')
  quarterStores.forEach((facts, at) => {
    const brand = make.brands.find(({ slug }) => slug === facts.brand)!
    const createdAt = make.clock.during(-chance.int(200, 500), chance)
    make.add('stores', {
      brand_id: brand.id,
      id: make.id(createdAt),
      name: `${brand.shop}, ${facts.quarter}`,
      address: facts.address,
      postal_code: facts.postalCode,
      city: facts.city,
      country_code: 'SE',
      latitude: facts.latitude,
      longitude: facts.longitude,
      phone: `+46 10 ${chance.int(100, 999)} ${chance.int(10, 99)} ${chance.int(10, 99)}`,
      opening_hours: facts.hours,
      image_url: pictureUrl(`store-${brand.slug}-${(at % frontVariants) + 1}`),
      token: Array.from({ length: 22 }, () => letters[chance.int(0, letters.length - 1)]).join(''),
      created_at: createdAt,
    })
  })
}

/** What is picked up at stores, by whom, and who follows which brand. Made with ids of its own: nothing made elsewhere changes its id. */
export const makePickups = (shared: Making, campaigns: readonly CampaignRecord[]): void => {
  const make = { ...shared, id: idsOf(shared.clock, chanceOf('samspel pickup ids')) }
  makeQuarterStores(make)
  const chance = make.chance('pickup campaigns')
  makeOffers(make, [...campaigns, ...pickupPlans.map((plan) => makeCampaign(make, plan, chance))])
  makeFollowers(make)
}
