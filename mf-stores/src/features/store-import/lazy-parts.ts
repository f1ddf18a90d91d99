import { lazyPart } from '@samspel/federation'
import { ImportLoading } from './ImportLoading'

/** The content is loaded after the page's frame, to keep file drop and table out of the first view. */
export const ImportBody = lazyPart(
  () => import(/* webpackChunkName: "import-body" */ './ImportBody').then((module) => module.ImportBody),
  { Loading: ImportLoading },
)
