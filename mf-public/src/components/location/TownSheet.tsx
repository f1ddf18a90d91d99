import { useEffect, useRef, useState } from 'react'
import { plainText } from '@samspel/api/plain-text'
import { otherTownNames } from '@samspel/api/town-names'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, storeCount, useFormats, useText } from '@samspel/i18n'
import { Button, Icon, List, ListItem, Sheet, SkeletonList, Stack, TextButton, TextField } from '@samspel/ui'
import { useRead } from '../../data/api'
import { listCities } from '../../data/brands'
import { chooseTown, useChosenTown } from '../../data/chosen-town'
import { useVisitorCountry } from '../../data/visitor-country'
import { byStores } from '../city-map'
import css from './Location.module.css'
import { LocationProblem } from './LocationProblem'
import { messages } from './messages'
import { useGeolocation } from './use-geolocation'

/** How many towns are shown; typing finds the others. */
const shown = 8

/** The choice of a town, or the visitor's own position, for distances: towns in the visitor's country first, then those with most stores. */
export function TownSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const { status, position, ask, forget } = useGeolocation()
  const town = useChosenTown()
  const home = useVisitorCountry()
  const [typed, type] = useState('')
  const read = useRead(listCities())
  const asked = useRef(false)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!asked.current || status !== 'known') return
    chooseTown(undefined)
    close.current()
  }, [status])

  const choose = (next: Parameters<typeof chooseTown>[0]) => {
    forget()
    chooseTown(next)
    onClose()
  }
  const locate = () => {
    asked.current = true
    ask()
  }
  const meant = [plainText(typed.trim()), ...otherTownNames(typed)]
  const towns = byStores(read.data?.cities ?? [])
    .filter(({ name }) => meant.some((each) => plainText(name).includes(each)))
    .sort((a, b) => Number(b.countryCode === home) - Number(a.countryCode === home))
    .slice(0, shown)

  const list = () => {
    if (read.status === 'error')
      return <ReadError what={t(messages.citiesFailed)} error={read.error} onRetry={read.retry} />
    if (!read.data) return <SkeletonList label={t(commonMessages.loading)} rows={shown} />
    if (towns.length === 0) return <p className={css.none}>{t(messages.noTown, { words: typed.trim() })}</p>
    return (
      <List card={false} label={t(messages.towns)}>
        {towns.map((city) => {
          const isChosen = !position && town?.name === city.name && town.countryCode === city.countryCode
          return (
            <ListItem
              key={`${city.countryCode} ${city.name}`}
              title={city.name}
              detail={`${f.country(city.countryCode)} · ${t(storeCount, { count: city.storesCount })}`}
              active={isChosen}
              aside={isChosen && <Icon name="check" size={18} />}
              onClick={() => choose(city)}
            />
          )
        })}
      </List>
    )
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.chooseTown)} size="sm">
      <Stack gap={12}>
        <p className={css.why}>{t(messages.townText)}</p>
        <LocationProblem />
        <Button icon="current-location" fullWidth loading={status === 'asking'} onClick={locate}>
          {t(messages.ownPosition)}
        </Button>
        {/* Not a search box: the page behind has one, and a landmark's name must be its own. */}
        <TextField
          label={t(messages.findTown)}
          hideLabel
          placeholder={t(messages.findTown)}
          icon="search"
          autoComplete="off"
          value={typed}
          onChange={type}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && towns[0]) choose(towns[0])
          }}
        />
        {list()}
        {(town ?? position) && <TextButton onClick={() => choose(undefined)}>{t(messages.noDistances)}</TextButton>}
      </Stack>
    </Sheet>
  )
}
