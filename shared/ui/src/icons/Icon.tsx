import { lazyCode } from '../base/lazy-code'
import type { IconName } from './name-list'
import { iconPaths } from './paths'

export interface IconProps {
  name: IconName
  /** Width and height in px; default 18, small texts take 14 or 16. */
  size?: number
  /** Names the picture for screen readers; without it the icon is decoration. */
  label?: string
  className?: string
}

const others = lazyCode(() =>
  import(/* webpackChunkName: "icons" */ './late-paths').then(({ lateIconPaths }) =>
    Object.assign(iconPaths, lateIconPaths),
  ),
)

/** Draws an icon whose line is on its way; its place has its size already, and nothing else is rendered again. */
const drawLater = (name: IconName) => (path: SVGPathElement | null) => {
  if (!path) return
  const draw = (paths: typeof iconPaths) => path.setAttribute('d', paths[name]!)
  // Without its line the place stays empty; the next render asks anew.
  others.load().then(draw, () => undefined)
}

/** One outline icon in the colour of the text around it. */
export function Icon({ name, size = 18, label, className }: IconProps) {
  const known = iconPaths[name]
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 14 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path key={name} {...(known ? { d: known } : { ref: drawLater(name) })} />
    </svg>
  )
}
