import { useId, useState } from 'react'
import type { BulkRecipient } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Avatar, Row, Spacer, TextButton } from '@samspel/ui'
import css from './Bulk.module.css'
import { messages } from './messages'

/** Faces shown beside one another; the others are behind the button. */
const few = 4

/** Who gets it, before anything is written. */
export function Recipients({ people }: { people: readonly BulkRecipient[] }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = people.slice(0, few)
  const rest = people.length - shown.length
  if (people.length === 0) return null
  return (
    <div>
      <Row gap={8}>
        <span className={css.faces} aria-hidden="true">
          {shown.map(({ instagramerId, name, avatarUrl }) => (
            <Avatar key={instagramerId} name={name} src={avatarUrl} size={32} />
          ))}
        </span>
        <span className={css.rest}>
          {people.length === 1 ? people[0]!.name : rest > 0 ? t(messages.others, { n: rest }) : ''}
        </span>
        <Spacer />
        {people.length > 1 && (
          <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? messages.fewer : messages.everyone, { n: people.length })}
          </TextButton>
        )}
      </Row>
      {isOpen && (
        <ul className={css.names} id={id}>
          {people.map(({ instagramerId, name, avatarUrl }) => (
            <li key={instagramerId}>
              <Avatar name={name} src={avatarUrl} size={24} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
