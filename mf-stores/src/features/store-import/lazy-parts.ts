import { lazyPart } from '@samspel/federation'
import { ImportLoading } from './ImportLoading'

/** What is done here, after the page's frame: a first view of the page has its limit without the zone for files and the table. */
export const ImportBody = lazyPart(
  () => import(/* webpackChunkName: "import-body" */ './ImportBody').then((module) => module.ImportBody),
  { Loading: ImportLoading },
)
