import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card, Stack, Tag } from '@samspel/ui'
import { messages as pageMessages } from '../messages'
import css from './OfferDesk.module.css'

/** What creators are told to do, and the tags that they must use; kinds and dates are among the terms. */
export function Instructions({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const tags = [...campaign.mentions.map((account) => `@${account}`), ...campaign.hashtags.map((tag) => `#${tag}`)]
  return (
    <Card title={t(pageMessages.brief)}>
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
