import type { DeliveryAddress } from '@samspel/api'
import { checkAddress, plainAddress } from '@samspel/api/postal'
import { postalCodeIn } from '../../../places'
import { driverNotes } from '../../content/deliveries'
import { streets } from '../../content/names'
import type { Making } from '../context'

/** Numbers that belong to nobody: Sweden's are set aside for fiction, the others are examples of their countries' plans. */
const phones = { NO: '+4740612345', DK: '+4534412345', FI: '+358412345678' } as const
const phoneOf = (country: DeliveryAddress['country'], at: number): string | undefined =>
  country === 'SE'
    ? `+4670174${String(605 + (at % 95)).padStart(4, '0')}`
    : country === 'GB'
      ? undefined
      : phones[country]

/** Where creators have their parcels sent, by creator; none for those whose town has no post code here. */
export const addressesOf = (make: Making): Map<string, DeliveryAddress> => {
  const random = make.random('delivery addresses')
  const cities = new Map(make.world.instagramers.map(({ id, city }) => [String(id), String(city)]))
  const found = new Map<string, DeliveryAddress>()
  make.creators.forEach(({ id, name, country }, at) => {
    const city = cities.get(id) ?? ''
    const street = `${random.pick(streets[country]).replaceAll('_', ' ')} ${random.int(1, 48)}`
    const [postalCode, phone] = [postalCodeIn(city, country), phoneOf(country, at)]
    if (!postalCode || !phone) return
    const note = country === 'SE' ? (driverNotes[at % driverNotes.length] ?? '') : ''
    const address = plainAddress({ name, street, postalCode, city, country, phone, note })
    const errors = checkAddress(address)
    if (Object.keys(errors).length > 0) throw new Error(`${name}: ${JSON.stringify({ address, errors })}`)
    found.set(id, address)
  })
  return found
}
