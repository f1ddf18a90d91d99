import { useText } from '@samspel/i18n'
import { VisuallyHidden } from '@samspel/ui'
import { messages as m } from './messages'

/** Announces a change of page to screen readers. */
export function Announcement({ text }: { text: string }) {
  const t = useText()
  return (
    <VisuallyHidden>
      <span role="status">{text && t(m.navigated, { title: text })}</span>
    </VisuallyHidden>
  )
}
