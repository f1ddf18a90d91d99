import type { DeliveryAddress, Instagramer } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { AddressForm, shownAddress } from '@samspel/offer/address'
import { Sheet } from '@samspel/ui'
import { addressMessages as m } from './address-messages'

/** The form of the own delivery address. */
export function AddressDialog({
  saved,
  instagramer: { countryCode, name },
  onClose,
}: {
  saved: DeliveryAddress | null
  instagramer: Instagramer
  onClose: () => void
}) {
  const t = useText()
  return (
    <Sheet open onClose={onClose} title={t(m.title)}>
      <AddressForm
        id="deliveryAddress"
        initial={shownAddress(saved, { country: countryCode, name })}
        onSaved={onClose}
      />
    </Sheet>
  )
}
