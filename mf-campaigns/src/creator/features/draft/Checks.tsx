import { useEffect, useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { cx, Icon, TextButton, VisuallyHidden } from '@samspel/ui'
import { cautionMessages } from '../../../shared/components/cautions'
import type { DraftCheck } from './checks'
import css from './Draft.module.css'
import { messages } from './messages'

/** Changes are read out at most this often. */
const sayMs = 2_000

/** What stands above the button: what is missing first, each with its remedy. */
export function Checks({ checks, onMend }: { checks: readonly DraftCheck[]; onMend: (text: string) => void }) {
  const t = useText()
  const met = checks.filter(({ isMet }) => isMet).length
  const sum = t(messages.met, { n: met, of: checks.length })
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(sum), sayMs)
    return () => clearTimeout(timer)
  }, [sum])
  const words = ({ kind, word, isMet }: DraftCheck) => {
    if (kind === 'label') return isMet ? t(messages.labelMet) : t(messages.labelMissing)
    if (kind === 'claim') return `${t(cautionMessages.claim)}: ${word}`
    if (kind === 'care') return word
    return isMet ? word : t(messages.missing, { word })
  }
  const warns = ({ mended }: DraftCheck) => mended === undefined
  return (
    <div className={css.checks}>
      <p className={css.sum}>{sum}</p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ul>
        {checks.map((check) => (
          <li key={check.key} className={check.isMet ? css.met : cx(css.unmet, warns(check) && css.doubt)}>
            <Icon name={check.isMet ? 'circle-check' : warns(check) ? 'alert-triangle' : 'circle-x'} size={16} />
            <span>{words(check)}</span>
            {!check.isMet && check.mended !== undefined && (
              <TextButton
                aria-label={t(messages.addWord, { word: check.word })}
                onClick={() => onMend(check.mended ?? '')}
              >
                {t(commonMessages.add)}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
