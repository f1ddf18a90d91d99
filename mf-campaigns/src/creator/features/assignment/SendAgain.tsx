import { useText } from '@samspel/i18n'
import { can, type MentionRecord } from '@samspel/store'
import { LinkButton } from '@samspel/ui'
import { ReadAgain } from '../../components/ReadAgain'
import css from './Assignment.module.css'
import { messages } from './messages'

/** The way to send a post again after changes were asked for: what stands at Instagram is read anew, all else is changed here. */
export function SendAgain({ mention }: { mention: MentionRecord }) {
  const t = useText()
  if (!can(mention, 'resubmit')) return null
  if (mention.kind !== 'link' && mention.kind !== 'content') return <ReadAgain mentionId={mention.id} />
  return (
    <div className={css.again}>
      <LinkButton
        size="sm"
        variant="light"
        icon="pencil"
        href={`/assignments/${mention.participationId}/post?mention=${mention.id}`}
      >
        {t(messages.editAgain)}
      </LinkButton>
    </div>
  )
}
