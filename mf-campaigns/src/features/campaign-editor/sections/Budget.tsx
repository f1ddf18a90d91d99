import { Area, Num, Switch, useFormActions, useFormValue, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { RadioCards as Cards } from '@samspel/ui'
import type { EditorValues } from '../data/values'
import { fields } from '../field-messages'

/** Yes: the provider is the principal; no: the customer is (row E-09). */
function TaxAddon() {
  const t = useText()
  const { change } = useFormActions()
  const value = useFormValue<boolean>('enableTaxAddon') ? 'yes' : 'no'
  return (
    <Cards<'yes' | 'no'>
      label={t(fields.enableTaxAddon)} help={t(fields.enableTaxAddonHelp)} value={value} onChange={(next) => change('enableTaxAddon', next === 'yes')}
      options={[{ value: 'no', label: t(fields.no), details: [t(fields.customerIsPrincipal)] }, { value: 'yes', label: t(fields.yes), details: [t(fields.providerIsPrincipal)] }]}
    />
  )
}

/** What the campaign costs besides the products. */
export function Budget() {
  const t = useText()
  const { enablePaidCollaborations } = useFormValues<EditorValues>()
  return (
    <>
      <Switch name="enablePaidCollaborations" label={fields.enablePaidCollaborations} help={fields.paidHelp} />
      {enablePaidCollaborations && <Num name="paidCollaborationPrice" label={fields.paidCollaborationPrice} suffix={t(fields.kr)} />}
      <Num name="logisticsCostPerParticipant" label={fields.logisticsCostPerParticipant} suffix={t(fields.kr)} optional />
      <TaxAddon />
      <Area name="packageInfo" label={fields.packageInfo} optional />
    </>
  )
}
