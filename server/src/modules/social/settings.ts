import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import type { GraphOptions } from './graph-api'

/** How to reach a provider. */
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
  /** Further parameters of the consent page, such as the id of a saved configuration. */
  parameters: Readonly<Record<string, string>>
  /** Whether codes are bound to the browser by PKCE. */
  pkce: boolean
}

export const providerNames: readonly Provider[] = ['facebook', 'instagram']

/** The permissions that are asked for. */
export const scopes: Record<Provider, string[]> = {
  // Pages in a business portfolio are left out of the answer without business_management.
  facebook: [
    'public_profile',
    'email',
    'pages_show_list',
    'pages_read_engagement',
    'business_management',
    'instagram_basic',
    'instagram_manage_insights',
  ],
  instagram: ['instagram_business_basic', 'instagram_business_manage_insights'],
}

/** The permissions besides, without which the network tells nothing: to follow a page, and to hear of comments and mentions. */
export const webhookScopes: Record<Provider, string[]> = {
  facebook: ['pages_manage_metadata', 'instagram_manage_comments'],
  instagram: ['instagram_business_manage_comments'],
}

/** A provider's settings; undefined when no app is configured. */
export const providerSettingsOf = (config: Config, provider: Provider): ProviderSettings | undefined => {
  const app = config.social[provider]
  if (!app) return undefined
  const version = config.social.graphVersion
  return {
    client: { id: app.id, secret: app.secret },
    authorizeHost: app.authorizeHost,
    authorizePath: provider === 'facebook' ? `/${version}/dialog/oauth` : '/oauth/authorize',
    tokenHost: app.tokenHost,
    tokenPath: provider === 'facebook' ? `/${version}/oauth/access_token` : '/oauth/access_token',
    graphUrl: `${app.graphHost}/${version}`,
    graphHost: app.graphHost,
    // A saved configuration of Facebook Login for Business names its permissions itself.
    scope:
      app.parameters?.config_id === undefined
        ? [...scopes[provider], ...(app.verifyToken === undefined ? [] : webhookScopes[provider])]
        : [],
    parameters: {
      // Makes Facebook ask again for permissions declined last time, such as the email address.
      ...(provider === 'facebook' && { auth_type: 'rerequest' }),
      ...app.parameters,
    },
    pkce: app.pkce ?? provider === 'facebook',
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
