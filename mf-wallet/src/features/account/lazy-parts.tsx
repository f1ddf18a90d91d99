import { lazyPart } from '@samspel/federation'
import { Loading } from '../adjustments'

/** Forms come only for platform staff, who book and correct by hand. */
export const BookForm = lazyPart(
  () => import(/* webpackChunkName: "book-form" */ './BookForm').then((module) => module.BookForm),
  { Loading },
)
