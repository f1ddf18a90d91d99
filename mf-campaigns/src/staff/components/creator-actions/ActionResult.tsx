import { commonMessages, useText } from '@samspel/i18n'
import { Button, Icon, type IconName, LinkButton, Row, Stack } from '@samspel/ui'
import css from './Actions.module.css'

export interface ResultLine {
  icon: IconName
  text: string
}

/** The results of an action on several creators, line by line. */
export function ActionResult({
  lines,
  href,
  linkLabel,
  onClose,
}: {
  lines: readonly ResultLine[]
  href: string
  linkLabel: string
  onClose: () => void
}) {
  const t = useText()
  return (
    <Stack>
      <ul className={css.lines} role="status">
        {lines.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={18} />
            {text}
          </li>
        ))}
      </ul>
      <Row justify="end">
        <LinkButton href={href} variant="quiet">
          {linkLabel}
        </LinkButton>
        <Button variant="main" onClick={onClose} autoFocus>
          {t(commonMessages.close)}
        </Button>
      </Row>
    </Stack>
  )
}
