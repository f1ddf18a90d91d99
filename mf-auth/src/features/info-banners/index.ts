import { lazyPage } from '@samspel/federation'

export const bannerList = lazyPage(() => import(/* webpackChunkName: "info-banners" */ './list'))

/** The page with the form on its own: the list beside it is seen without. */
export const bannerEditor = lazyPage(() => import(/* webpackChunkName: "banner-editor" */ './editor'))
