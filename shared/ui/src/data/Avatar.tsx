import { type ReactNode, useState } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './Avatar.module.css'

const tints = 6
const tintOf = (text: string) => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 7) % tints
const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()

/** The point of a picture that stays in sight however it is cropped, per cent from the left and from the top; nothing is the middle. */
export type FocusPoint = { x: number; y: number } | null | undefined

/** Crops to the point. */
export const focusStyle = (focus: FocusPoint) => (focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : {})

export interface AvatarProps {
  name: string
  src?: string | null | undefined
  focus?: FocusPoint
  /** px; default 36. */
  size?: number
  /** `square` for brands and stores. */
  shape?: 'round' | 'square'
  /** Says the name to screen readers; leave it out where the name stands beside. */
  named?: boolean
  className?: string
}

/** A face or a brand's mark; initials on a tint of its own where there is no picture. */
export function Avatar({ name, src, focus, size = 36, shape = 'round', named = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const style = {
    width: size,
    height: size,
    fontSize: Math.max(Math.round(size * 0.38), 12),
    borderRadius: shape === 'round' ? '50%' : Math.max(Math.round(size / 4), 4),
  }
  const shown = src && failed !== src
  return (
    <span
      className={cx(css.avatar, !shown && css[`tint${tintOf(name)}`], className)}
      style={style}
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {shown ? (
        <img
          src={src}
          alt=""
          style={focusStyle(focus)}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

export interface PictureProps {
  src?: string | null | undefined
  focus?: FocusPoint
  /** What it shows; empty for decoration. */
  alt: string
  /** Width to height; default 4 / 3. */
  ratio?: number
  /** Fixed width in px, else as wide as its place. */
  width?: number
  /** `none` for pictures at a card's edge. */
  corners?: 'none' | 'normal'
  /** Shown where there is no picture or it cannot be loaded. */
  fallbackIcon?: IconName
  /** For the first pictures of a screen. */
  eager?: boolean
  /** Over the picture: a chip at the top left. */
  overlay?: ReactNode
  className?: string
}

/** A picture that keeps its place while it loads and when it fails. */
export function Picture({
  src,
  focus,
  alt,
  ratio = 4 / 3,
  width,
  corners = 'normal',
  fallbackIcon = 'photo',
  eager = false,
  overlay,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && failed !== src
  return (
    <span
      className={cx(css.picture, corners === 'none' && css.edgeless, className)}
      style={{ aspectRatio: ratio, width }}
    >
      {shown ? (
        <img
          src={src}
          alt={alt}
          style={focusStyle(focus)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={css.fallback} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          <Icon name={fallbackIcon} size={22} />
        </span>
      )}
      {overlay && <span className={css.overlay}>{overlay}</span>}
    </span>
  )
}
