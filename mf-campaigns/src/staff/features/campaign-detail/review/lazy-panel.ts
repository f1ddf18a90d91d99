import { lazyPart } from '@samspel/federation'
import { PartLoading } from '../PartLoading'

/** Only those who review see it. */
export const ReviewPanel = lazyPart(
  () => import(/* webpackChunkName: "campaign-dialogs" */ './ReviewPanel').then((module) => module.ReviewPanel),
  { Loading: PartLoading },
)
