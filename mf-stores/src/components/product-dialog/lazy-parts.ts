import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Loaded with the forms when first adding or editing a product. */
export const ProductDialog = lazyDialog(() =>
  import(/* webpackChunkName: "product-dialog" */ './ProductDialog').then((module) => module.ProductDialog),
)
