import { useState } from 'react'
import { countries, type Country } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useTypedParam } from '@samspel/navigation'
import { Card, MultiSelectField, NumberField, SearchSelectField, SelectField } from '@samspel/ui'
import { useCategories } from '../../../shared/components/use-categories'
import { creatorPlanNames, creatorStateNames } from '../../components/creator-detail-names'
import { useCommunityLists } from '../../components/use-community-lists'
import css from './Creators.module.css'
import { filterMessages as m } from './filter-messages'
import { messages } from './messages'
import { creatorPlans, creatorStates, useCreatorFilter } from './use-filter'

const useNumberParam = (name: string) => {
  const [typed, type] = useTypedParam(name)
  return {
    value: typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed),
    onChange: (value: number | null) => type(value === null ? '' : String(value)),
  }
}

/** All filters except the search. */
export function CreatorFilters({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const t = useText()
  const f = useFormats()
  const { filter, set } = useCreatorFilter()
  const categories = useCategories()
  const [listWords, setListWords] = useState('')
  const { options: lists } = useCommunityLists(listWords)
  const min = useNumberParam('min')
  const max = useNumberParam('max')
  const engagement = useNumberParam('engagement')
  const states = isAdmin ? creatorStates : creatorStates.filter((state) => state !== 'blocked')
  return (
    <Card>
      <div id={id} className={css.filters}>
        <SelectField<Country>
          label={t(commonMessages.country)}
          value={filter.country ?? null}
          onChange={(chosen) => set({ country: chosen })}
          clearable
          placeholder={t(commonMessages.allCountries)}
          options={countries.map((value) => ({ value, label: f.country(value) }))}
        />
        <MultiSelectField
          label={t(messages.categories)}
          help={t(m.categoriesHelp)}
          placeholder={t(m.anyList)}
          value={filter.categoryIds ?? []}
          onChange={(chosen) => set({ categories: chosen.join() })}
          max={10}
          options={[...categories].map(([value, label]) => ({ value, label }))}
        />
        <SearchSelectField
          label={t(m.list)}
          value={filter.communityListId ?? null}
          onChange={(chosen) => set({ list: chosen })}
          onSearch={setListWords}
          placeholder={t(m.anyList)}
          clearable
          options={lists}
        />
        <NumberField label={t(m.min)} {...min} />
        <NumberField label={t(m.max)} {...max} {...(filter.isUpsideDown && { error: t(m.upsideDown) })} />
        <NumberField label={t(m.engagement)} {...engagement} decimals={1} suffix="%" />
        <MultiSelectField
          label={t(m.state)}
          placeholder={t(m.anyList)}
          value={filter.states ?? []}
          onChange={(chosen) => set({ state: chosen.join() })}
          options={states.map((value) => ({ value, label: t(creatorStateNames[value]) }))}
        />
        <MultiSelectField
          label={t(m.plan)}
          placeholder={t(m.anyList)}
          value={filter.plans ?? []}
          onChange={(chosen) => set({ plan: chosen.join() })}
          options={creatorPlans.map((value) => ({ value, label: t(creatorPlanNames[value]) }))}
        />
      </div>
    </Card>
  )
}
