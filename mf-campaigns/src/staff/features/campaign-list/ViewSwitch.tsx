import { commonMessages, useText } from '@samspel/i18n'
import { SegmentedControl, useIsMobile } from '@samspel/ui'
import css from './CampaignList.module.css'
import { messages } from './messages'
import type { CampaignsView } from './use-campaigns-view'

export function ViewSwitch({ view, onChange }: { view: CampaignsView; onChange: (view: CampaignsView) => void }) {
  const t = useText()
  const isMobile = useIsMobile()
  return (
    <SegmentedControl<CampaignsView>
      className={css.switch}
      fullWidth={isMobile}
      label={t(commonMessages.showAs)}
      value={view}
      onChange={onChange}
      options={[
        { value: 'table', label: t(commonMessages.table), icon: 'table' },
        { value: 'calendar', label: t(messages.calendar), icon: 'calendar' },
      ]}
    />
  )
}
