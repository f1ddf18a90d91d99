import { useEffect, useState } from 'react'
import { apiAction, useAppDispatch } from '@samspel/store'
import type { Area } from '@samspel/federation/registry'
import type { InfoBanner } from './rules'

const getInfoBanner = apiAction('getInfoBanner', { keepSession: true })

/** C-40: asked for once the area is known, and again when it changes: with a session the call goes another way than without. */
export const useInfoBanner = (area: Area | undefined): InfoBanner | undefined => {
  const dispatch = useAppDispatch()
  const [banner, setBanner] = useState<InfoBanner>()
  useEffect(() => {
    // P-05: nothing to ask for where it is never shown.
    if (area === undefined || area === 'admin') return setBanner(undefined)
    let wanted = true
    void dispatch(getInfoBanner()).then(({ data }) => wanted && setBanner(data?.infoBanner ?? undefined))
    return () => {
      wanted = false
    }
  }, [dispatch, area])
  return banner
}
