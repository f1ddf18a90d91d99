import type { InstagramPost, Mention } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import css from './LaterFigures.module.css'
import { reachMessages as messages } from './reach-messages'

/** What the network says of a post after its approval, and whether it is gone. Nothing of it is counted. */
export function LaterFigures({
  laterReading,
  post,
}: Pick<Mention, 'laterReading'> & { post: Pick<InstagramPost, 'goneAt'> | undefined }) {
  const t = useText()
  const f = useFormats()
  const figures = laterReading
    ? (
        [
          [messages.laterReach, laterReading.reach],
          [messages.laterViews, laterReading.views],
          [messages.laterInteractions, laterReading.interactions],
          [messages.laterSaved, laterReading.saved],
          [messages.laterShares, laterReading.shares],
        ] as const
      ).flatMap(([message, n]) => (n === null ? [] : [t(message, { n: f.number(n) })]))
    : []
  if (figures.length === 0 && !post?.goneAt) return null
  return (
    <div className={css.later}>
      {laterReading && figures.length > 0 && (
        <p>{t(messages.lastRead, { date: f.date(laterReading.readAt, 'short'), figures: figures.join(', ') })}</p>
      )}
      {post?.goneAt && (
        <p className={css.gone}>
          <Icon name="alert-triangle" size={16} />
          {t(messages.gone, { date: f.date(post.goneAt, 'short') })}
        </p>
      )}
    </div>
  )
}
