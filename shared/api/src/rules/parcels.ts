import type { Product } from '../contract/types'

/** Days around a parcel, in configuration nowhere shorter than what was agreed (drawings za and zj). */
export const parcelDays = {
  /** From the yes to the last day of sending, where the campaign names none. */
  pack: 7,
  /** From sending until the creator is asked whether it has come, where no carrier says so. */
  ask: 10,
  /** From the question until silence counts as arrived. */
  silence: 4,
  /** For the brand to answer a problem. */
  answer: 5,
  /** After the campaign's end until the brand's copy of the address is erased. */
  keepAddress: 30,
} as const

/** One thing that a creator can choose of a campaign's goods. */
export interface Choice {
  id: string
  product: string
  size: string
  colour: string
  /** How many there are in all; null where it is not counted. */
  stock: number | null
}

/** What a creator chooses from: each variant of each product, and products without any. Products without an id are from before choices. */
export const choicesOf = (products: readonly Product[]): Choice[] =>
  products.flatMap(({ id, productTitle, productName, variants = [] }) => {
    const product = productTitle || productName
    if (variants.length === 0) return id ? [{ id, product, size: '', colour: '', stock: null }] : []
    return variants.flatMap(({ id: variant, size, colour, stock }) =>
      variant ? [{ id: variant, product, size, colour, stock }] : [],
    )
  })

/** Whether there is anything to choose: with one thing, that one is sent. */
export const hasChoice = (products: readonly Product[]): boolean => choicesOf(products).length > 1
