import type { NoticeSettings } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card, SelectField, SwitchField } from '@samspel/ui'
import { hourOptions } from './hours'
import { messages as m } from './messages'
import css from './Notices.module.css'

type Quiet = NoticeSettings['quiet']

/** Quiet hours, during which mails and pushes are held back. */
export function QuietCard({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Partial<Quiet>) => void }) {
  const t = useText()
  return (
    <Card title={t(m.quietTitle)} detail={t(m.quietText)}>
      <SwitchField label={t(m.quietOn)} value={quiet.on} onChange={(on) => onChange({ on })} />
      {quiet.on && (
        <div className={css.hours}>
          <SelectField
            hideLabel
            label={t(m.quietFrom)}
            value={String(quiet.from)}
            onChange={(hour) => hour !== null && onChange({ from: Number(hour) })}
            options={hourOptions}
          />
          <span>{t(m.until)}</span>
          <SelectField
            hideLabel
            label={t(m.quietTo)}
            value={String(quiet.to)}
            onChange={(hour) => hour !== null && onChange({ to: Number(hour) })}
            options={hourOptions}
          />
        </div>
      )}
    </Card>
  )
}
