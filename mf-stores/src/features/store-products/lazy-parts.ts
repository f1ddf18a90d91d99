import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Comes with the forms, when a product is first written. */
export const ProductDialog = lazyDialog(() =>
  import(/* webpackChunkName: "product-dialog" */ './ProductDialog').then((module) => module.ProductDialog),
)
