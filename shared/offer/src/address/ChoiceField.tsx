import { useState } from 'react'
import type { ParcelChoice } from '@samspel/api'
import { useBoundField } from '@samspel/forms'
import { type Message, useText } from '@samspel/i18n'
import { FieldError, FieldFrame, Icon } from '@samspel/ui'
import css from './Address.module.css'
import { messages as m } from './messages'

const parts = ['product', 'size', 'colour'] as const
type Part = (typeof parts)[number]
type Picked = Partial<Record<Part, string>>

const fits = (choice: ParcelChoice, picked: Picked, except?: Part) =>
  parts.every((part) => part === except || picked[part] === undefined || picked[part] === choice[part])

/** Words of a part that differ among the choices; none where there is nothing to choose. */
const wordsOf = (choices: readonly ParcelChoice[], part: Part): string[] => {
  const words = [...new Set(choices.map((choice) => choice[part]))].filter((word) => word !== '')
  return words.length > 1 ? words : []
}

function Pills({
  label,
  words,
  value,
  isOut,
  onPick,
  name,
}: {
  name: string
  label: Message
  words: readonly string[]
  value: string | undefined
  isOut: (word: string) => boolean
  onPick: (word: string) => void
}) {
  const t = useText()
  return (
    <FieldFrame label={t(label)} group>
      {() => (
        <div className={css.pills}>
          {words.map((word) => (
            <label key={word} className={css.pill}>
              <input
                type="radio"
                name={name}
                checked={word === value}
                disabled={isOut(word)}
                onChange={() => onPick(word)}
              />
              {word === value && <Icon name="check" size={16} />}
              {word}
              {isOut(word) && <span className={css.gone}>{t(m.out)}</span>}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

const isOut = ({ left }: ParcelChoice) => left === 0

/** What is to be sent: radio buttons for product, size and colour, as far as they differ. Bound to `choiceId`. */
export function ChoiceField({ choices }: { choices: readonly ParcelChoice[] }) {
  const { field } = useBoundField<string>({ name: 'choiceId', label: m.choiceMissing }, { empty: '' })
  const chosen = choices.find(({ id }) => id === field.value)
  const [picked, setPicked] = useState<Picked>(() =>
    chosen ? { product: chosen.product, size: chosen.size, colour: chosen.colour } : {},
  )
  const shown = parts.filter((part) => wordsOf(choices, part).length > 0)
  // What was kept of an unfinished form comes after this is drawn.
  const now: Picked = chosen && fits(chosen, picked) ? { ...chosen } : picked
  const pick = (part: Part, word: string) => {
    // Another product may have other sizes: what does not go with it is taken back.
    let next: Picked = { ...now, [part]: word }
    if (!choices.some((choice) => fits(choice, next))) next = { [part]: word }
    setPicked(next)
    const fitting = choices.filter((choice) => fits(choice, next))
    const isWhole = shown.every((each) => next[each] !== undefined || wordsOf(fitting, each).length === 0)
    const [only, ...others] = fitting
    field.onChange(isWhole && only && others.length === 0 ? only.id : '')
  }
  const labels = { product: m.product, size: m.size, colour: m.colour }
  return (
    <div className={css.choices}>
      {shown.map((part) => (
        <Pills
          key={part}
          name={`choice-${part}`}
          label={labels[part]}
          words={wordsOf(choices, part)}
          value={now[part]}
          isOut={(word) => {
            const others = choices.filter((choice) => choice[part] === word && fits(choice, now, part))
            const all = others.length > 0 ? others : choices.filter((choice) => choice[part] === word)
            return all.every(isOut)
          }}
          onPick={(word) => pick(part, word)}
        />
      ))}
      {field.error && (
        <div className={css.wrong}>
          <FieldError>{field.label}</FieldError>
        </div>
      )}
    </div>
  )
}
