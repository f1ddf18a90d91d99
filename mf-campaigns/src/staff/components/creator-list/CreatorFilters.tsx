import { useState } from 'react'
import { countries, type Country } from '@samspel/api'
import { audienceAges, recentDays } from '@samspel/api/finding'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useTypedParam } from '@samspel/navigation'
import {
  Card,
  CheckboxField,
  MultiSelectField,
  SearchSelectField,
  SelectField,
  Stack,
  TextField,
} from '@samspel/ui'
import { NumberField } from '@samspel/ui/late'
import { useCategories } from '../../../shared/components/use-categories'
import { creatorPlanNames, creatorStateNames } from '../creator-detail-names'
import { useCommunityLists } from '../use-community-lists'
import css from './Creators.module.css'
import { filterMessages as m } from './filter-messages'
import { lateMessages as l } from './late-filter-messages'
import { creatorPlans, creatorStates, useCreatorFilter } from './use-filter'

const useNumberParam = (name: string) => {
  const [typed, type] = useTypedParam(name)
  return {
    value: typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed),
    onChange: (value: number | null) => type(value === null ? '' : String(value)),
  }
}

const useCountryOptions = () => {
  const f = useFormats()
  return countries.map((value) => ({ value, label: f.country(value) }))
}

/** What the creator's own record says. A campaign says itself in which country, and takes active creators alone. */
function OwnFilters({ isAdmin, isOfCampaign }: { isAdmin: boolean; isOfCampaign: boolean }) {
  const t = useText()
  const { filter, set } = useCreatorFilter()
  const categories = useCategories()
  const [listWords, setListWords] = useState('')
  const { options: lists } = useCommunityLists(listWords)
  const min = useNumberParam('min')
  const max = useNumberParam('max')
  const engagement = useNumberParam('engagement')
  const countryOptions = useCountryOptions()
  const states = isAdmin ? creatorStates : creatorStates.filter((state) => state !== 'blocked')
  const topics = [...categories].map(([value, label]) => ({ value, label }))
  return (
    <div className={css.filters}>
      {!isOfCampaign && (
        <SelectField<Country>
          label={t(commonMessages.country)}
          value={filter.country ?? null}
          onChange={(chosen) => set({ country: chosen })}
          clearable
          placeholder={t(commonMessages.allCountries)}
          options={countryOptions}
        />
      )}
      <MultiSelectField
        label={t(l.wish)}
        help={t(l.wishHelp)}
        placeholder={t(m.anyList)}
        value={filter.wishIds ?? []}
        onChange={(chosen) => set({ wish: chosen.join(), ...(chosen.length > 0 && !isOfCampaign && { sort: '-fit' }) })}
        max={10}
        options={topics}
      />
      <MultiSelectField
        label={t(l.must)}
        help={t(m.categoriesHelp)}
        placeholder={t(m.anyList)}
        value={filter.categoryIds ?? []}
        onChange={(chosen) => set({ categories: chosen.join() })}
        max={10}
        options={topics}
      />
      <NumberField label={t(m.min)} {...min} />
      <NumberField label={t(m.max)} {...max} {...(filter.isUpsideDown && { error: t(m.upsideDown) })} />
      <NumberField label={t(m.engagement)} {...engagement} decimals={1} suffix="%" />
      <SearchSelectField
        label={t(m.list)}
        value={filter.communityListId ?? null}
        onChange={(chosen) => set({ list: chosen })}
        onSearch={setListWords}
        placeholder={t(m.anyList)}
        clearable
        options={lists}
      />
      {!isOfCampaign && (
        <>
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
        </>
      )}
    </div>
  )
}

function AudienceFilters() {
  const t = useText()
  const { filter, set } = useCreatorFilter()
  const share = useNumberParam('share')
  const [town, typeTown] = useTypedParam('town')
  const countryOptions = useCountryOptions()
  return (
    <section className={css.group}>
      <h3>{t(l.audience)}</h3>
      <p>{t(l.audienceHelp)}</p>
      <div className={css.filters}>
        <SelectField<Country>
          label={t(l.audienceCountry)}
          value={filter.audienceCountry ?? null}
          onChange={(chosen) => set({ audience: chosen, ...(!chosen && { share: '' }) })}
          clearable
          placeholder={t(commonMessages.allCountries)}
          options={countryOptions}
        />
        {filter.audienceCountry && <NumberField label={t(l.share)} {...share} suffix="%" />}
        <TextField label={t(l.town)} value={town} onChange={typeTown} />
        <MultiSelectField
          label={t(l.age)}
          placeholder={t(m.anyList)}
          value={filter.audienceAges ?? []}
          onChange={(chosen) => set({ age: chosen.join() })}
          options={audienceAges.map((value) => ({ value, label: value }))}
        />
        <SelectField<'women' | 'men'>
          label={t(l.sex)}
          value={filter.audienceSex ?? null}
          onChange={(chosen) => set({ sex: chosen })}
          clearable
          placeholder={t(m.anyList)}
          options={[
            { value: 'women', label: t(l.women) },
            { value: 'men', label: t(l.men) },
          ]}
        />
      </div>
    </section>
  )
}

function WorkFilters({ isOfCampaign }: { isOfCampaign: boolean }) {
  const t = useText()
  const { filter, set } = useCreatorFilter()
  const categories = useCategories()
  const from = useNumberParam('price')
  const to = useNumberParam('most')
  const answer = useNumberParam('answer')
  const days = useNumberParam('days')
  return (
    <section className={css.group}>
      <h3>{t(l.work)}</h3>
      <div className={css.filters}>
        <NumberField label={t(l.priceFrom)} {...from} suffix="kr" />
        <NumberField label={t(l.priceTo)} help={t(l.priceHelp)} {...to} suffix="kr" />
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
      </div>
    </section>
  )
}

/** All filters except the search; the same for all creators and for those who suit a campaign. */
export function CreatorFilters({ id, isAdmin, isOfCampaign }: { id: string; isAdmin: boolean; isOfCampaign: boolean }) {
  return (
    <Card>
      <div id={id}>
        <Stack gap={24}>
          <OwnFilters isAdmin={isAdmin} isOfCampaign={isOfCampaign} />
          <AudienceFilters />
          <WorkFilters isOfCampaign={isOfCampaign} />
        </Stack>
      </div>
    </Card>
  )
}
