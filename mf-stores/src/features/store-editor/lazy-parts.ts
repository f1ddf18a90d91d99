import { lazyPart } from '@samspel/federation'
import { FormLoading } from './FormLoading'

/** The form with its library is loaded after the page's frame, to keep the first view within its size limit. */
export const StoreForm = lazyPart(
  () => import(/* webpackChunkName: "store-form" */ './StoreForm').then((module) => module.StoreForm),
  { Loading: FormLoading },
)
