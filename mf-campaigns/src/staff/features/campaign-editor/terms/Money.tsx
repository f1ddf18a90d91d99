import type { Terms } from '@samspel/api'
import { adLabelBefore } from '@samspel/api/ad-label'
import { Switch, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { shareNames } from '../../../components/terms-words'
import type { EditorValues } from '../data/values'
import { fields } from '../field-messages'
import { FeeChoice } from './FeeSpan'
import { Choice } from './fields'
import { Group } from './Group'
import { termsMessages as messages } from './messages'
import css from './Terms.module.css'

export function Fee() {
  const { enablePaidCollaborations } = useFormValues<EditorValues>()
  return (
    <Group name="fee" title={messages.fee}>
      <Switch name="enablePaidCollaborations" label={fields.enablePaidCollaborations} help={fields.paidHelp} />
      {enablePaidCollaborations && <FeeChoice />}
    </Group>
  )
}

/** The words that label advertising in the campaign's country. */
export const useAdLabel = (): string => {
  const { country, mentions } = useFormValues<EditorValues>()
  return [adLabelBefore[country], mentions[0] && `@${mentions[0]}`].filter(Boolean).join(' ')
}

/** How advertising is labelled: the law says it, and nobody chooses. */
export function AdLabel() {
  const t = useText()
  const label = useAdLabel()
  return (
    <Group name="label" title={messages.label}>
      <span className={css.locked} tabIndex={-1}>
        <Icon name="lock" size={16} />
        {t(messages.labelText, { label })}
      </span>
    </Group>
  )
}

const answers = Array.from({ length: 10 }, (_, index) => index + 1)

/** When a post that nobody answered is approved; terms from before there was a choice keep what they were. */
export function Answer({ wasFree }: { wasFree: boolean }) {
  const t = useText()
  const days: { value: number | null; label: string }[] = answers.map((value) => ({
    value,
    label: t(messages.days, { n: value }),
  }))
  return (
    <Group name="answerDays" title={messages.answer}>
      <div className={css.line}>
        <span>{t(messages.answerText)}</span>
        <Choice
          name="terms.answerDays"
          label={t(messages.answerText)}
          className={css.short}
          options={wasFree ? [...days, { value: null, label: t(messages.afterEnd) }] : days}
        />
      </div>
      <p className={css.help}>{t(messages.answerHelp)}</p>
    </Group>
  )
}

const shares = ['none', 'half', 'whole'] as const satisfies readonly Terms['cancelShare'][]

/** What the creator gets of the fee when the brand ends it after the goods are there. */
export function Cancellation() {
  const t = useText()
  const { deliveryMethod, enablePaidCollaborations } = useFormValues<EditorValues>()
  const text = t(deliveryMethod === 'pickup' ? messages.cancelPickup : messages.cancelText)
  return (
    <Group name="cancelShare" title={messages.cancel}>
      {enablePaidCollaborations ? (
        <>
          <div className={css.line}>
            <span>{text}</span>
            <Choice
              name="terms.cancelShare"
              label={text}
              className={css.wide}
              options={shares.map((value) => ({ value, label: t(shareNames[value]) }))}
            />
          </div>
          <p className={css.help}>{t(messages.cancelHelp)}</p>
        </>
      ) : (
        <p className={css.help}>{t(messages.noFee)}</p>
      )}
    </Group>
  )
}
