import { useMemo } from 'react'
import { useLocale } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { listProfileCategories } from '../data'

const none: string[] = []

/** Whether the names are loaded. Rows that show them wait, because a row growing later would move what somebody is about to click. */
export const useAreCategoriesKnown = (): boolean =>
  !['idle', 'loading'].includes(useQuery(listProfileCategories()).status)

/** Names of all categories by id, in the current language; empty until loaded. */
export function useCategories(): ReadonlyMap<string, string> {
  const locale = useLocale()
  const { result } = useQuery(listProfileCategories())
  const categories = useEntities('profileCategories', result?.profileCategories ?? none)
  return useMemo(
    () => new Map(categories.map(({ id, nameSv, nameEn }) => [id, locale === 'sv' ? nameSv : nameEn])),
    [categories, locale],
  )
}
