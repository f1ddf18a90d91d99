import type { Config } from '../../config'
import type { NetworkAdapter } from './adapter'
import { tiktok } from './tiktok'
import { youtube } from './youtube'

/** The networks that this installation is connected to. */
export const openNetworks = ({ networks }: Pick<Config, 'networks'>): NetworkAdapter[] => [
  ...(networks.youtube ? [youtube(networks.youtube)] : []),
  ...(networks.tiktok ? [tiktok(networks.tiktok)] : []),
]
