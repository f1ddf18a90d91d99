import { lazyPage } from '@samspel/federation'

export const bannerList = lazyPage(() => import(/* webpackChunkName: "info-banners" */ './list'))

/** The form is a chunk of its own, so that the list loads without it. */
export const bannerEditor = lazyPage(() => import(/* webpackChunkName: "info-banners" */ './editor'))
