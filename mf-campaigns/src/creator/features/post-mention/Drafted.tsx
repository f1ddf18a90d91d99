import { useText } from '@samspel/i18n'
import { usePagedList } from '@samspel/store'
import { Card, Link, Row, TextButton } from '@samspel/ui'
import { TextDifferences } from '../../../shared/components/drafts'
import { ownPostLists } from '../../data'
import { draftedMessages as messages } from './drafted-messages'

interface DraftedProps {
  /** The text that the brand approved. */
  drafted: string
  post: { caption: string; permalink: string | null }
}

/** A post whose text is not that of its draft: what differs, and the way to change it before it is sent. */
export function Drafted({ drafted, post }: DraftedProps) {
  const t = useText()
  const list = usePagedList(ownPostLists, 'post')
  return (
    <Card title={t(messages.title)}>
      <p>{t(messages.text)}</p>
      <TextDifferences before={drafted} after={post.caption} />
      <Row gap={12}>
        {post.permalink && (
          <Link href={post.permalink} newTab>
            {t(messages.changeThere)}
          </Link>
        )}
        <TextButton icon="refresh" disabled={list.status === 'refreshing'} onClick={list.refresh}>
          {t(messages.readAgain)}
        </TextButton>
      </Row>
    </Card>
  )
}
