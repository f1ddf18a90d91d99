import type { NoticeSettings } from '@samspel/api'
import { isAlwaysInApp, mayPush, noticeTopicNames } from '@samspel/api/notices'
import { useLocale, useText } from '@samspel/i18n'
import { Icon, SelectField, SwitchField, VisuallyHidden } from '@samspel/ui'
import { messages as m } from './messages'
import css from './Notices.module.css'
import type { SettingsChange } from './use-notice-settings'

export type Choice = NoticeSettings['choices'][number]
export interface ChoicesProps {
  choices: readonly Choice[]
  isCreator: boolean
  onChange: (choice: NonNullable<SettingsChange['choice']>) => void
}

/** The three choices of a topic; their labels are visible where there are no column headings. */
export function ChoiceControls({
  choice: { topic, inApp, mail, push },
  onChange,
  withLabels = false,
}: Pick<ChoicesProps, 'onChange'> & { choice: Choice; withLabels?: boolean }) {
  const t = useText()
  const name = noticeTopicNames[topic][useLocale()]
  const named = (channel: string) =>
    withLabels ? (
      <>
        <VisuallyHidden>{`${name}: `}</VisuallyHidden>
        {channel}
      </>
    ) : (
      <VisuallyHidden>{`${name}: ${channel}`}</VisuallyHidden>
    )
  return (
    <>
      {isAlwaysInApp(topic) ? (
        <span className={css.locked}>
          <Icon name="lock" size={16} />
          <span>
            <span className={withLabels ? undefined : css.unseen}>{t(m.inApp)}: </span>
            {t(m.always1)}
          </span>
        </span>
      ) : (
        <SwitchField label={named(t(m.inApp))} value={inApp} onChange={(on) => onChange({ topic, inApp: on })} />
      )}
      <SelectField
        hideLabel={!withLabels}
        label={withLabels ? t(m.mail) : `${name}: ${t(m.mail)}`}
        value={mail}
        onChange={(next) => next && onChange({ topic, mail: next })}
        options={[
          { value: 'direct', label: t(m.direct) },
          { value: 'digest', label: t(m.digest) },
          { value: 'off', label: t(m.off) },
        ]}
      />
      {mayPush(topic) ? (
        <SwitchField label={named(t(m.push))} value={push} onChange={(on) => onChange({ topic, push: on })} />
      ) : (
        !withLabels && (
          <span className={css.none} aria-hidden="true">
            –
          </span>
        )
      )}
    </>
  )
}
