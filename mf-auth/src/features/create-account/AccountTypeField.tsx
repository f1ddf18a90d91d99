import { type AccountType } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { type Option, SelectField } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import css from './AccountTypeField.module.css'
import { messages } from './messages'

interface Props {
  value: AccountType | undefined
  autoFocus: boolean
  onChange: (type: AccountType | null) => void
}

/** The account type (row S-17). A select cuts its text, and on narrow phones these do not fit on a line: there a copy is shown, which wraps. */
export function AccountTypeField({ value, autoFocus, onChange }: Props) {
  const t = useText()
  const options: Option<AccountType>[] = [
    { value: 'creator', label: t(messages.asCreator) },
    { value: 'brand', label: t(messages.asBrand) },
  ]
  const chosen = options.find((option) => option.value === value)
  return (
    <div className={chosen && css.chosen}>
      <SelectField<AccountType>
        label={t(shared.accountType)}
        placeholder={t(messages.choose)}
        value={value ?? null}
        name="accountType"
        autoFocus={autoFocus}
        options={options}
        onChange={onChange}
      />
      {chosen && (
        <span className={css.whole} aria-hidden>
          {chosen.label}
        </span>
      )}
    </div>
  )
}
