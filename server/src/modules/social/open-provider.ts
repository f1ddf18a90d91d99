import type { AppContext } from '../../http/call'
import type { SocialProvider } from './provider'
import { campaignsOf } from './repository'
import { createSandboxProvider } from './sandbox-provider'
import { shippedPictures } from './shipped-pictures'

/** The network as the settings say. */
export const openProvider = ({ db, config, now }: Pick<AppContext, 'db' | 'config'> & { now: Date }): SocialProvider => createSandboxProvider({
  campaignsOf: (id) => campaignsOf(db, id),
  pictures: () => shippedPictures(config.dataDir),
  now: () => now,
})
