import { lazyPart } from '@samspel/federation'

/** The store's results; below today's work, so loaded after it. */
export const StoreReport = lazyPart(() =>
  import(/* webpackChunkName: "store-report" */ '../store-report').then((module) => module.StoreReportCard),
)
