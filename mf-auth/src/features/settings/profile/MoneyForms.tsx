import type { Instagramer } from '@samspel/api'
import { BankAccountForm } from './BankAccountForm'
import { DeliveryAddressCard } from './DeliveryAddressCard'
import { OwnPapers } from './own-papers'
import { TaxForm } from './TaxForm'

/** What money and goods need of a creator: where to send them, and tax. */
export function MoneyForms({ instagramer }: { instagramer: Instagramer }) {
  return (
    <>
      <DeliveryAddressCard instagramer={instagramer} />
      <BankAccountForm instagramer={instagramer} />
      {(instagramer.needsPersonalId ?? instagramer.countryCode === 'SE') && <TaxForm instagramer={instagramer} />}
      <OwnPapers />
    </>
  )
}
