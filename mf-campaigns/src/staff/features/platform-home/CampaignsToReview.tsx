import { commonMessages, daysUntil, useFormats, useText } from '@samspel/i18n'
import { Card, Count, cx, Icon, Link, Picture, SkeletonTable } from '@samspel/ui'
import { checkNames } from './check-names'
import { type Waiting, type WaitingCampaign, waitTone } from './data'
import { messages as m } from './messages'
import css from './PlatformHome.module.css'

const all = '/campaigns?state=requested&sort=requestedAt'

/** What the check finds, in few words. */
function Found({ campaign: { found, lacking } }: { campaign: WaitingCampaign }) {
  const t = useText()
  const f = useFormats()
  if (found.length === 0)
    return (
      <span className={cx(css.found, css.fine)}>
        <Icon name="circle-check" size={16} />
        {t(m.nothingFound)}
      </span>
    )
  const words = found.map((key) =>
    key === 'money' ? t(m.lacks, { money: f.money(Math.ceil(lacking / 100)) }) : t(checkNames[key]),
  )
  return (
    <span className={css.found}>
      <Icon name="alert-triangle" size={16} className={css.warn} />
      <span className={css.words}>
        <b className={css.warn}>{t(m.things, { n: found.length })}</b>
        <span className={css.small}>{words.join(', ')}</span>
      </span>
    </span>
  )
}

function Row({ campaign }: { campaign: WaitingCampaign }) {
  const t = useText()
  const f = useFormats()
  const { id, name, brandName, productImageUrl, productImageFocus, sentBy, sentAt } = campaign
  const days = Math.max(0, -daysUntil(sentAt))
  return (
    <tr>
      <th scope="row">
        <span className={css.campaign}>
          <Picture src={productImageUrl} focus={productImageFocus} alt="" ratio={1} width={30} />
          <span className={css.words}>
            <Link href={`/campaigns/${id}`} className={css.open}>
              {name}
            </Link>
            <span className={css.small}>{brandName}</span>
          </span>
        </span>
      </th>
      <td>
        <span className={css.words}>
          <span className={css.cut}>{sentBy ?? t(m.unknown)}</span>
          <span className={css.small}>{days < 2 ? `${f.relativeDays(sentAt)} ${f.time(sentAt)}` : f.date(sentAt)}</span>
        </span>
      </td>
      <td className={cx(css.waited, css[waitTone(days)])}>{days === 0 ? t(m.today) : t(m.days, { n: days })}</td>
      <td>
        <Found campaign={campaign} />
      </td>
      <td className={css.chevron}>
        <Icon name="chevron-right" size={16} />
      </td>
    </tr>
  )
}

/** The campaigns that wait for a review, the longest wait first; undefined while they are loading. */
export function CampaignsToReview({ campaigns }: { campaigns: NonNullable<Waiting['campaigns']> | undefined }) {
  const t = useText()
  const more = campaigns ? campaigns.count - campaigns.rows.length : 0
  return (
    <Card
      padding="none"
      title={t(m.campaigns)}
      className={css.card}
      detail={
        campaigns && (
          <Count value={campaigns.count} label={t(m.campaignsWaiting, { n: campaigns.count })} tone="quiet" />
        )
      }
      aside={campaigns && <Link href={all}>{t(m.showAll, { n: campaigns.count })}</Link>}
    >
      {campaigns ? (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t(commonMessages.campaign)}</th>
                <th scope="col">{t(m.sentBy)}</th>
                <th scope="col" className={css.waited}>
                  {t(m.waited)}
                </th>
                <th scope="col">{t(m.check)}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {campaigns.rows.map((campaign) => (
                <Row key={campaign.id} campaign={campaign} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div className={css.loading}>
          <SkeletonTable label={t(commonMessages.loading)} columns={4} />
        </div>
      )}
      {more > 0 && <p className={css.foot}>{t(m.more, { n: more })}</p>}
    </Card>
  )
}
