import type { ParcelChoice } from '@samspel/api'

/** What is to be packed in one line: product, size, colour. */
export const choiceName = ({ product, size, colour }: Pick<ParcelChoice, 'product' | 'size' | 'colour'>): string =>
  [product, size, colour].filter(Boolean).join(', ')
