import type { Country, StoreCampaign } from '@samspel/api'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'

/** The country of a store that lies in another one than the creator lives in. */
export const useAbroad = ({ store }: Pick<StoreCampaign, 'store'>): { there: Country; home: Country } | undefined => {
  const home = useAppSelector(selectCurrentInstagramer)?.countryCode as Country | undefined
  return home && home !== store.countryCode ? { there: store.countryCode, home } : undefined
}
