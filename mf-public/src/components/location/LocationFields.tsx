import { useEffect, useRef } from 'react'
import type { Country } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { apiAction } from '@samspel/store'
import { Button, SearchSelectField, SelectField, VisuallyHidden } from '@samspel/ui'
import { useRead } from '../../data/api'
import { CountryField } from '../CountryField'
import css from './Location.module.css'
import { messages } from './messages'
import type { Place, PlaceScope } from './place'
import { toNear, useGeolocation } from './use-geolocation'

const listCities = apiAction('listCities', { skipAuth: true })

export interface LocationFieldsProps {
  value: Place
  onChange: (place: Place) => void
  scope?: PlaceScope | undefined
}

function CityField({
  country,
  value,
  onChange,
  scope,
}: {
  country: Country | undefined
  value: string | undefined
  onChange: (city: string | undefined) => void
  scope: PlaceScope | undefined
}) {
  const t = useText()
  const f = useFormats()
  const read = useRead(country && listCities({ query: { country, ...scope } }))
  if (!country) {
    return (
      <SelectField
        label={t(commonMessages.city)}
        disabled
        help={t(messages.countryFirst)}
        placeholder={t(messages.allCities)}
        options={[]}
        value={null}
        onChange={() => {}}
      />
    )
  }
  const cities = read.data?.cities ?? []
  // Keep a town from the address that has no stores any more, so that it is visible and can be cleared.
  const names = value && !cities.some(({ name }) => name === value) ? [{ value, label: value }] : []
  const hint =
    read.status === 'error'
      ? messages.citiesFailed
      : read.status === 'success' && cities.length === 0
        ? messages.noCities
        : undefined
  return (
    <SearchSelectField
      label={t(commonMessages.city)}
      placeholder={t(messages.allCities)}
      value={value ?? null}
      onChange={(city) => onChange(city ?? undefined)}
      clearable
      options={[
        ...names,
        ...cities.map(({ name, storesCount }) => ({
          value: name,
          label: t(messages.cityOption, { city: name, count: f.number(storesCount) }),
        })),
      ]}
      help={hint && t(hint, { country: f.country(country) })}
    />
  )
}

/** Country, town and nearest first (S-29). A town can be chosen only within a country (V-33). */
export function LocationFields({ value, onChange, scope }: LocationFieldsProps) {
  const t = useText()
  const { status, position, ask } = useGeolocation()
  const isWanted = useRef(false)
  const nearest = useRef(() => {})
  // "Nearest" replaces the chosen town, which may be far away.
  nearest.current = () => position && onChange({ country: value.country, near: toNear(position) })
  useEffect(() => {
    if (status === 'asking') return
    if (isWanted.current) nearest.current()
    isWanted.current = false
  }, [status])
  const press = () => {
    if (value.near) return onChange({ ...value, near: undefined })
    if (position) return nearest.current()
    isWanted.current = true
    ask()
  }
  return (
    <div className={css.fields}>
      <CountryField value={value.country} onChange={(country) => onChange({ country, near: value.near })} />
      <CityField
        key={value.country}
        country={value.country}
        value={value.city}
        onChange={(city) => onChange({ ...value, city })}
        scope={scope}
      />
      <Button
        icon="current-location"
        aria-pressed={Boolean(value.near)}
        loading={status === 'asking'}
        onClick={press}
        variant={value.near ? 'light' : 'line'}
        className={css.nearest}
      >
        {t(messages.nearest)}
      </Button>
      <div role="status" className={css.said}>
        <VisuallyHidden>{status === 'asking' ? t(messages.asking) : value.near && t(messages.known)}</VisuallyHidden>
      </div>
    </div>
  )
}
