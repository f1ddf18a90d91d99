import { useState } from 'react'
import type { Country } from '@samspel/api'
import { useFormActions, useFormValues } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useSettled } from '@samspel/navigation/settled'
import { apiAction, useQuery } from '@samspel/store'
import { SearchSelectField } from '@samspel/ui'
import { messages } from './messages'
import { TownHere } from './TownHere'

const searchTowns = apiAction('searchTowns')
const shortest = 2

interface Values {
  city: string | null
  countryCode: Country
}

/** The town that a creator lives in, chosen from those that are known in the country of the form. */
export function TownField() {
  const t = useText()
  const { change } = useFormActions()
  const { city, countryCode: country } = useFormValues<Values>()
  const [words, setWords] = useState('')
  const typed = words.trim()
  const query = useSettled(typed)
  const isAsked = query.length >= shortest && query !== city
  const { result, status } = useQuery(
    isAsked ? searchTowns({ query: { query: query.slice(0, 120), country } }) : undefined,
  )
  const isWaiting = typed !== query || (isAsked && status === 'loading')
  const found = (isAsked && result?.places.map(({ name }) => name)) || []
  const names = [...new Set([...found, ...(city ? [city] : [])])]
  const empty = typed.length < shortest ? messages.typeMore : isWaiting ? messages.searching : messages.none
  return (
    <div>
      <SearchSelectField
        label={t(messages.label)}
        help={t(messages.help)}
        error={isAsked && status === 'error' ? t(messages.failed) : undefined}
        options={names.map((name) => ({ value: name, label: name }))}
        value={city || null}
        optional={t(commonMessages.optional)}
        clearable
        onSearch={setWords}
        onChange={(name) => change('city', name ?? '')}
        emptyText={t(empty)}
      />
      <TownHere country={country} onFound={(name) => change('city', name)} />
    </div>
  )
}
