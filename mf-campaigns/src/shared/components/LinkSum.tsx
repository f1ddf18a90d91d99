import type { ReportPost } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { figureMessages as messages, networkNames } from './figure-messages'

/** The figures of a link in a line, with who says so and when. */
export function LinkSum({ figures: { source, readAt, ...counts } }: { figures: NonNullable<ReportPost['ofLink']> }) {
  const t = useText()
  const f = useFormats()
  const parts = (['views', 'likes', 'comments'] as const).flatMap((name) => {
    const n = counts[name]
    return n === null ? [] : [t(messages[name], { n, shown: f.number(n) })]
  })
  if (parts.length === 0) return null
  return t(messages.sum, {
    figures: parts.join(', '),
    source: source === 'typed' ? t(messages.typed) : networkNames[source],
    when: f.dateTime(readAt),
  })
}
