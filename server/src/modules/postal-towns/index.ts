import { isPostalCode } from '@samspel/api/postal'
import { invalid } from '../../errors'
import type { Handlers } from '../../http/call'
import { postalTown } from '../../places'

export const postalTownHandlers = {
  getPostalTown: async ({ query: { country, postalCode } }) => {
    if (!isPostalCode(postalCode, country)) throw invalid({ postalCode: ['invalid'] })
    return { town: postalTown(postalCode, country) ?? null }
  },
} satisfies Partial<Handlers>
