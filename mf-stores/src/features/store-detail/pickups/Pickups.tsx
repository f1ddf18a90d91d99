import type { Store, StoreOffer } from '@samspel/api'
import { navigate } from '@samspel/federation'
import { GoOn } from '@samspel/federation/go-on'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectArea, useAppSelector, useEntity, useQuery } from '@samspel/store'
import { Button, Card, SearchField, SegmentedControl, SkeletonTable } from '@samspel/ui'
import { expectedRows, handedOut, weekRows } from '../../../counter/core'
import { getCounter } from '../../../data/actions'
import { useStoreMessage } from '../../../data/store-message'
import type { ApplicantScope } from '../../../data/store-participations'
import { Expected } from './Expected'
import { Applicants } from './lazy-applicants'
import { messages } from './messages'
import css from './Pickups.module.css'
import { useApplicants } from './use-applicants'
import { inboxOf, isList, type PickupView, toView, viewNames, views } from './views'

/** Who is expected at this store, who has applied, and who has picked up. Clerks see only the expected; answering is up to the brand. */
export function Pickups({ store }: { store: Store }) {
  const t = useText()
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const mayAnswer = useAppSelector(selectArea) !== 'store'
  const asked = toView(params.pickups)
  const view = mayAnswer || !isList(asked) ? asked : 'today'
  const state = isList(view) && view !== 'requested' ? view : undefined

  const scope: ApplicantScope = {
    brandId: store.brandId,
    storeId: store.id,
    // Who is expected is of all offers, and so are the counts beside it.
    storeCampaignId: state && params.offer,
    query: words,
  }
  // The counts for all views come with the first list, whichever it is.
  const listed = useApplicants(scope, mayAnswer ? (state ?? 'requested') : undefined)
  const counter = useQuery(getCounter({ params: { id: store.id } }))
  const day = counter.result?.counterDay

  const counts: Partial<Record<PickupView, number>> = {
    ...listed.counts,
    ...(listed.counts && { all: Object.values(listed.counts).reduce((sum, count) => sum + count, 0) }),
    ...(day && { today: expectedRows(day).length, week: weekRows(day).length }),
  }
  const shown = views.filter(
    (each) => !isList(each) || (mayAnswer && (each !== 'invited' || view === 'invited' || (counts.invited ?? 0) > 0)),
  )
  const offer = useEntity('storeCampaigns', params.offer) as StoreOffer | undefined
  // Row E-39: the offer whose pick-ups are shown.
  useStoreMessage(offer ? { store, storeCampaign: offer } : {})
  const handed = day ? handedOut(day).length : 0
  if (view === 'requested') return <GoOn to={inboxOf(store.id)} />
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <div className={css.title}>
          <h2>{t(messages.title)}</h2>
          <span className={css.quiet}>{t(messages.handed, { count: handed })}</span>
        </div>
        <div className={css.views}>
          <SegmentedControl<PickupView>
            size="sm"
            label={t(messages.view)}
            value={view}
            onChange={(next) =>
              next === 'requested' ? navigate(inboxOf(store.id)) : setParams({ pickups: next === 'today' ? '' : next })
            }
            options={shown.map((value) => {
              const count = counts[value]
              return { value, label: t(viewNames[value]), ...(count !== undefined && { count }) }
            })}
          />
        </div>
      </div>
      {state && (
        <div className={css.tools}>
          <SearchField label={t(messages.search)} value={typed} onChange={type} />
          {offer && (
            <Button size="sm" iconAfter="x" onClick={() => setParams({ offer: '' })}>
              {t(messages.onlyOffer, { name: offer.campaign.name })}
            </Button>
          )}
        </div>
      )}
      {state && (
        <Applicants
          key={state}
          store={store}
          state={state}
          list={listed.list}
          applicants={listed.applicants}
          isNarrow={Boolean(words || params.offer)}
          onClear={() => {
            type('')
            setParams({ q: '', offer: '' })
          }}
        />
      )}
      {!state && !day && counter.status === 'error' && (
        <div className={css.pad}>
          <ReadError what={t(messages.failed)} error={counter.error} onRetry={counter.retry} />
        </div>
      )}
      {!state && !day && counter.status !== 'error' && (
        <div className={css.pad}>
          <SkeletonTable label={t(commonMessages.loading)} columns={4} />
        </div>
      )}
      {!state && day && <Expected day={day} isWeek={view === 'week'} mayOpen={mayAnswer} />}
    </Card>
  )
}
