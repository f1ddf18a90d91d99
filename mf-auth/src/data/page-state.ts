import { lazyState } from '@samspel/federation/lazy-state'

/** Parts of the state come with the first page or badge that needs them. */
export const pageState = lazyState()
