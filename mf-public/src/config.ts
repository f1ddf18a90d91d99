import { createConfig } from '@samspel/federation/config'
import { remote } from './remote'

/** The settings of this remote as they are now (`config` of remote.ts). */
export const { useConfig } = createConfig(remote)
