import { useEffect, useRef } from 'react'
import type { Campaign } from '@samspel/api'
import { useQueryParams } from '@samspel/navigation'

/** In the address: the preset was taken off. */
const off = 'none'

/**
 * Whom the campaign's exclusivity keeps out is left out of the list from the beginning, by a filter that can be taken off as any other. Whether
 * the list can be asked for: the filter stands in the address.
 */
export function usePresetExclusivity({ deal }: Pick<Campaign, 'deal'>): boolean {
  const [{ notwith }, setQuery] = useQueryParams()
  const exclusivity = deal?.terms.exclusivity ?? null
  const wasSet = useRef(false)
  useEffect(() => {
    if (!exclusivity) return
    if (notwith === undefined)
      setQuery(
        wasSet.current
          ? { notwith: off, days: '' }
          : { notwith: exclusivity.categoryId, days: String(exclusivity.daysBefore) },
      )
    wasSet.current = true
  }, [exclusivity, notwith, setQuery])
  return exclusivity === null || notwith !== undefined
}
