import { Picture } from '@samspel/ui'

export interface OfferPictureProps {
  /** Path below /uploads. */
  src: string | null
  alt: string
  /** Width through height. */
  ratio: number
  /** CSS lengths at which it is shown, as in `<img sizes>`; the server makes the sizes that are asked for. */
  sizes: string
  /** Above the fold: fetched at once. */
  eager?: boolean
  corners?: 'none'
  className?: string | undefined
}

/** A picture of an offer, in the size and format that the visitor's browser takes. */
export function OfferPicture({ sizes: _sizes, ...picture }: OfferPictureProps) {
  return <Picture {...picture} fallbackIcon="gift" />
}
