import { lazyPart } from '@samspel/federation'

/** What the store has brought; it stands below what is done today, and comes after it. */
export const StoreReport = lazyPart(() =>
  import(/* webpackChunkName: "store-report" */ '../store-report').then((module) => module.StoreReportCard),
)
