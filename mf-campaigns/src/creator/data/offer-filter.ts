import { useState } from 'react'
import { countries, type Country, paymentTypes } from '@samspel/api'
import { selectCurrentInstagramer, storage, useAppSelector } from '@samspel/store'
import { isRecord } from '../../shared/data/is-record'
import { type OfferFilter, offerSorts } from './offers'

/** Filters stored in the browser (row E-42): the country, which the public marketplace uses too, and each creator's full filter. */
interface Kept {
  country?: Country | null
  users?: Record<string, OfferFilter>
}

/** Number of creators per browser whose filters are stored. */
const mostUsers = 5

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value)

/** Stored values may come from an older version or from elsewhere, so only known ones are used. */
const clean = (kept: Record<string, unknown>): OfferFilter => {
  const categoryId = typeof kept.categoryId === 'string' && kept.categoryId
  const [country, paymentType, sort] = [
    oneOf(countries, kept.country),
    oneOf(paymentTypes, kept.paymentType),
    oneOf(offerSorts, kept.sort),
  ]
  return {
    ...(country && { country }),
    ...(categoryId && { categoryId }),
    ...(paymentType && { paymentType }),
    ...(sort && { sort }),
    ...(kept.paid === true && { paid: true }),
    ...(kept.fits === true && { fits: true }),
  }
}

const readKept = (): Kept => {
  try {
    const kept: unknown = JSON.parse(storage.get('marketplace-filter') ?? '{}')
    return isRecord(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** The filter this creator applied last, otherwise the country chosen in this browser; undefined if there is neither. */
export const readFilter = (userId: string | undefined): OfferFilter | undefined => {
  const kept = readKept()
  const own = userId && isRecord(kept.users) ? kept.users[userId] : undefined
  if (isRecord(own)) return clean(own)
  const country = oneOf(countries, kept.country) ?? oneOf(countries, storage.get('preferred-country'))
  return country ? { country } : undefined
}

export const writeFilter = (userId: string | undefined, filter: OfferFilter): void => {
  const { country = null } = filter
  const kept = readKept()
  const others = Object.entries(kept.users ?? {})
    .filter(([id]) => id !== userId)
    .slice(1 - mostUsers)
  storage.set(
    'marketplace-filter',
    JSON.stringify({
      // The marketplace keeps the chosen town beside them.
      ...kept,
      country,
      users: Object.fromEntries([...others, ...(userId ? [[userId, clean(filter as Record<string, unknown>)]] : [])]),
    }),
  )
  if (country) storage.set('preferred-country', country)
  else storage.remove('preferred-country')
}

/** How many parts of a filter narrow the offers; sorting does not count. */
export const countNarrowing = ({ country, categoryId, paymentType, paid, fits }: OfferFilter): number =>
  [country, categoryId, paymentType, paid, fits].filter(Boolean).length

/** The active filter: the one applied last, otherwise the creator's own country. */
export function useOfferFilter(): [OfferFilter, (filter: OfferFilter) => void] {
  const me = useAppSelector(selectCurrentInstagramer)
  const userId = useAppSelector(({ app }) => app.currentInstagramerId ?? undefined)
  const [applied, setApplied] = useState<{ userId: string | undefined; filter: OfferFilter | undefined }>()
  const current = applied && applied.userId === userId ? applied : { userId, filter: readFilter(userId) }
  // Read once per user: a choice in another tab must not change the offers while somebody uses them.
  if (current !== applied) setApplied(current)
  return [
    current.filter ?? { country: (me?.countryCode as Country | undefined) ?? null },
    (filter) => {
      writeFilter(userId, filter)
      setApplied({ userId, filter })
    },
  ]
}
