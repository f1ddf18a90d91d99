import { lazyPart } from '@samspel/federation'

/** Two versions are rarely compared: what shows them comes when they are. */
export const CompareDialog = lazyPart(
  () => import(/* webpackChunkName: "campaign-compare" */ './CompareDialog').then((module) => module.CompareDialog),
  { Loading: null },
)
