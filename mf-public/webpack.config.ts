import { remoteConfig } from '@samspel/federation/webpack'
import { leafletRule } from '@samspel/map/webpack'
import { remote } from './src/remote.ts'

const config = remoteConfig({ dir: import.meta.dirname, remote })
config.module?.rules?.push(leafletRule)

export default config
