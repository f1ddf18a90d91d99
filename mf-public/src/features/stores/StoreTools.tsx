import { commonMessages, useText } from '@samspel/i18n'
import { Button, SelectField, Tag, VisuallyHidden } from '@samspel/ui'
import { CountryField } from '../../components/CountryField'
import { LocationProblem } from '../../components/location/LocationProblem'
import { useRead } from '../../data/api'
import { getBrand } from '../../data/stores'
import { messages } from './messages'
import { PlaceSearch } from './PlaceSearch'
import css from './StoresPage.module.css'
import type { StoresMap } from './use-stores-map'

/** Search, country before town (V-33), "nearest", and the brand filter. */
export function StoreTools({
  country,
  city,
  brandId,
  cities,
  isNear,
  isLocating,
  position,
  setCountry,
  setCity,
  setBrand,
  locate,
  stopNear,
}: StoresMap) {
  const t = useText()
  const brand = useRead(brandId ? getBrand({ params: { id: brandId } }) : undefined)
  const towns = country ? cities.filter(({ countryCode }) => countryCode === country) : []
  const isNearest = isNear && position !== undefined
  return (
    <div className={css.tools}>
      <PlaceSearch onCity={setCity} onBrand={({ id }) => setBrand(id)} className={css.search!} />
      <Button
        icon="map-pin"
        variant={isNearest ? 'light' : 'line'}
        aria-pressed={isNearest}
        loading={isNear && isLocating}
        className={css.nearest}
        onClick={isNearest ? stopNear : locate}
      >
        {t(messages.nearest)}
      </Button>
      <div role="group" aria-label={t(messages.where)} className={css.where}>
        <CountryField hideLabel value={country} onChange={setCountry} />
        <SelectField
          label={t(commonMessages.city)}
          hideLabel
          clearable
          disabled={!country}
          placeholder={t(country ? messages.allCities : commonMessages.city)}
          help={!country && <VisuallyHidden>{t(messages.countryFirst)}</VisuallyHidden>}
          options={towns.map(({ name }) => ({ value: name, label: name }))}
          value={towns.some(({ name }) => name === city) ? city! : null}
          onChange={(name) => setCity(towns.find((town) => town.name === name))}
        />
      </div>
      <LocationProblem />
      {brandId && (
        <div>
          <Tag onRemove={() => setBrand(undefined)} removeLabel={t(messages.anyBrand)}>
            {brand.data ? t(messages.onlyBrand, { brand: brand.data.brand.name }) : t(messages.oneBrand)}
          </Tag>
        </div>
      )}
    </div>
  )
}
