import { useSyncExternalStore } from 'react'
import type { Country } from '@samspel/api'
import { countryOfBrowser, homeCountry } from '@samspel/api/visitor-country'
import { storage } from '@samspel/store'
import { toCountry } from './offers'

const read = (): Country => toCountry(storage.get('preferred-country')) ?? countryOfBrowser()
const never = () => () => undefined
const home = () => homeCountry

/** The country whose offers come first: the one chosen last, otherwise the visitor's presumed country. */
export const useVisitorCountry = (): Country => useSyncExternalStore(never, read, home)
