import type { AccountType } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { SegmentedControl } from '@samspel/ui'
import { useAccountType, useChooseAccountType } from '../data/account-type'
import { messages } from './messages'

/** Switches between Kreatör and Varumärke (rows S-07, S-08, S-23). */
export function AccountTypeSwitch({ base, disabled = false }: { base: string; disabled?: boolean }) {
  const t = useText()
  const choose = useChooseAccountType(base)
  return (
    <SegmentedControl<AccountType>
      fullWidth
      disabled={disabled}
      label={t(messages.accountType)}
      value={useAccountType()}
      onChange={choose}
      options={[
        { value: 'creator', label: t(commonMessages.creator) },
        { value: 'brand', label: t(commonMessages.brand) },
      ]}
    />
  )
}
