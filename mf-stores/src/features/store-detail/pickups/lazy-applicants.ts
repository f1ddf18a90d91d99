import { lazyPart } from '@samspel/federation'

/** The list of one state; the page opens on those who are expected today. */
export const Applicants = lazyPart(() =>
  import(/* webpackChunkName: "store-applicants" */ './Applicants').then((module) => module.Applicants),
)
