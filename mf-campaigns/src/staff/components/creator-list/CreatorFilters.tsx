import { useState } from 'react'
import { countries, type Country } from '@samspel/api'
import { audienceAges } from '@samspel/api/finding'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useTypedParam } from '@samspel/navigation'
import { Button, Card, MultiSelectField, SearchSelectField, SelectField, TextField } from '@samspel/ui'
import { NumberField } from '@samspel/ui/late'
import { useCategories } from '../../../shared/components/use-categories'
import { creatorPlanNames, creatorStateNames } from '../creator-detail-names'
import { useCommunityLists } from '../use-community-lists'
import css from './CreatorFilters.module.css'
import { filterMessages as m } from './filter-messages'
import { FilterGroup } from './FilterGroup'
import { lateMessages as l } from './late-filter-messages'
import { messages } from './messages'
import { creatorPlans, creatorStates, noFilters, useCreatorFilter } from './use-filter'
import { useNumberParam } from './use-number-param'
import { WorkFilters } from './WorkFilters'

const useCountryOptions = () => {
  const f = useFormats()
  return countries.map((value) => ({ value, label: f.country(value) }))
}

/** What most lists are narrowed by. A campaign says itself in which country. */
function MainFilters({ isOfCampaign }: { isOfCampaign: boolean }) {
  const t = useText()
  const { filter, set } = useCreatorFilter()
  const categories = useCategories()
  const min = useNumberParam('min')
  const max = useNumberParam('max')
  const engagement = useNumberParam('engagement')
  const countryOptions = useCountryOptions()
  const topics = [...categories].map(([value, label]) => ({ value, label }))
  return (
    <div className={css.filters}>
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
      <div className={css.pair}>
        <NumberField label={t(m.min)} {...min} />
        <NumberField label={t(m.max)} {...max} {...(filter.isUpsideDown && { error: t(m.upsideDown) })} />
      </div>
      <NumberField label={t(m.engagement)} {...engagement} decimals={1} suffix="%" />
    </div>
  )
}

/** Lists, and what the account says. A campaign takes active creators alone. */
function AccountFilters({ isAdmin, isOfCampaign }: { isAdmin: boolean; isOfCampaign: boolean }) {
  const t = useText()
  const { filter, set } = useCreatorFilter()
  const [listWords, setListWords] = useState('')
  const { options: lists } = useCommunityLists(listWords)
  const states = isAdmin ? creatorStates : creatorStates.filter((state) => state !== 'blocked')
  return (
    <FilterGroup name="account" title={t(isOfCampaign ? l.lists : l.account)}>
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
    </FilterGroup>
  )
}

function AudienceFilters() {
  const t = useText()
  const { filter, set } = useCreatorFilter()
  const share = useNumberParam('share')
  const [town, typeTown] = useTypedParam('town')
  const countryOptions = useCountryOptions()
  return (
    <FilterGroup name="audience" title={t(l.audience)} help={t(l.audienceHelp)}>
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
    </FilterGroup>
  )
}

interface CreatorFiltersProps {
  id: string
  isOpen: boolean
  isAdmin: boolean
  isOfCampaign: boolean
  /** How many match; undefined while it is asked for. */
  total: number | undefined
  onClose: () => void
}

/**
 * All filters except the search; the same for all creators and for those who suit a campaign. Closed they stay in the page: what is being
 * typed still reaches the address.
 */
export function CreatorFilters({ id, isOpen, isAdmin, isOfCampaign, total, onClose }: CreatorFiltersProps) {
  const t = useText()
  const f = useFormats()
  const { set } = useCreatorFilter()
  const [round, setRound] = useState(0)
  const reset = () => {
    // New fields: what was typed a moment ago and has not reached the address is gone as well.
    setRound(round + 1)
    set(noFilters)
  }
  return (
    <div id={id} hidden={!isOpen}>
      <Card>
        <div key={round} className={css.groups}>
          <MainFilters isOfCampaign={isOfCampaign} />
          <AccountFilters isAdmin={isAdmin} isOfCampaign={isOfCampaign} />
          <AudienceFilters />
          <WorkFilters isOfCampaign={isOfCampaign} />
        </div>
        <div className={css.foot}>
          <Button variant="quiet" onClick={reset}>
            {t(l.reset)}
          </Button>
          <Button variant="main" onClick={onClose}>
            {total === 0
              ? t(messages.noHitsTitle)
              : total === undefined
                ? t(l.showAny)
                : t(l.show, { n: total, total: f.number(total) })}
          </Button>
        </div>
      </Card>
    </div>
  )
}
