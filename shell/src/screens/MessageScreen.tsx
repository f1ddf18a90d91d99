import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Button, EmptyState, LinkButton } from '@samspel/ui'
import { screenMessages as m } from './messages'
import css from './MessageScreen.module.css'

interface Props {
  title: string
  text: string
  toStart?: boolean
  action?: { label: string; onClick: () => void }
}

/** A page of the shell's own that says one thing and offers one next step. */
export function MessageScreen({ title, text, toStart = false, action }: Props) {
  const t = useText()
  usePageTitle(title)
  return (
    <div className={css.screen}>
      <EmptyState
        headingLevel={1}
        title={title}
        text={text}
        action={
          action ? (
            <Button variant="main" onClick={action.onClick}>
              {action.label}
            </Button>
          ) : toStart ? (
            <LinkButton variant="main" href="/">
              {t(m.toStart)}
            </LinkButton>
          ) : undefined
        }
      />
    </div>
  )
}

/** Any address that nobody owns. */
export function NotFoundScreen() {
  const t = useText()
  return <MessageScreen title={t(m.notFoundTitle)} text={t(m.notFoundText)} toStart />
}

/** An address of another area. */
export function DeniedScreen() {
  const t = useText()
  return <MessageScreen title={t(m.deniedTitle)} text={t(m.deniedText)} toStart />
}
