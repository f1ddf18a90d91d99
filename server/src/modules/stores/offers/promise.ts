import type { PromisedProduct } from '@samspel/api'

const isAlike = (a: readonly PromisedProduct[], b: readonly PromisedProduct[]): boolean =>
  a.length === b.length && a.every(({ name }, at) => name === b[at]?.name)

/**
 * What a pass promises, and whether its campaign now gives something else. Another picture or number does not make it a different product.
 */
export const promiseOf = ({
  promised,
  offered,
}: {
  promised: PromisedProduct[] | null
  offered: PromisedProduct[]
}): { products: PromisedProduct[]; hasChanged: boolean } => ({
  products: promised ?? offered,
  hasChanged: promised !== null && !isAlike(promised, offered),
})
