import type { CompanyWallet } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { Card, cx, EmptyState, List, ListItem, Picture } from '@samspel/ui'
import css from './CompanyWallet.module.css'
import { messages } from './messages'

type Reservation = CompanyWallet['reservations'][number]

function Until({ until }: Pick<Reservation, 'until'>) {
  const t = useText()
  const f = useFormats()
  if (!until) return <span className={css.quiet}>{t(messages.noEnd)}</span>
  return (
    <span className={cx(css.stacked, css.quiet, daysUntil(until) <= 2 && css.soon)}>
      {t(messages.until, { date: f.date(until, 'short') })}
      <span>{f.relativeDays(until)}</span>
    </span>
  )
}

/** Held fees by campaign, what goes back first on top. */
export function Reservations({ wallet: { held, reservations } }: { wallet: CompanyWallet }) {
  const t = useText()
  const f = useFormats()
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <h2>{t(messages.held)}</h2>
        <span className={css.quiet}>{f.ore(held)}</span>
      </div>
      {reservations.length === 0 ? (
        <EmptyState bare title={t(messages.nothingHeld)} text={t(messages.nothingHeldText)} />
      ) : (
        <>
          <p className={cx(css.pad, css.quiet)}>{t(messages.reservedText)}</p>
          <List card={false} className={css.rows} label={t(messages.held)}>
            {reservations.map(
              ({ campaignId, campaignName, imageUrl, imageFocus, brandName, fees, fee, amount, until }) => (
                <ListItem
                  key={campaignId}
                  href={`/campaigns/${campaignId}?tab=participations`}
                  picture={
                    <Picture
                      src={imageUrl}
                      focus={imageFocus}
                      alt=""
                      ratio={1}
                      width={40}
                      fallbackIcon="speakerphone"
                    />
                  }
                  title={campaignName}
                  detail={t(fee === null ? messages.feesOf : messages.fees, {
                    brand: brandName,
                    count: fees,
                    fee: fee === null ? '' : f.ore(fee),
                  })}
                  aside={
                    <span className={css.ends}>
                      <Until until={until} />
                      <b>{f.ore(amount)}</b>
                    </span>
                  }
                />
              ),
            )}
          </List>
        </>
      )}
    </Card>
  )
}
