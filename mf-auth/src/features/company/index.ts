import { lazyPage } from '@samspel/federation'
import type * as pages from './pages'

/** A company's lists: people, brands and invitations. */
export const companyPage = (page: keyof typeof pages) =>
  lazyPage(async () => ({ default: (await import(/* webpackChunkName: "company" */ './pages'))[page] }))

/** The brand form is a chunk of its own, so that the lists load without it. */
export const brandEditor = lazyPage(() => import(/* webpackChunkName: "brand-editor" */ './brand-editor'))
