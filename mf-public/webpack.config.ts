import { join } from 'node:path'
import { remoteConfig } from '@samspel/federation/webpack'
import { remote } from './src/remote.ts'

const config = remoteConfig({ dir: import.meta.dirname, remote })
config.module?.rules?.push({
  test: /leaflet-src\.js$/,
  loader: join(import.meta.dirname, 'scripts/leaflet-without-markup.mjs'),
})

export default config
