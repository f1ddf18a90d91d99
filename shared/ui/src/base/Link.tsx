import { cx } from './cx'
import css from './Link.module.css'
import type { LinkComponentProps } from './Link.props'
import { useUiConfig } from './uiConfig'

export interface BareLinkProps extends LinkComponentProps {
  /** Opens a new tab; such links are never route changes. */
  newTab?: boolean
  download?: boolean | string
}

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//')

/** A link without looks, for parts that bring their own. */
export function BareLink({ newTab, download, ...props }: BareLinkProps) {
  const { link: Internal } = useUiConfig()
  if (Internal && isInternal(props.href) && !newTab && download === undefined) return <Internal {...props} />
  return <a {...props} download={download} {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})} />
}

export interface LinkProps extends BareLinkProps {
  /** `quiet` has the colour of the text around it. */
  tone?: 'primary' | 'quiet'
}

/** A text link; internal paths change the route, all others are ordinary links. */
export function Link({ tone = 'primary', className, ...props }: LinkProps) {
  return <BareLink {...props} className={cx(css.link, tone === 'quiet' && css.quiet, className)} />
}
