import type { ReactNode } from 'react'
import type { Brand, City } from '@samspel/api'
import { type Message, storeCount, useFormats, useText } from '@samspel/i18n'
import { Icon, List, ListItem, SectionHead, Stack } from '@samspel/ui'
import { BrandRow } from '../../components/brand/BrandRow'
import { cityMapPath } from '../../components/brand/city-map'
import css from './Search.module.css'

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap={12}>
      <SectionHead title={title} aside={aside} />
      <List label={title}>{children}</List>
    </Stack>
  )
}

interface FoundProps {
  brands: readonly Brand[]
  cities: readonly City[]
  brandsTitle: Message
  citiesTitle: Message
  brandsAside?: ReactNode
  citiesAside?: ReactNode
}

/** Brands and towns side by side; a brand links to its page, a town to the map. */
export function Found({ brands, cities, brandsTitle, citiesTitle, brandsAside, citiesAside }: FoundProps) {
  const t = useText()
  const f = useFormats()
  return (
    <div className={css.found}>
      {brands.length > 0 && (
        <Part title={t(brandsTitle)} aside={brandsAside}>
          {brands.map((brand) => (
            <BrandRow key={brand.id} brand={brand} />
          ))}
        </Part>
      )}
      {cities.length > 0 && (
        <Part title={t(citiesTitle)} aside={citiesAside}>
          {cities.map((city) => (
            <ListItem
              key={`${city.countryCode} ${city.name}`}
              href={cityMapPath(city)}
              title={city.name}
              picture={
                <span className={css.pin}>
                  <Icon name="map-pin" />
                </span>
              }
              detail={`${f.country(city.countryCode)} · ${t(storeCount, { count: city.storesCount })}`}
            />
          ))}
        </Part>
      )}
    </div>
  )
}
