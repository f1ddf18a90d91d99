import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler'
import { BUNDLER_RUNTIME } from '../bundler-runtime-name'

/** Makes the runtime that containers are built against (`webpack/federation.ts`) available to them. */
export const offerBundlerRuntime = (): void => {
  Object.assign(globalThis, { [BUNDLER_RUNTIME]: bundlerRuntime })
}
