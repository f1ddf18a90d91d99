import { remoteConfig } from '@samspel/federation/webpack'
import { remote } from './src/remote.ts'

export default remoteConfig({ dir: import.meta.dirname, remote })
