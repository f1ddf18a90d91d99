import type { MentionKind } from '@samspel/api'
import type { PieceLeft } from '@samspel/api/campaign-rules'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { OnlineLinkButton } from '@samspel/offer/network'
import { Icon, type IconName, List, ListItem } from '@samspel/ui'
import { draftCardMessages as messages } from './messages'

const words: Record<MentionKind, [Message, IconName]> = {
  post: [messages.partPost, 'brand-instagram'],
  story: [messages.partStory, 'movie'],
  link: [messages.partLink, 'link'],
  content: [messages.partContent, 'file-text'],
}

/** Each part that was agreed and is not handed in, with its own button; the fee comes when all are in. */
export function PartsLeft({ pieces, fee, href }: { pieces: readonly PieceLeft[]; fee: number; href: string }) {
  const t = useText()
  const f = useFormats()
  return (
    <List label={t(messages.parts)}>
      {pieces.map(({ kind, count }) => {
        const [name, icon] = words[kind]
        return (
          <ListItem
            key={kind}
            picture={<Icon name={icon} />}
            title={t(name, { n: count })}
            {...(fee > 0 && pieces.length === 1 && { detail: t(messages.partThen, { money: f.ore(fee) }) })}
            aside={
              <OnlineLinkButton
                size="sm"
                variant="light"
                href={`${href}?kind=${kind}`}
                aria-label={`${t(messages.handIn)}: ${t(name, { n: count })}`}
              >
                {t(messages.handIn)}
              </OnlineLinkButton>
            }
          />
        )
      })}
    </List>
  )
}
