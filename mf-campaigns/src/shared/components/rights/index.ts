import { lazyPart } from '@samspel/federation'

/** The ledger has the deal's words and a table: it comes when somebody looks at it. */
export const RightsLedger = lazyPart(() =>
  import(/* webpackChunkName: "rights" */ './RightsLedger').then((module) => module.RightsLedger),
)
export { ViewChoice } from './ViewChoice'
