import { lazyPart } from '@samspel/federation'

// Below the forms about money, so loaded later still.
export const OwnPapers = lazyPart(() =>
  import(/* webpackChunkName: "own-papers" */ './papers').then((module) => module.OwnPapers),
)
