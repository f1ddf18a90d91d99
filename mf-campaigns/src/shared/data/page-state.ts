import { lazyState } from '@samspel/federation/lazy-state'

/** State that is loaded with the first page or badge that needs it. */
export const pageState = lazyState()
