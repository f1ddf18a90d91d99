import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import { hasSandbox } from '../sandbox'
import type { GraphOptions } from './graph-api'
import { sandboxApp, sandboxPaths } from './sandbox-app'

/** How to reach a provider, whether the real one or the sandbox in its place. */
export interface ProviderSettings {
  client: { id: string; secret: string }
  authorizeHost: string
  authorizePath: string
  tokenHost: string
  tokenPath: string
  /** Base address to which `me` is appended. */
  graphUrl: string
  /** Base address without a version, at which Instagram renews tokens. */
  graphHost: string
  scope: string[]
  /** Facebook and the sandbox support PKCE; Instagram does not document it. */
  pkce: boolean
  isSandbox: boolean
}

export const providerNames: readonly Provider[] = ['facebook', 'instagram']

const scopes: Record<Provider, string[]> = {
  // Pages in a business portfolio are left out of the answer without business_management.
  facebook: [
    'public_profile',
    'email',
    'pages_show_list',
    'business_management',
    'instagram_basic',
    'instagram_manage_insights',
  ],
  instagram: ['instagram_business_basic', 'instagram_business_manage_insights'],
}

/** The address at which the API can call itself. */
const ownAddress = ({ host, port }: Config) => {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** A provider's settings; undefined when no app is configured and the sandbox is not allowed. */
export const providerSettingsOf = (config: Config, provider: Provider): ProviderSettings | undefined => {
  const app = config.social[provider]
  if (app) {
    const version = config.social.graphVersion
    return {
      client: { id: app.id, secret: app.secret },
      authorizeHost: app.authorizeHost,
      authorizePath: provider === 'facebook' ? `/${version}/dialog/oauth` : '/oauth/authorize',
      tokenHost: app.tokenHost,
      tokenPath: provider === 'facebook' ? `/${version}/oauth/access_token` : '/oauth/access_token',
      graphUrl: `${app.graphHost}/${version}`,
      graphHost: app.graphHost,
      scope: scopes[provider],
      pkce: provider === 'facebook',
      isSandbox: false,
    }
  }
  if (!hasSandbox(config)) return undefined
  return {
    client: sandboxApp(config.sessionSecret, provider),
    // The browser goes through the edge; the API calls itself directly.
    authorizeHost: config.appUrl,
    authorizePath: sandboxPaths.authorize,
    tokenHost: ownAddress(config),
    tokenPath: sandboxPaths.token,
    graphUrl: `${ownAddress(config)}${sandboxPaths.root}`,
    graphHost: `${ownAddress(config)}${sandboxPaths.root}`,
    scope: scopes[provider],
    pkce: true,
    isSandbox: true,
  }
}

/** How calls with a person's token are made. Only Facebook documents proofs of the app. */
export const graphOptionsOf = (
  config: Pick<Config, 'social'>,
  provider: Provider,
  { graphUrl, client }: ProviderSettings,
): GraphOptions => ({
  graphUrl,
  timeoutMs: config.social.timeoutMs,
  appSecret: provider === 'facebook' ? client.secret : undefined,
})

/** The only address to which a provider may redirect the visitor. */
export const callbackOf = ({ appUrl }: Pick<Config, 'appUrl'>, provider: Provider): string =>
  `${appUrl}/api/auth/instagramers/${provider}/callback`
