/** Version that a watching build is made under. The eight noughts give way to the build's hash: same length, so that source maps stay right. */
export const BASE_VERSION = '0.0.0-dev-00000000'

/** Exit code of a worker that wants to be started anew. */
export const RESTART = 75
