import { lazyState } from '@samspel/federation/lazy-state'

/** Parts of the state come with the first page or slot that needs them. */
export const pageState = lazyState()
