import { useState } from 'react'
import { cx, type FocusPoint, focusStyle, Icon } from '@samspel/ui'
import css from './OfferPicture.module.css'
import { pictureSources } from './picture-sources'

export interface OfferPictureProps {
  /** Path below /uploads. */
  src: string | null
  focus?: FocusPoint
  alt: string
  /** Width through height. */
  ratio: number
  /** CSS lengths at which it is shown, as in `<img sizes>`; the server makes the sizes that are asked for. */
  sizes: string
  /** Above the fold: fetched at once. */
  eager?: boolean
  /** The largest of its screen: fetched before the others; as `eager` when absent. */
  first?: boolean
  corners?: 'none'
  className?: string | undefined
}

/** A picture of an offer, in the size and format that the visitor's browser takes; it keeps its place while it loads and when it fails. */
export function OfferPicture({
  src,
  focus,
  alt,
  ratio,
  sizes,
  eager = false,
  first = eager,
  corners,
  className,
}: OfferPictureProps) {
  // A size that cannot be made is no reason to show nothing: the picture itself is tried before the icon.
  const [failures, setFailures] = useState({ src, count: 0 })
  const count = failures.src === src ? failures.count : 0
  const sources = src !== null && count === 0 ? pictureSources(src) : undefined
  const fail = () => setFailures({ src, count: sources ? 1 : 2 })
  return (
    <span className={cx(css.picture, corners === 'none' && css.edgeless, className)} style={{ aspectRatio: ratio }}>
      {src !== null && count < 2 ? (
        <picture>
          {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
          <img
            key={count}
            {...(sources && { srcSet: sources.webp, sizes })}
            src={src}
            alt={alt}
            style={focusStyle(focus)}
            loading={eager ? 'eager' : 'lazy'}
            decoding={eager ? 'auto' : 'async'}
            {...(first && { fetchPriority: 'high' as const })}
            onError={fail}
          />
        </picture>
      ) : (
        <span className={css.fallback} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          <Icon name="gift" size={22} />
        </span>
      )}
    </span>
  )
}
