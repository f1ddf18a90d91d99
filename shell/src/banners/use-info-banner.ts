import { useEffect, useState } from 'react'
import { camelizeKeys } from '@samspel/api'
import type { Area } from '@samspel/federation/registry'
import { apiAction, storage, useAppDispatch } from '@samspel/store'
import type { InfoBanner } from './rules'

const getInfoBanner = apiAction('getInfoBanner', { keepSession: true })

const KEPT = 'info-banner'

/** The notice of the last visit: shown at once, so that its answer moves nothing on a page that somebody has begun to read. */
const readKept = (): InfoBanner | undefined => {
  try {
    const kept: unknown = JSON.parse(storage.get(KEPT) ?? 'null')
    return kept !== null && typeof kept === 'object' && 'id' in kept ? (kept as InfoBanner) : undefined
  } catch {
    return undefined
  }
}

/** Takes the notice that the page carries as the last known one. `wire` in the words of the API; absent where the edge did not know. */
export const takeInfoBanner = (wire: object | null | undefined): void => {
  if (wire !== undefined) keep(wire === null ? undefined : (camelizeKeys(wire) as InfoBanner))
}

const keep = (banner: InfoBanner | undefined): void =>
  banner ? storage.set(KEPT, JSON.stringify(banner)) : storage.remove(KEPT)

/** C-40: asked for once the area is known, and again when it changes: with a session the call goes another way than without. */
export const useInfoBanner = (area: Area | undefined): InfoBanner | undefined => {
  const dispatch = useAppDispatch()
  const [banner, setBanner] = useState(readKept)
  useEffect(() => {
    // P-05: nothing to ask for where it is never shown.
    if (area === undefined) return
    if (area === 'admin') return setBanner(undefined)
    let wanted = true
    void dispatch(getInfoBanner()).then(({ data }) => {
      // Without an answer the last known notice stays: what was true is better than a page that jumps.
      if (!wanted || !data) return
      const next = data.infoBanner ?? undefined
      keep(next)
      setBanner(next)
    })
    return () => {
      wanted = false
    }
  }, [dispatch, area])
  return banner
}
