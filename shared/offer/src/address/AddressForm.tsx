import type { Country, DeliveryAddress } from '@samspel/api'
import { addRoutes } from '@samspel/api'
import { plainAddress, writtenPhone } from '@samspel/api/postal'
import { addressesRoutes } from '@samspel/api/routes/addresses'
import { Form, SubmitButton } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { apiAction, queryActions, useAppDispatch } from '@samspel/store'
import { Icon, notify } from '@samspel/ui'
import css from './Address.module.css'
import { AddressFields } from './AddressFields'
import { messages as m } from './messages'
import { addressSchema, emptyAddress } from './schema'

addRoutes(addressesRoutes)
const setMyDeliveryAddress = apiAction('setMyDeliveryAddress')

/** The saved address as its fields show it, or an empty one. */
export const shownAddress = (
  saved: DeliveryAddress | null,
  { country, name }: { country: Country; name: string },
): DeliveryAddress =>
  saved ? { ...saved, phone: writtenPhone(saved.phone, saved.country) } : emptyAddress(country, name)

/** Saves an address; its errors are those of the fields. What was read of it before is read anew. */
export const useSaveAddress = () => {
  const dispatch = useAppDispatch()
  return async (address: DeliveryAddress) => {
    const outcome = await dispatch(setMyDeliveryAddress({ body: { deliveryAddress: plainAddress(address) } }))
    if (outcome.ok) dispatch(queryActions.invalidated({ prefix: 'getMyDeliveryAddress' }))
    return outcome
  }
}

/** Who sees the address. */
export function AddressPrivacy() {
  const t = useText()
  return (
    <p className={css.who}>
      <Icon name="lock" size={16} />
      {t(m.who)}
    </p>
  )
}

interface AddressFormProps {
  /** Of the form: what was typed is kept under it until it is saved. */
  id: string
  initial: DeliveryAddress
  onSaved: (address: DeliveryAddress) => void
  variant?: 'main' | 'light'
}

/** The own delivery address by itself: in the settings, and where one is missing. What is typed is kept until it is saved. */
export function AddressForm({ id, initial, onSaved, variant = 'main' }: AddressFormProps) {
  const t = useText()
  const save = useSaveAddress()
  return (
    <Form
      id={id}
      schema={addressSchema}
      initialValues={initial}
      guard={false}
      onSubmit={async (values) => {
        const outcome = await save(values)
        if (!outcome.ok) return outcome
        notify({ kind: 'ok', message: t(m.saved) })
        onSaved(outcome.data?.deliveryAddress ?? values)
        return outcome
      }}
    >
      <AddressPrivacy />
      <AddressFields />
      <SubmitButton label={m.save} variant={variant} />
    </Form>
  )
}
