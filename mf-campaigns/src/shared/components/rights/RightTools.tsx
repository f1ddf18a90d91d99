import { rightKinds, rightSources } from '@samspel/api/terms'
import { useText } from '@samspel/i18n'
import { useTypedParam } from '@samspel/navigation'
import { SearchField, SelectField, SwitchField } from '@samspel/ui'
import { Tools } from '../Tools'
import { rightKindNames, rightsMessages as m, rightSourceNames } from './messages'
import { type LedgerFilter, soonDays } from './use-ledger-filter'

/** Above the rights of brands: search, pictures or films, agreed on or bought, and what ends soon. */
export function RightTools({ filter: { kind, source, isEnding, page, setQuery } }: { filter: LedgerFilter }) {
  const t = useText()
  const [typed, type] = useTypedParam('q')
  return (
    <Tools>
      <SearchField
        label={t(m.search)}
        value={typed}
        onChange={(text) => {
          type(text)
          if (page > 1) setQuery({ page: '' })
        }}
      />
      <SelectField
        hideLabel
        label={t(m.kind)}
        value={kind ?? ''}
        onChange={(value) => setQuery({ kind: value, page: '' })}
        options={[
          { value: '', label: t(m.allKinds) },
          ...rightKinds.map((value) => ({ value, label: t(rightKindNames[value]) })),
        ]}
      />
      <SelectField
        hideLabel
        label={t(m.source)}
        value={source ?? ''}
        onChange={(value) => setQuery({ source: value, page: '' })}
        options={[
          { value: '', label: t(m.allSources) },
          ...rightSources.map((value) => ({ value, label: t(rightSourceNames[value]) })),
        ]}
      />
      <SwitchField
        label={t(m.endsSoon, { days: soonDays })}
        value={isEnding}
        onChange={(on) => setQuery({ ends: on ? String(soonDays) : '', page: '' })}
      />
    </Tools>
  )
}
