import type { CampaignReport } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Avatar, Icon, Row } from '@samspel/ui'
import { reportMessages as messages } from './messages'
import css from './Report.module.css'

/** The campaign's brand and dates. */
export function ReportContext({
  campaign: { brandName, brandLogoUrl, startAt, endAt },
}: Pick<CampaignReport, 'campaign'>) {
  const t = useText()
  const format = useFormats()
  return (
    <Row gap={12}>
      <span className={css.fact}>
        <Avatar name={brandName} src={brandLogoUrl} size={20} shape="square" />
        {brandName}
      </span>
      {startAt && endAt && (
        <span className={css.fact}>
          <Icon name="calendar" size={16} />
          {t(messages.period, { from: format.date(startAt, 'short'), to: format.date(endAt, 'year') })}
        </span>
      )}
    </Row>
  )
}
