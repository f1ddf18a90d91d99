import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { useText } from '@samspel/i18n'
import { Button, Row, TextArea, useIsMobile } from '@samspel/ui'
import { isSpot } from '../../../../shared/components/drafts'
import css from './DraftDesk.module.css'
import { draftDeskMessages as messages } from './messages'
import type { Comments } from './use-comments'

/** The field of a comment, at its spot: Enter keeps it, Esc drops it. */
export function CommentField({ comments, label }: { comments: Comments; label?: string }) {
  const t = useText()
  const isMobile = useIsMobile()
  const [isEmpty, setEmpty] = useState(false)
  const { typed, write, keep, drop, isSaving } = comments
  if (!typed) return null
  const save = () => {
    setEmpty(typed.text.trim() === '')
    void keep()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      drop()
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      save()
    }
  }
  const { place } = typed
  const at = isSpot(place) && !typed.id ? { '--x': place.x, '--y': place.y } : undefined
  return (
    <div
      className={at ? ((place as { y: number }).y > 0.5 ? css.fieldAbove : css.fieldAt) : css.field}
      style={at as CSSProperties}
    >
      <TextArea
        label={label ?? t(messages.newComment)}
        value={typed.text}
        onChange={(text) => {
          setEmpty(false)
          write(text)
        }}
        minRows={2}
        maxLength={1_000}
        autoFocus
        onKeyDown={press}
        help={isMobile ? undefined : t(messages.keepHelp)}
        {...(isEmpty && { error: t(messages.commentNeeded) })}
      />
      {isMobile && (
        <Row gap={8}>
          <Button variant="light" loading={isSaving} onClick={save}>
            {t(messages.keep)}
          </Button>
          <Button variant="quiet" onClick={drop}>
            {t(messages.drop)}
          </Button>
        </Row>
      )}
    </div>
  )
}
