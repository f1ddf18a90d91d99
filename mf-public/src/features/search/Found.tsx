import type { ReactNode } from 'react'
import type { Brand, City } from '@samspel/api'
import { storeCount, useFormats, useText } from '@samspel/i18n'
import { Icon, List, ListItem } from '@samspel/ui'
import { BrandRow } from '../../components/brand/BrandRow'
import { cityMapPath } from '../../components/city-map'
import { Part, type PartProps } from './Part'
import css from './Search.module.css'

interface FoundProps extends PartProps {
  mark?: ((text: string) => ReactNode) | undefined
  limit?: number | undefined
}

/** Brands; each links to its page. Renders nothing without any. */
export function FoundBrands({ brands, mark, limit, ...part }: FoundProps & { brands: readonly Brand[] }) {
  if (brands.length === 0) return null
  return (
    <Part {...part}>
      <List label={part.title}>
        {brands.slice(0, limit).map((brand) => (
          <BrandRow key={brand.id} brand={brand} mark={mark} />
        ))}
      </List>
    </Part>
  )
}

/** Towns; each links to its place on the map. Renders nothing without any. */
export function FoundCities({ cities, mark, limit, ...part }: FoundProps & { cities: readonly City[] }) {
  const t = useText()
  const f = useFormats()
  if (cities.length === 0) return null
  return (
    <Part {...part}>
      <List label={part.title}>
        {cities.slice(0, limit).map((city) => (
          <ListItem
            key={`${city.countryCode} ${city.name}`}
            href={cityMapPath(city)}
            title={mark ? mark(city.name) : city.name}
            picture={
              <span className={css.pin}>
                <Icon name="map-pin" />
              </span>
            }
            detail={`${f.country(city.countryCode)} · ${t(storeCount, { count: city.storesCount })}`}
          />
        ))}
      </List>
    </Part>
  )
}
