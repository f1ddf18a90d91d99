import type { Config } from '../../config'

const isSecure = ({ appUrl }: Pick<Config, 'appUrl'>): boolean => appUrl.startsWith('https:')

/** With https the names start with `__Host-`, so that browsers accept these cookies only from this exact host. */
export const cookieNames = (config: Pick<Config, 'appUrl'>) => {
  const prefix = isSecure(config) ? '__Host-samspel' : 'samspel'
  return {
    state: `${prefix}-provider-state`,
    verifier: `${prefix}-provider-verifier`,
    ticket: `${prefix}-connection-ticket`,
    arrival: `${prefix}-arrival`,
  }
}

export const cookieOptions = (config: Pick<Config, 'appUrl'>, maxAge: number) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config), maxAge }) as const
