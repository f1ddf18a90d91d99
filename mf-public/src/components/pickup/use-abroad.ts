import type { Country, StoreCampaign } from '@samspel/api'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'

/** The store's country, if it differs from where the creator lives. */
export const useAbroad = ({ store }: Pick<StoreCampaign, 'store'>): { there: Country; home: Country } | undefined => {
  const home = useAppSelector(selectCurrentInstagramer)?.countryCode as Country | undefined
  return home && home !== store.countryCode ? { there: store.countryCode, home } : undefined
}
