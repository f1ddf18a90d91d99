import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { usePostKind } from '@samspel/offer/page'
import { Card, Stack, Tag } from '@samspel/ui'
import { messages as pageMessages } from '../messages'
import css from './OfferDesk.module.css'

/** What creators are asked to do, and the tags that they must use; the dates are among the terms. */
export function Instructions({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const postKind = usePostKind()
  const tags = [...campaign.mentions.map((account) => `@${account}`), ...campaign.hashtags.map((tag) => `#${tag}`)]
  return (
    <Card title={t(pageMessages.brief)} detail={postKind(campaign)}>
      <Stack gap={12}>
        {campaign.instructions && <p className={css.instructions}>{campaign.instructions}</p>}
        {tags.length > 0 && (
          <div className={css.tags}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </div>
        )}
      </Stack>
    </Card>
  )
}
