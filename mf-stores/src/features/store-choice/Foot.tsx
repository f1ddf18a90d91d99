import { useFormats, useText } from '@samspel/i18n'
import { Button, SaveStatus } from '@samspel/ui'
import { type ChosenStore, coveredOf, sumOf } from './choice'
import { messages } from './messages'
import { stockMessages } from './stock-messages'
import css from './StoreChoice.module.css'

/** The way on that the editor gives: its words, what it does, and whether it is the one filled button. */
export interface NextWay {
  label: string
  onPress: () => void
  isMain: boolean
}

interface FootProps {
  chosen: readonly ChosenStore[]
  /** Undefined while the stores cannot be changed. */
  saving: 'saved' | 'unsaved' | 'failed' | undefined
  next: NextWay | undefined
}

const savingWords = { saved: messages.saved, unsaved: messages.unsaved, failed: messages.failed }

/** What the choice comes to and the way on; stays at the bottom of the window while the table is longer than it. */
export function Foot({ chosen, saving, next }: FootProps) {
  const t = useText()
  const f = useFormats()
  const [places, covered] = [sumOf(chosen), coveredOf(chosen)]
  return (
    <div className={css.foot}>
      <div className={css.total}>
        <p className={css.sum} role="status">
          <b>{t(messages.sum, { n: places, places: f.number(places) })}</b> {t(messages.inStores, { n: chosen.length })}
          {covered < places && <span className={css.covered}>{t(stockMessages.covered, { n: covered })}</span>}
        </p>
        {saving && (
          <span className={css.saving} data-saving={saving}>
            <SaveStatus state={saving} label={t(savingWords[saving])} />
          </span>
        )}
      </div>
      {next && (
        <Button variant={next.isMain ? 'main' : 'light'} iconAfter="arrow-right" onClick={next.onPress}>
          {next.label}
        </Button>
      )}
    </div>
  )
}
