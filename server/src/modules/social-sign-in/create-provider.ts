import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import { AppError } from '../../errors'
import { providerSettingsOf } from '../social'
import { facebookProvider } from './facebook'
import { instagramProvider } from './instagram'
import type { SocialProvider } from './provider'

/** The configured provider of that name; throws AppError `provider_unavailable` when there is none. */
export const createProvider = (config: Config, name: Provider): SocialProvider => {
  const settings = providerSettingsOf(config, name)
  if (!settings) throw new AppError('provider_unavailable')
  const { graphUrl, client } = settings
  const { timeoutMs } = config.social
  return name === 'facebook'
    ? facebookProvider({ graphUrl, timeoutMs, appSecret: client.secret, appUrl: config.appUrl })
    : instagramProvider({ graphUrl, timeoutMs })
}
