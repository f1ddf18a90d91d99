import { useState } from 'react'
import type { BulkRecipient } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Avatar, Card, IconButton, Row, Spacer, Stack } from '@samspel/ui'
import { Filled } from '../../components/Filled'
import css from './Bulk.module.css'
import { messages } from './messages'

/** The text as each of its recipients gets it, one at a time. */
export function Preview({ people, body }: { people: readonly BulkRecipient[]; body: string }) {
  const t = useText()
  const [chosen, setAt] = useState(0)
  // Another filter may have fewer recipients.
  const at = Math.min(chosen, people.length - 1)
  const person = people[at]
  if (!person) return null
  return (
    <Card>
      <Stack gap={8}>
        <Row gap={8}>
          <h3>{t(messages.preview)}</h3>
          <Spacer />
          <IconButton
            icon="chevron-left"
            size="sm"
            label={t(messages.previous)}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          />
          <span className={css.count}>{t(messages.of, { n: at + 1, all: people.length })}</span>
          <IconButton
            icon="chevron-right"
            size="sm"
            label={t(messages.next)}
            disabled={at >= people.length - 1}
            onClick={() => setAt(at + 1)}
          />
        </Row>
        <Row gap={8}>
          <Avatar name={person.name} src={person.avatarUrl} size={24} />
          <b>{t(messages.to, { name: person.name })}</b>
        </Row>
        <Filled body={body} values={person.values} />
      </Stack>
    </Card>
  )
}
