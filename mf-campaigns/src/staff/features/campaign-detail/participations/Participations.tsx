import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { isLacking } from '@samspel/desk/money'
import { commonMessages, useText } from '@samspel/i18n'
import { useEntities, usePagedList } from '@samspel/store'
import { Card, EmptyState, Link, LinkButton, SegmentedControl, SkeletonList, useIsMobile } from '@samspel/ui'
import { LoadError, LoadMore } from '../../../../shared/components/CreatorParts'
import { type DecisionFilter, decisionFilters, participationListKey, participationLists } from '../../../../shared/data'
import css from '../CampaignDetail.module.css'
import { useCampaignMoney } from '../use-campaign-money'
import { Conflicts } from './Conflicts'
import { decisionNames, messages } from './messages'
import { ParticipationRow } from './ParticipationRow'
import { useAsking } from './use-asking'
import { countsOf } from './use-columns'
import { useDecisions } from './use-decisions'

/** A phone's overview shows the first; the rest are on the board. */
const shownOnPhone = 4

/** Participations by decision: a short version of the board for the overview. */
export function Participations({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const isMobile = useIsMobile()
  const counts = countsOf(campaign)
  const [filter, setFilter] = useState<DecisionFilter>(counts.pending > 0 || counts.all === 0 ? 'pending' : 'approved')
  const list = usePagedList(participationLists, participationListKey(campaign.id, filter))
  const participations = useEntities('participations', list.ids)
  const money = useCampaignMoney(campaign)(1)
  const decisions = useDecisions(money)
  const { ask, dialog } = useAsking(campaign, money, decisions)
  const { placesLeft } = campaign

  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <h2>{t(commonMessages.applications)}</h2>
        <span className={css.words}>
          {t(messages.applicationsText, {
            pending: counts.pending,
            left: placesLeft === null ? t(messages.placesAny) : t(messages.placesLeft, { left: placesLeft }),
          })}
        </span>
        <Link href={`/campaigns/${campaign.id}?tab=participations`}>{t(messages.toBoard)}</Link>
        <div className={css.scroll}>
          <SegmentedControl<DecisionFilter>
            size="sm"
            label={t(messages.byDecision)}
            value={filter}
            onChange={setFilter}
            options={decisionFilters.map((value) => ({ value, label: t(decisionNames[value]), count: counts[value] }))}
          />
        </div>
      </div>
      <div className={css.notices}>
        <Conflicts decisions={decisions} />
      </div>
      {list.status === 'loading' && (
        <div className={css.pad}>
          <SkeletonList label={t(messages.loading)} />
        </div>
      )}
      {list.status === 'error' && (
        <div className={css.pad}>
          <LoadError what={t(messages.loadFailed)} error={list.error} onRetry={list.retry} />
        </div>
      )}
      {participations.length === 0 && (list.status === 'ready' || list.status === 'refreshing') && (
        <EmptyState
          bare
          title={t(filter === 'pending' ? messages.noneWaiting : messages.none)}
          text={t(messages.noneText)}
        />
      )}
      <ul className={css.people}>
        {participations.slice(0, isMobile ? shownOnPhone : undefined).map((participation) => (
          <ParticipationRow
            key={participation.id}
            participation={participation}
            showState={filter === 'all'}
            isBlocked={placesLeft === 0 || isLacking(money)}
            onAsk={(question) => ask(participation, question)}
          />
        ))}
      </ul>
      {isMobile && participations.length > shownOnPhone ? (
        <div className={css.pad}>
          <LinkButton
            fullWidth
            href={`/campaigns/${campaign.id}?tab=participations${filter === 'pending' ? '' : `&state=${filter}`}`}
          >
            {t(messages.showAll, { n: list.totalCount })}
          </LinkButton>
        </div>
      ) : (
        list.hasMore && (
          <div className={css.pad}>
            <LoadMore list={list} />
          </div>
        )
      )}
      {dialog}
    </Card>
  )
}
