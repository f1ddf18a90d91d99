import { remoteConfig } from '@samspel/federation/webpack'
import { leafletRule } from '@samspel/map/webpack'
import { remote } from './src/remote.ts'

const config = remoteConfig({ dir: import.meta.dirname, remote })
// The worker that runs machine code is one file: its policy lets it load no other script (decision 0074).
config.optimization = {
  ...config.optimization,
  splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'wasm-worker' },
}
config.module?.rules?.push(leafletRule)

export default config
