import { lazyPart } from '@samspel/federation'

/** The list of one state, loaded later because the page opens with today's pick-ups. */
export const Applicants = lazyPart(() =>
  import(/* webpackChunkName: "store-applicants" */ './Applicants').then((module) => module.Applicants),
)
