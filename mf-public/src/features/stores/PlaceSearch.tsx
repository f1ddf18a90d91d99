import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Brand } from '@samspel/api'
import { storeCount, useText } from '@samspel/i18n'
import { TYPING_PAUSE_MS } from '@samspel/navigation'
import { Avatar, cx, Icon, SearchField } from '@samspel/ui'
import { useRead } from '../../data/api'
import { type City, searchPublic } from './data'
import { messages } from './messages'
import css from './PlaceSearch.module.css'

interface Props {
  onCity: (city: City) => void
  onBrand: (brand: Brand) => void
  className?: string
}

/** Finds a town to go to, or a brand to filter by (S-31). Arrow keys move through the results. */
export function PlaceSearch({ onCity, onBrand, className }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const read = useRead(words ? searchPublic({ query: { query: words.slice(0, 200) } }) : undefined, {
    keepPrevious: true,
  })
  const isOpen = typed.trim() !== '' && words !== '' && (read.data !== undefined || read.status === 'error')
  const { cities = [], brands = [] } = read.data ?? {}

  const choose = (act: () => void) => {
    setTyped('')
    setWords('')
    act()
    box.current?.querySelector('input')?.focus()
  }
  const options = [
    ...cities.map((city) => ({
      key: `${city.countryCode} ${city.name}`,
      title: city.name,
      detail: t(storeCount, { count: city.storesCount }),
      picture: (
        <span className={css.pin}>
          <Icon name="map-pin" size={16} />
        </span>
      ),
      act: () => choose(() => onCity(city)),
    })),
    ...brands.map((brand) => ({
      key: brand.id,
      title: brand.name,
      detail: undefined,
      picture: <Avatar name={brand.name} src={brand.logoUrl} shape="square" size={28} />,
      act: () => choose(() => onBrand(brand)),
    })),
  ]
  const move = (event: KeyboardEvent) => {
    const places = [...(box.current?.querySelectorAll<HTMLElement>('input, [data-option]') ?? [])]
    const at = places.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape' && isOpen && at > 0) places[0]?.focus()
    else if (event.key === 'ArrowDown') places[Math.min(at + 1, places.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') places[Math.max(at - 1, 0)]?.focus()
    else return
    event.preventDefault()
  }
  return (
    <div ref={box} className={cx(css.box, className)} onKeyDown={move}>
      <SearchField
        label={t(messages.find)}
        placeholder={t(messages.placeholder)}
        value={typed}
        onChange={setTyped}
        onSubmit={() => options[0]?.act()}
      />
      {isOpen && (
        <div className={css.found}>
          {read.status === 'error' || options.length === 0 ? (
            <p className={css.nothing} role="status">
              {t(read.status === 'error' ? messages.searchFailed : messages.nothing)}
            </p>
          ) : (
            <ul aria-label={t(messages.suggestions)}>
              {options.map(({ key, title, detail, picture, act }) => (
                <li key={key}>
                  <button type="button" data-option="" className={css.option} onClick={act}>
                    {picture}
                    <span className={css.name}>{title}</span>
                    {detail && <span className={css.detail}>{detail}</span>}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
