import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import { AppError } from '../../errors'
import { graphOptionsOf, providerSettingsOf } from '../social'
import { facebookProvider } from './facebook'
import { instagramProvider } from './instagram'
import type { SocialProvider } from './provider'

/** The configured provider of that name; throws AppError `provider_unavailable` when there is none. */
export const createProvider = (config: Config, name: Provider): SocialProvider => {
  const settings = providerSettingsOf(config, name)
  if (!settings) throw new AppError('provider_unavailable')
  const options = graphOptionsOf(config, name, settings)
  return name === 'facebook' ? facebookProvider({ ...options, appUrl: config.appUrl }) : instagramProvider(options)
}
