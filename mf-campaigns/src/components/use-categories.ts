import { useLocale } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { useMemo } from 'react'
import { listProfileCategories } from '../data'

const none: string[] = []

/** Names of all categories by id, in the current language; empty until they are known. */
export function useCategories(): ReadonlyMap<string, string> {
  const locale = useLocale()
  const { result } = useQuery(listProfileCategories())
  const categories = useEntities('profileCategories', result?.profileCategories ?? none)
  return useMemo(() => new Map(categories.map(({ id, nameSv, nameEn }) => [id, locale === 'sv' ? nameSv : nameEn])), [categories, locale])
}
