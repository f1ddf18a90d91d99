import type { DeliveryAddress } from '@samspel/api'
import { fieldCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import type { SealedColumn } from '../../sealing/seal-anew'

type Keys = Pick<Config, 'paymentDetailsKeys'>

/** A creator's own address, and a parcel's copy of it: a sealed value opens in its own row alone. */
export const ownAddress = (instagramerId: string): string => `delivery_addresses.sealed:${instagramerId}`
export const addressOf = (parcelId: string): string => `parcels.sealed_address:${parcelId}`

const cipherOf = ({ paymentDetailsKeys }: Keys) => fieldCipher(paymentDetailsKeys)

export const sealAddress = (config: Keys, address: DeliveryAddress, owner: string): string =>
  cipherOf(config).seal(JSON.stringify(address), owner)

/** Undefined when no key opens it, or it never was sealed. */
export const openAddress = (config: Keys, sealed: string, owner: string): DeliveryAddress | undefined => {
  const text = cipherOf(config).open(sealed, owner)
  return text === undefined || text === sealed ? undefined : (JSON.parse(text) as DeliveryAddress)
}

export const sealedAddresses: readonly SealedColumn[] = [
  { table: 'delivery_addresses', key: ['instagramer_id'], column: 'sealed', owner: ownAddress },
  { table: 'parcels', key: ['id'], column: 'sealed_address', owner: addressOf },
]
