import type { IconName } from './names'
import { iconPaths } from './paths'

export interface IconProps {
  name: IconName
  /** Width and height in px; default 18, small texts take 14 or 16. */
  size?: number
  /** Names the picture for screen readers; without it the icon is decoration. */
  label?: string
  className?: string
}

/** One outline icon in the colour of the text around it. */
export function Icon({ name, size = 18, label, className }: IconProps) {
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
      <path d={iconPaths[name]} />
    </svg>
  )
}
