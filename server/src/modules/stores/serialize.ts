import type { Store } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { dayIn } from '../../days'
import { hoursOn } from '../../opening'
import { isStaffOf, storeAbilitiesOf } from './policies'
import type { StoreRow } from './repository'
import type { StoreToday } from './today'

/** The counter's code and today's figures are for the brand's staff only. */
export const toStore = (row: StoreRow, caller: Caller): Store => ({
  id: row.id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  brandLogoUrl: row.brand_logo_url,
  name: row.name,
  address: row.address,
  postalCode: row.postal_code,
  city: row.city,
  countryCode: row.country_code,
  latitude: row.latitude,
  longitude: row.longitude,
  phone: row.phone,
  openingHours: row.opening_hours,
  openingWeek: row.opening_week,
  openingExceptions: row.opening_exceptions,
  imageUrl: row.image_url,
  ...(isStaffOf(caller, row.brand_id) && {
    token: row.token,
    isPlacedInTown: row.placed_in_town,
    handoverNote: row.handover_note,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    abilities: storeAbilitiesOf(caller, { brandId: row.brand_id }),
  }),
})

/** Today's figures, for staff. */
export const toToday = (row: StoreRow, today: StoreToday, now: Date): Partial<Store> => ({
  openOffers: today.open_offers,
  expectedToday: today.expected_today,
  lateToday: today.late_today,
  waitingApplications: today.waiting_applications,
  openToday: hoursOn(row, dayIn(row.country_code, now)),
})
