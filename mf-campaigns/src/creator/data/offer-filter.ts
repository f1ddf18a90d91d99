import { useState } from 'react'
import { countries, type Country, paymentTypes } from '@samspel/api'
import { selectCurrentInstagramer, storage, useAppSelector } from '@samspel/store'
import { isRecord } from '../../shared/data/is-record'
import { type OfferFilter, offerSorts } from './offers'

/**
 * Filters as the browser keeps them (row E-42): the country, which the public marketplace reads too, and each creator's own whole filter.
 */
interface Kept {
  country?: Country | null
  users?: Record<string, OfferFilter>
}

/** Creators of one browser whose filters are kept. */
const mostUsers = 5

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value)

/** What was kept may be older than this code, or written by somebody else: only what is known is taken. */
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

/** The filter that this creator applied last; else the country that was chosen in this browser; undefined when nothing ever was. */
export const readFilter = (userId: string | undefined): OfferFilter | undefined => {
  const kept = readKept()
  const own = userId && isRecord(kept.users) ? kept.users[userId] : undefined
  if (isRecord(own)) return clean(own)
  const country = oneOf(countries, kept.country) ?? oneOf(countries, storage.get('preferred-country'))
  return country ? { country } : undefined
}

export const writeFilter = (userId: string | undefined, filter: OfferFilter): void => {
  const { country = null } = filter
  const others = Object.entries(readKept().users ?? {})
    .filter(([id]) => id !== userId)
    .slice(1 - mostUsers)
  storage.set(
    'marketplace-filter',
    JSON.stringify({
      country,
      users: Object.fromEntries([...others, ...(userId ? [[userId, clean(filter as Record<string, unknown>)]] : [])]),
    }),
  )
  if (country) storage.set('preferred-country', country)
  else storage.remove('preferred-country')
}

/** How many parts of a filter narrow the offers; the order does not. */
export const countNarrowing = ({ country, categoryId, paymentType, paid, fits }: OfferFilter): number =>
  [country, categoryId, paymentType, paid, fits].filter(Boolean).length

/** The filter in force: the one applied last, else the creator's own country. */
export function useOfferFilter(): [OfferFilter, (filter: OfferFilter) => void] {
  const me = useAppSelector(selectCurrentInstagramer)
  const userId = useAppSelector(({ app }) => app.currentInstagramerId ?? undefined)
  const [applied, setApplied] = useState<{ userId: string | undefined; filter: OfferFilter | undefined }>()
  const current = applied && applied.userId === userId ? applied : { userId, filter: readFilter(userId) }
  // Read once per person: the choice of another tab must not change the offers under somebody's hand.
  if (current !== applied) setApplied(current)
  return [
    current.filter ?? { country: (me?.countryCode as Country | undefined) ?? null },
    (filter) => {
      writeFilter(userId, filter)
      setApplied({ userId, filter })
    },
  ]
}
