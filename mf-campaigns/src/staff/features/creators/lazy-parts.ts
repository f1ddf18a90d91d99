import { lazyPart } from '@samspel/federation'

/** Bulk actions, loaded once something is selected. */
export const SelectionBar = lazyPart(() =>
  import(/* webpackChunkName: "creator-tools" */ './SelectionBar').then((module) => module.SelectionBar),
)

/** Saved views and export, which are not part of the first view. */
export const CreatorTools = lazyPart(() =>
  import(/* webpackChunkName: "creator-tools" */ './CreatorTools').then((module) => module.CreatorTools),
)
