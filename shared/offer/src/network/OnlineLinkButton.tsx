import { Button, type ButtonProps, LinkButton } from '@samspel/ui'
import { useNeedsNetwork } from './use-needs-network'

interface OnlineLinkButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'fullWidth' | 'children' | 'aria-label'
> {
  href: string
}

/** A link to what cannot be done without a network: greyed with the reason while there is none. */
export function OnlineLinkButton({ href, ...look }: OnlineLinkButtonProps) {
  const needs = useNeedsNetwork()
  return needs ? <Button {...look} disabledReason={needs} /> : <LinkButton {...look} href={href} />
}
