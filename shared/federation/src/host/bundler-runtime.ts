import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler'
import { BUNDLER_RUNTIME } from '../bundler-runtime-name'

// As soon as this module runs: the entries in the page's own tags run right after the shell's script, whatever the shell still waits for.
Object.assign(globalThis, { [BUNDLER_RUNTIME]: bundlerRuntime })
