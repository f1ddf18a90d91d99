import { useText } from '@samspel/i18n'
import { can, type MentionRecord } from '@samspel/store'
import { LinkButton } from '@samspel/ui'
import { ReadAgain } from '../../components/ReadAgain'
import css from './Assignment.module.css'
import { messages } from './messages'

/** The page for editing it: of its assignment or its pick-up. */
const againPath = ({ id, participationId, storeCampaignId }: MentionRecord): string =>
  `${participationId ? `/assignments/${participationId}` : `/store-campaigns/${storeCampaignId}`}/post?mention=${id}`

/** Resubmits a post after changes were requested: an Instagram post is read again, anything else is edited here. */
export function SendAgain({ mention }: { mention: MentionRecord }) {
  const t = useText()
  if (!can(mention, 'resubmit')) return null
  if (mention.kind !== 'link' && mention.kind !== 'content') return <ReadAgain mention={mention} />
  return (
    <div className={css.again}>
      <LinkButton size="sm" variant="light" icon="pencil" href={againPath(mention)}>
        {t(messages.editAgain)}
      </LinkButton>
    </div>
  )
}
