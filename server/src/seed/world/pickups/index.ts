import { idsOf } from '../../clock'
import { pickupPlans, quarterStores } from '../../content/pickups'
import { seededRandom } from '../../random'
import { type CampaignRecord, makeCampaign } from '../campaigns'
import type { Making } from '../context'
import type { Ledger } from '../ledger'
import { hoursOf, quarterFront } from '../stores'
import { makeStoreDraft } from './draft'
import { makePassFees } from './fees'
import { makeFollowers } from './followers'
import { makeHistory } from './history'
import { makeOffers } from './offers'
import { makePassPosts } from './posts'
import { makeStock } from './stock'

/** No 0 O 1 I l, as in the other stores' codes. */
const letters = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

const makeQuarterStores = (make: Making): void => {
  const random = make.random('quarter stores')
  quarterStores.forEach((facts, at) => {
    const before = quarterStores.slice(0, at)
    const brand = make.brands.find(({ slug }) => slug === facts.brand)!
    const createdAt = make.clock.during(-random.int(200, 500), random)
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
      phone: `+46 10 ${random.int(100, 999)} ${random.int(10, 99)} ${random.int(10, 99)}`,
      ...hoursOf(facts.hours),
      image_url: quarterFront(brand, before.filter(({ brand: slug }) => slug === facts.brand).length),
      token: Array.from({ length: 22 }, () => letters[random.int(0, letters.length - 1)]).join(''),
      created_at: createdAt,
    })
  })
}

/** What is picked up at stores, by whom, and who follows which brand. Made with ids of its own: nothing made elsewhere changes its id. */
export const makePickups = (shared: Making, campaigns: readonly CampaignRecord[], ledger: Ledger): void => {
  const make = { ...shared, id: idsOf(shared.clock, seededRandom('samspel pickup ids')) }
  makeQuarterStores(make)
  const random = make.random('pickup campaigns')
  const all = [...campaigns, ...pickupPlans.map((plan) => makeCampaign(make, plan, random))]
  makeOffers(make, all)
  makeHistory({ ...shared, id: idsOf(shared.clock, seededRandom('samspel history ids')) }, all)
  makeFollowers(make)
  makeStock(make, all)
  makePassPosts({ ...shared, id: idsOf(shared.clock, seededRandom('samspel pass post ids')) }, all)
  makePassFees(make, all, ledger)
  makeStoreDraft({ ...shared, id: idsOf(shared.clock, seededRandom('samspel store draft ids')) })
}
