import { commonMessages, type Message, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { SegmentedControl } from '@samspel/ui'
import { viewMessages as m } from './view-messages'

/** Either what is asked for and bought, or the ledger of rights; in the address, so that notices lead to it. */
export function ViewChoice({ first }: { first: Message }) {
  const t = useText()
  const [{ view }, setQuery] = useQueryParams()
  return (
    <SegmentedControl
      label={t(commonMessages.show)}
      value={view === 'rights' ? 'rights' : 'first'}
      onChange={(next) => setQuery({ view: next === 'rights' ? next : '', state: '', page: '' })}
      options={[
        { value: 'first', label: t(first) },
        { value: 'rights', label: t(m.rights) },
      ]}
    />
  )
}
