import type { CompanyWallet } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Avatar, Button, Icon, useIsMobile } from '@samspel/ui'
import { useTopUp } from '../../components/top-up'
import { messages as topUpMessages } from '../../components/top-up/messages'
import css from './Gap.module.css'
import { messages } from './messages'

/** The nearest campaign whose fees are not covered, and the sum that covers them. */
export function Gap({ gap, moreGaps }: { gap: NonNullable<CompanyWallet['gap']>; moreGaps: number }) {
  const t = useText()
  const f = useFormats()
  const isMobile = useIsMobile()
  const topUp = useTopUp()
  const { brandName, logoUrl, campaign, available, lacking, accountId } = gap
  return (
    <section className={css.strip} aria-label={t(messages.gapTitle, { brand: brandName, campaign: campaign.name })}>
      <Avatar name={brandName} src={logoUrl} shape="square" />
      <div className={css.words}>
        <b>
          <Icon name="alert-triangle" size={18} />
          {t(messages.gapTitle, { brand: brandName, campaign: campaign.name })}
        </b>
        <span>
          {t(messages.gapText, {
            date: campaign.startAt ? f.date(campaign.startAt) : '',
            needs: f.ore(campaign.needs),
            available: f.ore(available),
          })}{' '}
          {moreGaps > 0 && <a href="#brands">{t(messages.moreGaps, { count: moreGaps })}</a>}
        </span>
      </div>
      <Button variant={isMobile ? 'line' : 'main'} onClick={() => topUp(accountId, lacking)}>
        {t(topUpMessages.topUpSum, { money: f.ore(lacking) })}
      </Button>
    </section>
  )
}
