import { remoteConfig } from '@samspel/federation/webpack'
import { leafletRule } from '@samspel/map/webpack'
import { remote } from './src/remote.ts'

const config = remoteConfig({ dir: import.meta.dirname, remote })
// The WebAssembly worker must be a single file, because its policy does not let it load other scripts (decision 0074).
config.optimization = {
  ...config.optimization,
  splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'wasm-worker' },
}
config.module?.rules?.push(leafletRule)

export default config
