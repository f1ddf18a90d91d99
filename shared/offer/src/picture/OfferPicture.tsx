import { useState } from 'react'
import { cx, type FocusPoint, focusStyle, Icon } from '@samspel/ui'
import css from './OfferPicture.module.css'
import { pictureSources } from './picture-sources'

export interface OfferPictureProps {
  /** Path under /uploads. */
  src: string | null
  focus?: FocusPoint
  alt: string
  /** Width divided by height. */
  ratio: number
  /** The `sizes` attribute of the `<img>`: CSS lengths at which the picture is displayed. */
  sizes: string
  /** Above the fold: loaded at once. */
  eager?: boolean
  /** The largest picture on the screen, loaded with high priority; defaults to `eager`. */
  first?: boolean
  corners?: 'none'
  className?: string | undefined
}

/** A picture of an offer, in a size and format that suit the browser. It reserves its space while loading and when it fails. */
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
  // If a resized variant fails, try the original before showing the icon.
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
