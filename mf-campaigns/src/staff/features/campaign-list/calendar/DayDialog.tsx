import type { CampaignState } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { EmptyState, Icon, List, ListItem, Modal, StatusChip } from '@samspel/ui'
import { stateNames } from '../../../../shared/components/campaign-names'
import { type CalendarCampaign, campaignsOn, momentsOf } from './layout'
import { calendarMessages as messages, momentNames } from './messages'
import css from './Moments.module.css'
import { tinted } from './tinted'

interface DayDialogProps {
  day: string
  campaigns: readonly CalendarCampaign[]
  tintOf: (brandId: string) => number
  onClose: () => void
}

/** All campaigns on a day, and what the day means for each. */
export function DayDialog({ day, campaigns, tintOf, onClose }: DayDialogProps) {
  const t = useText()
  const format = useFormats()
  const title = format.date(day, 'weekday')
  const all = campaignsOn(campaigns, day)
  return (
    <Modal
      open
      onClose={onClose}
      title={`${title.charAt(0).toUpperCase()}${title.slice(1)}`}
      closeLabel={t(commonMessages.close)}
    >
      {all.length === 0 && <EmptyState bare title={t(messages.nothing)} text={t(messages.nothingText)} />}
      {all.length > 0 && (
        <List label={t(messages.ofDay)}>
          {all.map((campaign) => {
            const moments = momentsOf(campaign, day)
            return (
              <ListItem
                key={campaign.id}
                href={`/campaigns/${campaign.id}`}
                title={campaign.name}
                picture={<span className={css.swatch} style={tinted(tintOf(campaign.brandId))} />}
                detail={campaign.brandName}
                aside={<StatusChip status={campaign.state} label={t(stateNames[campaign.state as CampaignState])} />}
              >
                {moments.map((moment) => (
                  <span key={moment} className={moment === 'due' ? css.momentDue : css.moment}>
                    <Icon
                      name={moment === 'due' ? 'calendar-due' : moment === 'start' ? 'flag' : 'flag-check'}
                      size={14}
                    />
                    {t(momentNames[moment])}
                  </span>
                ))}
              </ListItem>
            )
          })}
        </List>
      )}
    </Modal>
  )
}
