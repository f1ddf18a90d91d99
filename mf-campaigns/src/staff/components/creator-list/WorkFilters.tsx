import { recentDays } from '@samspel/api/finding'
import { useText } from '@samspel/i18n'
import { CheckboxField, SelectField } from '@samspel/ui'
import { NumberField } from '@samspel/ui/late'
import { useCategories } from '../../../shared/components/use-categories'
import css from './CreatorFilters.module.css'
import { filterMessages as m } from './filter-messages'
import { FilterGroup } from './FilterGroup'
import { lateMessages as l } from './late-filter-messages'
import { useCreatorFilter } from './use-filter'
import { useNumberParam } from './use-number-param'

/** What creators cost, how they work and for whom. */
export function WorkFilters({ isOfCampaign }: { isOfCampaign: boolean }) {
  const t = useText()
  const { filter, set } = useCreatorFilter()
  const categories = useCategories()
  const from = useNumberParam('price')
  const to = useNumberParam('most')
  const answer = useNumberParam('answer')
  const days = useNumberParam('days')
  return (
    <FilterGroup name="work" title={t(l.work)}>
      <div className={css.pair}>
        <NumberField label={t(l.priceFrom)} {...from} suffix="kr" />
        <NumberField label={t(l.priceTo)} help={t(l.priceHelp)} {...to} suffix="kr" />
      </div>
      <NumberField label={t(l.answer)} {...answer} suffix={t(l.answerUnit)} />
      <SelectField<'worked' | 'new'>
        label={t(l.history)}
        value={filter.history ?? null}
        onChange={(chosen) => set({ history: chosen })}
        clearable
        placeholder={t(m.anyList)}
        options={[
          { value: 'worked', label: t(l.worked) },
          { value: 'new', label: t(l.fresh) },
        ]}
      />
      <SelectField
        label={t(l.notWith)}
        help={t(l.notWithHelp)}
        value={filter.notWithCategoryId ?? null}
        onChange={(chosen) => set({ notwith: chosen, ...(!chosen && { days: '' }) })}
        clearable
        placeholder={t(m.anyList)}
        options={[...categories].map(([value, label]) => ({ value, label }))}
      />
      {filter.notWithCategoryId && (
        <NumberField label={t(l.days)} value={days.value ?? recentDays} onChange={days.onChange} />
      )}
      {!isOfCampaign && (
        <SelectField<'out' | 'only'>
          label={t(l.blocked)}
          value={filter.blocked === undefined ? null : filter.blocked ? 'only' : 'out'}
          onChange={(chosen) => set({ blocked: chosen })}
          clearable
          placeholder={t(m.anyList)}
          options={[
            { value: 'out', label: t(l.blockedOut) },
            { value: 'only', label: t(l.blockedOnly) },
          ]}
        />
      )}
      <CheckboxField
        label={t(l.signals)}
        help={t(l.signalsHelp)}
        value={filter.withoutSignals ?? false}
        onChange={(isOn) => set({ signals: isOn ? 'none' : '' })}
      />
    </FilterGroup>
  )
}
