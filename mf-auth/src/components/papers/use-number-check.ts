import { useState } from 'react'
import type { Country } from '@samspel/api'
import type * as companyNumbers from '@samspel/api/company-numbers'

type Numbers = typeof companyNumbers

/**
 * Whether what is being typed is a number of the country, by its length and check digit. The rules come late, when a number is first gone
 * into; until then, and without them, undefined: the server checks all the same.
 */
export function useNumberCheck(country: Country | undefined) {
  const [numbers, setNumbers] = useState<Numbers>()
  return {
    prepare: () => {
      if (numbers) return
      import(/* webpackChunkName: "company-numbers" */ '@samspel/api/company-numbers').then(setNumbers, () => undefined)
    },
    fits: (kind: 'organisationNumber' | 'vatNumber', typed: string): boolean | undefined => {
      if (!numbers || !country) return undefined
      const read = kind === 'vatNumber' ? numbers.readVatNumber : numbers.readOrganisationNumber
      return 'number' in read(typed, country)
    },
  }
}
