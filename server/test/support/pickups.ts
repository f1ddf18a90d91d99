import { uuidv7 } from 'uuidv7'
import type { Country } from '@samspel/api'
import type { Records } from './records'
import type { TestApi } from './test-api'

let count = 0

interface StoreFields {
  name?: string
  city?: string
  countryCode?: Country
  latitude?: number
  longitude?: number
}
interface OfferFields {
  requiresApplication?: boolean
  places?: number
  state?: 'draft' | 'confirmed' | 'ongoing'
  isPublic?: boolean
  minFollowers?: number
  name?: string
}

/** Stores, and campaigns with pick-up at them. */
export const pickupsOf = ({ db }: TestApi, make: Records) => {
  const store = async (brandId: string, fields: StoreFields = {}) => {
    const id = uuidv7()
    await db
      .insertInto('stores')
      .values({
        id,
        brand_id: brandId,
        name: fields.name ?? `Store ${(count += 1)}`,
        address: 'Gatan 1',
        city: fields.city ?? 'Göteborg',
        country_code: fields.countryCode ?? 'SE',
        latitude: fields.latitude ?? 57.7,
        longitude: fields.longitude ?? 11.97,
        phone: null,
        opening_hours: null,
        image_url: null,
        token: `token-${id}`.slice(0, 40),
      })
      .execute()
    return id
  }
  const campaign = async (
    brandId: string,
    { state = 'confirmed', isPublic = true, minFollowers, name }: OfferFields = {},
  ) => {
    const id = await make.campaign(brandId, { state, isPublic, ...(name && { name }) })
    await db
      .updateTable('campaigns')
      .set({ delivery_method: 'pickup', min_followers: minFollowers ?? null })
      .where('id', '=', id)
      .execute()
    return id
  }
  const offer = async (
    brandId: string,
    campaignId: string,
    storeId: string,
    { requiresApplication = false, places = 0 }: OfferFields = {},
  ) => {
    const id = uuidv7()
    await db
      .insertInto('store_campaigns')
      .values({
        id,
        brand_id: brandId,
        campaign_id: campaignId,
        store_id: storeId,
        requires_application: requiresApplication,
        places,
      })
      .execute()
    return id
  }
  /** A brand with a store and an offer there. */
  const setUp = async (fields: OfferFields & StoreFields = {}) => {
    const brand = await make.brand()
    const [storeId, campaignId] = [
      await store(brand.id, { ...fields, name: 'Store' }),
      await campaign(brand.id, fields),
    ]
    return { brand, storeId, campaignId, offerId: await offer(brand.id, campaignId, storeId, fields) }
  }
  const setCompany = (companyId: string, state: 'requested' | 'approved' | 'declined') =>
    db.updateTable('companies').set({ state }).where('id', '=', companyId).execute()
  return { store, campaign, offer, setUp, setCompany }
}
