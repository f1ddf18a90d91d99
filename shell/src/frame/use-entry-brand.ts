import type { Area } from '@samspel/federation/registry'
import { selectBrandId, useAppSelector } from '@samspel/store'
import { choosesBrand } from './visitor'

/** The brand for navigation entries that need one: the chosen brand, or else the user's first. */
export const useEntryBrand = (area: Area | undefined): string | undefined => {
  const chosen = useAppSelector(selectBrandId)
  const own = useAppSelector((state) =>
    state.app.currentUserId ? state.entities.users[state.app.currentUserId]?.brandIds?.[0] : undefined,
  )
  const first = useAppSelector((state) => Object.keys(state.entities.brands)[0])
  if (choosesBrand(area)) return chosen ?? own ?? first
  return own
}
