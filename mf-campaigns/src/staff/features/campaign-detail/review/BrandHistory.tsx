import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useEntities, usePagedList, useQuery } from '@samspel/store'
import { Avatar, BareLink, Card, cx, Picture, Row, SkeletonText, TextButton } from '@samspel/ui'
import { stateNames } from '../../../../shared/components/campaign-names'
import { LoadError, LoadMore } from '../../../../shared/components/CreatorParts'
import { campaignListKey, campaignLists } from '../../../data'
import { getBrandRecord } from '../data'
import { answerMessages as m } from './answer-messages'
import css from './BrandHistory.module.css'

const shownFirst = 3

function useOutcome(): (campaign: Campaign) => { text: string; isDoubtful: boolean } {
  const t = useText()
  const f = useFormats()
  return ({ state, cancelledAt, reviewAnswer, reach, numPosts, approvedMentionsCount }) => {
    if (cancelledAt) return { text: t(m.cancelled), isDoubtful: true }
    if (state === 'draft' && reviewAnswer) return { text: t(m.sentBack, { comment: reviewAnswer }), isDoubtful: true }
    const posts = numPosts + approvedMentionsCount
    const name = t(stateNames[state])
    return {
      text: posts > 0 ? t(m.outcome, { state: name, reach: f.number(Math.max(reach, 0)), posts }) : name,
      isDoubtful: false,
    }
  }
}

/** The brand's record: campaigns that were returned, and the share of fees paid on time, if it pays any. */
function Record({ brandId }: { brandId: string }) {
  const t = useText()
  const f = useFormats()
  const { result, error, retry } = useQuery(getBrandRecord({ params: { id: brandId } }))
  if (!result) return error ? <LoadError error={error} onRetry={retry} /> : null
  const { campaignsSentBack: n, fees, feesInTime } = result.brandRecord
  return (
    <dl className={css.record}>
      <div>
        <dt className={css.quiet}>{t(m.recordSentBack, { n })}</dt>
        <dd>{f.number(n)}</dd>
      </div>
      {fees > 0 && (
        <div>
          <dt className={css.quiet}>{t(m.recordInTime)}</dt>
          <dd>{f.percent(feesInTime / fees)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The brand's record and its other campaigns, newest first, with their outcomes. */
export function BrandHistory({ campaign: { id, brandId, brandName, brandLogoUrl } }: { campaign: Campaign }) {
  const t = useText()
  const outcomeOf = useOutcome()
  const [isWhole, setWhole] = useState(false)
  const list = usePagedList(campaignLists, campaignListKey({ brandId, sort: '-createdAt' }))
  const campaigns = useEntities('campaigns', list.ids).filter((other) => other.id !== id)
  const shown = isWhole ? campaigns : campaigns.slice(0, shownFirst)
  const n = Math.max(list.totalCount - 1, campaigns.length)
  return (
    <Card>
      <Row gap={12}>
        <Avatar name={brandName} src={brandLogoUrl} size={32} />
        <div>
          <BareLink href={`/brands/${brandId}`} className={css.brand}>
            {brandName}
          </BareLink>
          {list.status !== 'loading' && list.status !== 'error' && (
            <div className={css.quiet}>{t(m.historyCampaigns, { n })}</div>
          )}
        </div>
      </Row>
      <Record brandId={brandId} />
      {list.status === 'loading' && <SkeletonText lines={3} label={t(m.history)} />}
      {list.status === 'error' && <LoadError error={list.error} onRetry={list.retry} />}
      {shown.length > 0 && (
        <ul className={css.list} aria-label={t(m.history)}>
          {shown.map((other) => {
            const { text, isDoubtful } = outcomeOf(other)
            return (
              <li key={other.id}>
                <Picture src={other.productImageUrl} focus={other.productImageFocus} alt="" width={32} ratio={1} />
                <span className={css.words}>
                  <BareLink href={`/campaigns/${other.id}`} className={css.name}>
                    {other.name}
                  </BareLink>
                  <span className={cx(css.quiet, isDoubtful && css.doubt)}>{text}</span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {!isWhole && n > shown.length && shown.length > 0 && (
        <TextButton onClick={() => setWhole(true)}>{t(commonMessages.showMore)}</TextButton>
      )}
      {isWhole && <LoadMore list={list} />}
    </Card>
  )
}
