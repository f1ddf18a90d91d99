/** An app that was registered with Facebook or Instagram, and where these answer. */
export interface SocialApp {
  id: string
  secret: string
  /** Where the visitor is asked for consent. */
  authorizeHost: string
  /** Where codes are exchanged for tokens. */
  tokenHost: string
  graphHost: string
}

/** Sign-in by a social provider; one without an app is played by the sandbox where that may exist. */
export interface SocialConfig {
  facebook: SocialApp | undefined
  instagram: SocialApp | undefined
  /** Version of the Graph API, such as `v23.0`. */
  graphVersion: string
  /** How long a provider may take to answer. */
  timeoutMs: number
}

const hosts = {
  FACEBOOK: {
    AUTHORIZE: 'https://www.facebook.com',
    TOKEN: 'https://graph.facebook.com',
    GRAPH: 'https://graph.facebook.com',
  },
  INSTAGRAM: {
    AUTHORIZE: 'https://www.instagram.com',
    TOKEN: 'https://api.instagram.com',
    GRAPH: 'https://graph.instagram.com',
  },
} as const

const hostOf = (env: NodeJS.ProcessEnv, name: string, usual: string): string => {
  const address = env[name] || usual
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(address))
    throw new Error(`${name} must be an address without a path, such as ${usual}`)
  return address.replace(/\/$/, '')
}

const appOf = (env: NodeJS.ProcessEnv, name: keyof typeof hosts): SocialApp | undefined => {
  const [id, secret] = [env[`${name}_APP_ID`], env[`${name}_APP_SECRET`]]
  if (!id && !secret) return undefined
  if (!id || !secret) throw new Error(`${name}_APP_ID and ${name}_APP_SECRET belong together`)
  const usual = hosts[name]
  return {
    id,
    secret,
    authorizeHost: hostOf(env, `${name}_AUTHORIZE_HOST`, usual.AUTHORIZE),
    tokenHost: hostOf(env, `${name}_TOKEN_HOST`, usual.TOKEN),
    graphHost: hostOf(env, `${name}_GRAPH_HOST`, usual.GRAPH),
  }
}

/** Reads the providers' settings from the environment; throws with the name of what does not fit. */
export const readSocial = (env: NodeJS.ProcessEnv): SocialConfig => {
  const graphVersion = env.GRAPH_VERSION || 'v23.0'
  if (!/^v\d+\.\d+$/.test(graphVersion)) throw new Error('GRAPH_VERSION must look like v23.0')
  return { facebook: appOf(env, 'FACEBOOK'), instagram: appOf(env, 'INSTAGRAM'), graphVersion, timeoutMs: 5_000 }
}
