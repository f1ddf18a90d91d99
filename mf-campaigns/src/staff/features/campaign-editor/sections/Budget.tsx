import { Area, Num, useFormActions, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { RadioCards as Cards } from '@samspel/ui/late'
import type { EditorValues } from '../data/values'
import { useEditorWays } from '../editor-context'
import { fields } from '../field-messages'
import { Cost } from './Cost'
import { WalletCheck } from './WalletCheck'

/** Yes: the provider is the principal; no: the customer is (row E-09). */
function TaxAddon({ isOn }: { isOn: boolean }) {
  const t = useText()
  const { change } = useFormActions()
  return (
    <Cards<'yes' | 'no'>
      label={t(fields.enableTaxAddon)}
      help={t(fields.enableTaxAddonHelp)}
      value={isOn ? 'yes' : 'no'}
      onChange={(next) => change('enableTaxAddon', next === 'yes')}
      options={[
        { value: 'no', label: t(fields.no), details: [t(fields.customerIsPrincipal)] },
        { value: 'yes', label: t(fields.yes), details: [t(fields.providerIsPrincipal)] },
      ]}
    />
  )
}

/** The campaign's costs besides the products, and whether the balance is sufficient. */
export function Budget() {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const { approvedCount } = useEditorWays()
  return (
    <>
      {values.enablePaidCollaborations && <WalletCheck values={values} approved={approvedCount} />}
      <Num
        name="logisticsCostPerParticipant"
        label={fields.logisticsCostPerParticipant}
        help={fields.logisticsHelp}
        suffix={t(fields.kr)}
        optional
      />
      {values.country === 'SE' && <TaxAddon isOn={values.enableTaxAddon} />}
      <Cost values={values} />
      <Area name="packageInfo" label={fields.packageInfo} help={fields.packageInfoHelp} optional />
    </>
  )
}
