import { type Message, useText } from '@samspel/i18n'
import { cx, Icon, type IconName } from '@samspel/ui'
import css from './Papers.module.css'

const looks = {
  right: { icon: 'circle-check', className: undefined },
  wrong: { icon: 'circle-x', className: css.wrong },
  waits: { icon: 'clock', className: css.waits },
} as const satisfies Record<string, { icon: IconName; className: string | undefined }>

/** How it stands with a number, behind its digits. */
export function Mark({ look, text }: { look: keyof typeof looks; text: Message }) {
  const t = useText()
  const { icon, className } = looks[look]
  return (
    <span className={cx(css.mark, className)} role="status">
      <Icon name={icon} size={16} />
      {t(text)}
    </span>
  )
}
