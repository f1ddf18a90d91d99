import type { ResponseOf } from '@samspel/api'
import { apiAction, useQuery } from '@samspel/store'

/** A network that creators sign in and connect an account by. */
export type Provider = keyof ResponseOf<'getSignInWays'>['ways']

/** What the networks call themselves, in every language. */
export const providerNames: Record<Provider, string> = { facebook: 'Facebook', instagram: 'Instagram' }

const getSignInWays = apiAction('getSignInWays')

/** The networks that are set up here. Until the API has told, Facebook alone: nothing that is shown first goes away where it stays. */
export const useSignInWays = (): readonly Provider[] => {
  const ways = useQuery(getSignInWays()).result?.ways
  return ways ? (['facebook', 'instagram'] as const).filter((provider) => ways[provider]) : ['facebook']
}
