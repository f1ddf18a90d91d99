import { lazyPage } from '@samspel/federation'
import type * as pages from './pages'

/** The lists of a company: its people, brands and invitations. */
export const companyPage = (page: keyof typeof pages) =>
  lazyPage(async () => ({ default: (await import(/* webpackChunkName: "company" */ './pages'))[page] }))

/** The page with the form of a brand on its own: the lists beside it are seen without. */
export const brandEditor = lazyPage(() => import(/* webpackChunkName: "brand-editor" */ './brand-editor'))
