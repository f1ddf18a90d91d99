import type { Terms } from '@samspel/api'
import { mentionKindsOf } from '@samspel/api/campaign-rules'
import { fittingTerms, mentionKindOf } from '@samspel/api/terms'
import { Checkbox, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { pieceNames } from '../../../../shared/components/terms-names'
import type { EditorValues } from '../data/values'
import { Counter, Segments } from './fields'
import { Group } from './Group'
import { termsMessages as messages } from './messages'
import css from './Terms.module.css'

/** The most of each that the contract takes. */
const most: Terms['pieces'] = { post: 10, reel: 10, story: 20, link: 10, content: 10 }
const pieces = Object.keys(most) as (keyof Terms['pieces'])[]

/** How many of each kind that the campaign takes. */
export function Pieces() {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const counts = fittingTerms(values.terms, values).pieces
  const kinds = mentionKindsOf(values)
  const published = pieces.reduce((sum, piece) => sum + (piece === 'content' ? 0 : counts[piece]), 0)
  return (
    <Group name="pieces" title={messages.pieces}>
      <div className={css.line}>
        {pieces
          .filter((piece) => kinds.includes(mentionKindOf[piece]))
          .map((piece) => (
            <Counter
              key={piece}
              name={`terms.pieces.${piece}`}
              what={pieceNames[piece]}
              value={counts[piece]}
              // The last one of a kind stays: whether there are any is chosen with the kinds.
              min={
                pieces.some(
                  (other) => other !== piece && counts[other] > 0 && mentionKindOf[other] === mentionKindOf[piece],
                )
                  ? 0
                  : 1
              }
              max={most[piece]}
            />
          ))}
      </div>
      {published > 1 && <Checkbox name="terms.anyPiece" label={messages.anyPiece} />}
      <p className={css.help}>{t(messages.kindsElsewhere)}</p>
    </Group>
  )
}

/** How often changes may be asked for; terms from before there was a choice keep what they were. */
export function Rounds({ wasFree }: { wasFree: boolean }) {
  const t = useText()
  const { terms } = useFormValues<EditorValues>()
  const numbers = [1, 2, 3].map((value) => ({ value, label: String(value) }))
  return (
    <Group name="changeRounds" title={messages.rounds}>
      <div className={css.line}>
        <span>{t(messages.roundsText)}</span>
        <Segments<number | null>
          name="terms.changeRounds"
          label={t(messages.rounds)}
          options={wasFree ? [...numbers, { value: null, label: t(messages.freely) }] : numbers}
        />
        {terms.changeRounds !== null && <span>{t(messages.roundsAfter, { n: terms.changeRounds })}</span>}
      </div>
      {terms.changeRounds !== null && <p className={css.help}>{t(messages.roundsHelp)}</p>}
    </Group>
  )
}
