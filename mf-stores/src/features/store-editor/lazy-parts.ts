import { lazyPart } from '@samspel/federation'
import { FormLoading } from './FormLoading'

/** The form with its library, after the page's frame: a first view of the page has its limit without them. */
export const StoreForm = lazyPart(
  () => import(/* webpackChunkName: "store-form" */ './StoreForm').then((module) => module.StoreForm),
  { Loading: FormLoading },
)
