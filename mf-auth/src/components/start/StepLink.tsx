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

/** Where a step is done: the filled button of the next one, a quiet link of the others. */
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
