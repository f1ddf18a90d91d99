import type { NoticeSettings } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card, Icon, SelectField, SwitchField, VisuallyHidden } from '@samspel/ui'
import { messages as m } from './messages'
import css from './Notices.module.css'
import { detailOf, topicNames } from './topic-messages'
import type { SettingsChange } from './use-notice-settings'

type Choice = NoticeSettings['choices'][number]
interface Props {
  choices: readonly Choice[]
  isCreator: boolean
  onChange: (choice: NonNullable<SettingsChange['choice']>) => void
}

/** A row for each topic: in the app, by mail, as a push. On a phone a row is a block of its own. */
export function ChoiceTable({ choices, isCreator, onChange }: Props) {
  const t = useText()
  return (
    <Card padding="none">
      <div className={css.headings} aria-hidden="true">
        <span>{t(m.what)}</span>
        <span>{t(m.inApp)}</span>
        <span>{t(m.mail)}</span>
        <span>{t(m.push)}</span>
      </div>
      <ul className={css.rows}>
        {choices.map((choice) => (
          <ChoiceRow key={choice.topic} choice={choice} isCreator={isCreator} onChange={onChange} />
        ))}
      </ul>
    </Card>
  )
}

function ChoiceRow({ choice, isCreator, onChange }: Omit<Props, 'choices'> & { choice: Choice }) {
  const t = useText()
  const { topic, inApp, mail, push } = choice
  const name = t(topicNames[topic])
  // Money is always told in the app, and news never as a push: the server holds to it too.
  const isLocked = topic === 'money'
  const mayPush = topic !== 'news'
  const named = (channel: string) => (
    <>
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      <span className={css.channel}>{channel}</span>
    </>
  )
  return (
    <li className={css.row}>
      <div>
        <div className={css.name}>{name}</div>
        <div className={css.detail}>{t(detailOf(topic, isCreator))}</div>
      </div>
      {isLocked ? (
        <span className={css.locked}>
          <Icon name="lock" size={16} /> <VisuallyHidden>{t(m.inApp)}: </VisuallyHidden>
          {t(m.always1)}
        </span>
      ) : (
        <SwitchField label={named(t(m.inApp))} value={inApp} onChange={(on) => onChange({ topic, inApp: on })} />
      )}
      <SelectField
        hideLabel
        label={`${name}: ${t(m.mail)}`}
        value={mail}
        onChange={(next) => next && onChange({ topic, mail: next })}
        options={[
          { value: 'direct', label: t(m.direct) },
          { value: 'digest', label: t(m.digest) },
          { value: 'off', label: t(m.off) },
        ]}
      />
      {mayPush ? (
        <SwitchField label={named(t(m.push))} value={push} onChange={(on) => onChange({ topic, push: on })} />
      ) : (
        <span className={css.none} aria-hidden="true">
          –
        </span>
      )}
    </li>
  )
}
