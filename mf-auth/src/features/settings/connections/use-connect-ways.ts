import { type Provider, useSignInWays } from '@samspel/forms/sign-in-ways'

type Ways = readonly [Provider, ...Provider[]]

/** The providers to connect an account by: `own` alone where it is set up; where none is, the button that is pressed says so. */
export const useConnectWays = (own?: Provider | null): Ways => {
  const ways = useSignInWays()
  if (own && ways.includes(own)) return [own]
  const [first = 'facebook', ...others] = ways
  return [first, ...others]
}
