import { useText } from '@samspel/i18n'
import { Card } from '@samspel/ui'
import { messages } from './messages'
import css from './SuggestProduct.module.css'

const steps = ['next1', 'next2', 'next3'] as const

/** Beside the form at a desk: what happens with the suggestion. On phones the link in the head leads to the same. */
export function NextSteps() {
  const t = useText()
  return (
    <Card title={t(messages.next0)} className={css.next}>
      <ol className={css.nextSteps}>
        {steps.map((step) => (
          <li key={step}>{t(messages[step])}</li>
        ))}
      </ol>
    </Card>
  )
}
