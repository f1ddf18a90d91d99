import { lazy } from 'react'

/** Only those who review see it. */
export const ReviewPanel = lazy(() =>
  import(/* webpackChunkName: "campaign-review" */ './ReviewPanel').then(({ ReviewPanel: part }) => ({
    default: part,
  })),
)
