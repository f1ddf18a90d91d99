import type { ResponseOf } from '@samspel/api'
import { apiAction, facebookSignIn, useQuery } from '@samspel/store'

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

/** Where a creator's sign-in starts (row C-41). The store knows the address of one provider, as it is part of every first view. */
export const providerSignIn = (provider: Provider, page: string): string =>
  facebookSignIn(page).replace('/facebook?', `/${provider}?`)
