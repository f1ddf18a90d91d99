import { lazyPart } from '@samspel/federation'

/** All filters, once somebody opens them. */
export const CreatorFilters = lazyPart(() =>
  import(/* webpackChunkName: "creator-filters" */ './CreatorFilters').then((module) => module.CreatorFilters),
)

/** What can be done with the chosen creators, once there are some. */
export const SelectionBar = lazyPart(() =>
  import(/* webpackChunkName: "creator-selection" */ './SelectionBar').then((module) => module.SelectionBar),
)

/** Saved views and the file; nothing of them is in the first view. */
export const CreatorTools = lazyPart(() =>
  import(/* webpackChunkName: "creator-tools" */ './CreatorTools').then((module) => module.CreatorTools),
)
