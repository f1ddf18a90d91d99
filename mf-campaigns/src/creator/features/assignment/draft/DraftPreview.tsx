import { type ReactNode, useState } from 'react'
import type { PostDraft } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card, Row, TextButton } from '@samspel/ui'
import { DraftText, Stage } from '../../../../shared/components/drafts'
import css from './Draft.module.css'
import { draftCardMessages as messages } from './messages'

/** Characters from which the text is shortened. */
const longText = 180

/** The draft as the brand has it: pictures, and the text shortened until it is asked for. */
export function DraftPreview({ draft, children }: { draft: PostDraft; children?: ReactNode }) {
  const t = useText()
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const isLong = draft.caption.length > longText
  return (
    <Card className={css.preview}>
      <Stage media={draft.media} at={at} onAt={setAt} comments={[]} />
      <div className={css.previewText}>
        <div className={isLong && !isOpen ? css.short : undefined}>
          <DraftText text={draft.caption} label={draft.checks.adLabelFound} comments={[]} />
        </div>
        <Row justify="between">
          <span className={css.quiet}>{children}</span>
          {isLong && !isOpen && <TextButton onClick={() => setOpen(true)}>{t(messages.showAll)}</TextButton>}
        </Row>
      </div>
    </Card>
  )
}
