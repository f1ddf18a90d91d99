/**
 * Version that a watched build is compiled with. The eight zeros are later replaced by the build's hash; the length
 * stays the same, so source maps remain valid.
 */
export const BASE_VERSION = '0.0.0-dev-00000000'

/** Exit code by which a worker asks to be restarted. */
export const RESTART = 75

/** Argument of a worker whose builds can be taken into pages that run. */
export const REFRESH = 'refresh'
