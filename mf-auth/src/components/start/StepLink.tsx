import { type Message, useText } from '@samspel/i18n'
import { Link, LinkButton } from '@samspel/ui'
import { startMessages as m } from './messages'

interface StepLinkProps {
  href: string
  step: Message
  label: Message
  isNext: boolean
  isDone: boolean
}

/** Link to where a step is done: a filled button for the next step, a plain link for the others. */
export function StepLink({ href, step, label, isNext, isDone }: StepLinkProps) {
  const t = useText()
  const words = t(isDone ? m.change : label)
  const name = t(m.stepAction, { action: words, step: t(step) })
  return isNext ? (
    <LinkButton variant="main" href={href} aria-label={name}>
      {words}
    </LinkButton>
  ) : (
    <Link href={href} aria-label={name}>
      {words}
    </Link>
  )
}
