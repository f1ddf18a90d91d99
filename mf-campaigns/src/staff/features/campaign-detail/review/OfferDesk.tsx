import { useEffect, useState } from 'react'
import type { Campaign } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { OfferCard } from '@samspel/offer'
import { Card, cx, Fact, Facts, Icon, Picture, Row, SegmentedControl, Stack, TextButton } from '@samspel/ui'
import { PhoneFrame } from '@samspel/ui/late'
import { packageLabels } from '../../../../shared/components/campaign-names'
import { OfferPreview } from '../../../../shared/components/OfferPreview'
import { checksOf, useCheckWords } from '../../../components/offer-checks'
import { staffWords } from '../../../components/words'
import { deskMessages as m } from './desk-messages'
import css from './OfferDesk.module.css'
import { PictureLayer } from './PictureLayer'

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
        {view === 'offer' ? (
          // Not inert: its words can be selected, and it has no controls.
          <div data-read>
            <OfferPreview offer={campaign} />
          </div>
        ) : (
          <ul className={css.cards} data-read inert>
            <OfferCard href={`/marketplace/${campaign.id}`} offer={campaign} eager />
          </ul>
        )}
      </PhoneFrame>
    </Stack>
  )
}

/** The size of a picture as it is stored; undefined until it is loaded. */
function usePixels(src: string | null): string | undefined {
  const t = useText()
  const f = useFormats()
  const [size, setSize] = useState<{ width: number; height: number } | undefined>()
  useEffect(() => {
    setSize(undefined)
    if (!src) return
    const image = new Image()
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight })
    image.src = src
    return () => {
      image.onload = null
    }
  }, [src])
  return size && t(m.pixels, { width: f.number(size.width), height: f.number(size.height) })
}

/** The picture, which opens whole, and the offer's costs and requirements. */
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
  const span = campaign.enablePaidCollaborations ? campaign.terms.feeSpan : undefined
  const pixels = usePixels(picture)
  const [isOpen, setOpen] = useState(false)
  const lacking = available === undefined ? 0 : fee * places - available
  return (
    <Stack gap={16}>
      <Card padding="none" className={css.picture}>
        {picture ? (
          <button type="button" className={css.enlarge} aria-label={t(m.enlarge)} onClick={() => setOpen(true)}>
            <Picture src={picture} focus={focus} alt="" ratio={4 / 3} corners="none" eager />
          </button>
        ) : (
          <Picture alt="" ratio={4 / 3} corners="none" />
        )}
        {picture && (
          <div className={css.pictureFoot}>
            <span className={css.hint}>{pixels}</span>
            <TextButton onClick={() => setOpen(true)}>{t(m.fullSize)}</TextButton>
          </div>
        )}
        {isOpen && <PictureLayer campaign={campaign} size={pixels} onClose={() => setOpen(false)} />}
      </Card>
      <Card title={t(m.terms)}>
        <Facts>
          <Fact label={t(commonMessages.places)}>{t(m.creators, { n: places })}</Fact>
          <Fact label={t(m.pay)}>
            {fee > 0 ? t(m.payEach, { money: span ? f.oreSpan(span) : f.money(fee) }) : t(m.productOnly)}
          </Fact>
          {campaign.products.length > 0 && (
            <Fact label={t(m.products, { n: campaign.products.length })}>
              {campaign.products.map(({ productTitle, productName, defaultProductValue: value }, at) => (
                <span key={at} className={css.product}>
                  {productTitle || productName}
                  {value > 0 && <span className={css.under}>{t(m.worth, { money: f.money(value) })}</span>}
                </span>
              ))}
            </Fact>
          )}
          <Fact label={t(m.package)}>
            {t(packageLabels[campaign.package])}
            {campaign.wantedReach > 0 && (
              <span className={css.under}>{t(m.reaches, { reach: f.number(campaign.wantedReach) })}</span>
            )}
          </Fact>
          <Fact label={t(m.budget)}>
            {places > 0 || fee === 0 ? f.money(campaign.totalCost) : t(m.payEach, { money: f.money(fee) })}
            {places > 0 && fee > 0 && (
              <span className={css.under}>{t(m.times, { n: places, money: f.money(fee) })}</span>
            )}
          </Fact>
          {available !== undefined && (
            <Fact label={t(m.available)}>
              {f.money(available)}
              {fee > 0 && places > 0 && (
                <span className={cx(css.under, lacking > 0 ? css.lacking : css.enough)}>
                  {lacking > 0 ? t(m.lacking, { money: f.money(lacking) }) : t(m.enough)}
                </span>
              )}
            </Fact>
          )}
          {startAt && endAt && (
            <Fact label={t(commonMessages.period)}>
              {f.date(startAt, 'short')} – {f.date(endAt, 'short')}
            </Fact>
          )}
          {dueAt && <Fact label={t(m.due)}>{f.date(dueAt)}</Fact>}
          <Fact label={t(staffWords.requirements)}>
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
export function Checks({
  campaign,
  available,
  onShow,
}: {
  campaign: Campaign
  available: number | undefined
  /** Leads to words in the offer. */
  onShow: (words: string) => void
}) {
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
            <span>
              {wordsOf(check)}
              {check.quote && (
                <TextButton className={css.find} onClick={() => onShow(check.quote!)}>
                  {t(m.show)}
                </TextButton>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
