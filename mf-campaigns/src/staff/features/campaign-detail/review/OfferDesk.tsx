import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { Card, Fact, Facts, Icon, Link, Picture, Row, SegmentedControl, Stack } from '@samspel/ui'
import { PhoneFrame } from '@samspel/ui/late'
import { packageLabels } from '../../../../shared/components/campaign-names'
import { OfferCard } from '../../../../shared/components/OfferCard'
import { OfferPreview } from '../../../../shared/components/OfferPreview'
import { listAccounts } from '../../../../shared/data'
import { type Check, checksOf } from './checks'
import { deskMessages as m } from './desk-messages'
import css from './OfferDesk.module.css'

const none: string[] = []
const words = {
  picture: [m.picture, m.pictureBad],
  claims: [m.claims, m.claimsBad],
  task: [m.task, m.taskBad],
  adLabel: [m.adLabel, m.adLabelBad],
  dates: [m.dates, m.datesBad],
  places: [m.placesCheck, m.placesBad],
  money: [m.money, m.moneyBad],
} as const

/** The brand's available balance in whole kr; undefined until loaded. */
export function useAvailable(brandId: string): number | undefined {
  const { result } = useQuery(listAccounts({ query: { brandId } }))
  const account = useEntities('accounts', result?.accounts ?? none).find((one) => one.brandId === brandId)
  return account && Math.floor(account.availableBalance / 100)
}

export function useCheckWords(): (check: Check) => string {
  const t = useText()
  return ({ key, isFine, quote }) => {
    const said = t(words[key][isFine ? 0 : 1])
    return quote ? `${said}: ”${quote}”` : said
  }
}

/** The offer as creators see it: its page, or its card in the marketplace, without working controls. */
export function CreatorsView({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const [view, setView] = useState<'offer' | 'card'>('offer')
  return (
    <Stack gap={8}>
      <Row justify="between">
        <SegmentedControl
          size="sm"
          label={t(m.preview)}
          value={view}
          onChange={setView}
          options={[
            { value: 'offer', label: t(m.offer) },
            { value: 'card', label: t(m.card) },
          ]}
        />
        <span className={css.hint}>{t(m.previewHint)}</span>
      </Row>
      <PhoneFrame label={t(m.preview)}>
        <div inert>
          {view === 'offer' ? (
            <OfferPreview offer={campaign} />
          ) : (
            <ul className={css.cards}>
              <OfferCard campaign={campaign} eager />
            </ul>
          )}
        </div>
      </PhoneFrame>
    </Stack>
  )
}

/** The uncropped picture, and the offer's costs and requirements. */
export function Terms({ campaign, available }: { campaign: Campaign; available: number | undefined }) {
  const t = useText()
  const f = useFormats()
  const {
    productImageUrl: picture,
    productImageFocus: focus,
    targetNumberOfInstagramers: places,
    startAt,
    endAt,
    dueAt,
  } = campaign
  const fee = campaign.enablePaidCollaborations ? campaign.paidCollaborationPrice : 0
  return (
    <Stack gap={16}>
      <Card padding="none" className={css.picture}>
        <Picture src={picture} focus={focus} alt="" ratio={4 / 3} corners="none" eager />
        {picture && (
          <div className={css.pictureFoot}>
            <Link href={picture}>{t(m.fullSize)}</Link>
          </div>
        )}
      </Card>
      <Card title={t(m.terms)}>
        <Facts>
          <Fact label={t(m.places)}>{t(m.creators, { n: places })}</Fact>
          <Fact label={t(m.pay)}>{fee > 0 ? t(m.payEach, { money: f.money(fee) }) : t(m.productOnly)}</Fact>
          <Fact label={t(m.package)}>{t(packageLabels[campaign.package])}</Fact>
          <Fact label={t(m.budget)}>
            {places > 0 || fee === 0 ? f.money(campaign.totalCost) : t(m.payEach, { money: f.money(fee) })}
          </Fact>
          {available !== undefined && <Fact label={t(m.available)}>{f.money(available)}</Fact>}
          {startAt && endAt && (
            <Fact label={t(m.period)}>
              {f.date(startAt, 'short')} – {f.date(endAt, 'short')}
            </Fact>
          )}
          {dueAt && <Fact label={t(m.due)}>{f.date(dueAt)}</Fact>}
          <Fact label={t(m.demands)}>
            {campaign.minFollowers
              ? t(m.followers, { n: f.number(campaign.minFollowers), country: f.country(campaign.country) })
              : f.country(campaign.country)}
          </Fact>
        </Facts>
      </Card>
    </Stack>
  )
}

/** Results of checking the offer: doubts first, then what is fine. */
export function Checks({ campaign, available }: { campaign: Campaign; available: number | undefined }) {
  const t = useText()
  const wordsOf = useCheckWords()
  const checks = checksOf(campaign, available)
  const fine = checks.filter(({ isFine }) => isFine)
  const doubts = checks.filter(({ isFine }) => !isFine)
  return (
    <Card
      title={t(m.checks)}
      aside={<span className={css.hint}>{t(m.checksDone, { done: fine.length, all: checks.length })}</span>}
    >
      <ul className={css.checks}>
        {[...doubts, ...fine].map((check) => (
          <li key={check.key} className={check.isFine ? css.fine : css.doubt}>
            <Icon name={check.isFine ? 'circle-check' : 'alert-triangle'} size={18} />
            <span>{wordsOf(check)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
