import { useState } from 'react'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { Button, Modal, Row, Stack, Tag, TextButton } from '@samspel/ui'
import type { DiffSide } from '../../components/field-diff'
import { FieldDiffs } from '../../components/FieldDiffs'
import type { EditorValues } from './data/values'
import { type Choices, chosenValues, type Clash, type Side } from './data/versions'
import css from './Editor.module.css'
import { messages } from './messages'

/** Props of {@link CompareDialog}. */
export interface CompareDialogProps {
  title: string
  text: string
  clashes: readonly Clash[]
  mine: EditorValues
  theirs: EditorValues
  names: Record<Side, string>
  /** Label of the button that continues with the chosen values. */
  submit: Message
  /** Closes without a choice; when absent, a choice has to be made. */
  onClose?: () => void
  onChoose: (values: EditorValues) => void
}

const sideOf: Record<DiffSide, Side> = { before: 'theirs', after: 'mine' }

/** Two versions side by side, to choose field by field or all at once. Nothing is discarded until then. */
export function CompareDialog({
  title,
  text,
  clashes,
  mine,
  theirs,
  names,
  submit,
  onClose,
  onChoose,
}: CompareDialogProps) {
  const t = useText()
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(clashes.map(({ diff, suggested }) => [diff.field, suggested])),
  )
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(clashes.map(({ diff }) => [diff.field, side])))
  const choiceOf = (field: Clash['diff']['field']) => choices[field] ?? 'mine'
  return (
    <Modal
      open
      size="lg"
      title={title}
      onClose={onClose ?? (() => {})}
      mustChoose={!onClose}
      closeLabel={t(commonMessages.close)}
      footer={
        <Button
          variant="main"
          onClick={() =>
            onChoose(
              chosenValues(
                mine,
                theirs,
                Object.fromEntries(clashes.map(({ diff }) => [diff.field, choiceOf(diff.field)])),
              ),
            )
          }
        >
          {t(submit)}
        </Button>
      }
    >
      <Stack gap={16}>
        <p className={css.plain}>{text}</p>
        <Row gap={16}>
          <TextButton onClick={() => chooseAll('mine')}>{t(messages.allMine)}</TextButton>
          <TextButton onClick={() => chooseAll('theirs')}>{t(messages.allTheirs)}</TextButton>
        </Row>
        <FieldDiffs
          diffs={clashes.map(({ diff }) => diff)}
          brandId={mine.brandId}
          head={(side, field) => (
            <label className={css.choice}>
              <input
                type="radio"
                name={`version-${field}`}
                checked={choiceOf(field) === sideOf[side]}
                onChange={() => setChoices({ ...choices, [field]: sideOf[side] })}
              />
              {names[sideOf[side]]}
              {side === 'after' && clashes.some(({ diff, byBoth }) => byBoth && diff.field === field) && (
                <Tag>{t(messages.byBoth)}</Tag>
              )}
            </label>
          )}
        />
      </Stack>
    </Modal>
  )
}
