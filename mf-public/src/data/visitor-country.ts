import { useSyncExternalStore } from 'react'
import type { Country } from '@samspel/api'
import { countryOfBrowser, homeCountry } from '@samspel/api/visitor-country'
import { storage } from '@samspel/store'
import { useChosenTown } from './chosen-town'
import { toCountry } from './offers'

const never = () => () => undefined
const home = () => homeCountry

/** The country whose offers come first: the one chosen last, otherwise that of the chosen town, otherwise the visitor's presumed country. */
export const useVisitorCountry = (): Country => {
  const town = useChosenTown()
  return useSyncExternalStore(
    never,
    () => toCountry(storage.get('preferred-country')) ?? town?.countryCode ?? countryOfBrowser(),
    home,
  )
}
