import { useState } from 'react'
import type { Store } from '@samspel/api'
import { useSelection } from '@samspel/desk'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import { can, type PagedListView } from '@samspel/store'
import { Button, cx, EmptyState, Notice, SkeletonTable } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { approvalObstacle } from '../../../data/applicant-errors'
import { useStoreMessage } from '../../../data/store-message'
import type { ApplicantFilter } from '../../../data/store-participations'
import { AnswerBar } from './AnswerBar'
import { AnswerProgress, DeclineDialog, HandOutDialog, PickupDialog } from './lazy-parts'
import { messages } from './messages'
import css from './Pickups.module.css'
import { useAnswers } from './use-answers'
import type { Applicant } from './use-applicants'
import { useBulkAnswers } from './use-bulk-answers'
import { useColumns } from './use-columns'
import { usePassMoney } from './use-pass-money'
import { viewNames } from './views'

interface ApplicantsProps {
  store: Store
  state: ApplicantFilter
  /** Another key resets the selection. */
  listKey: string
  list: PagedListView
  applicants: readonly Applicant[]
  isNarrow: boolean
  onClear: () => void
}

/** Says once which offers have no places left, instead of under every application. */
function FullOffers({ applicants }: Pick<ApplicantsProps, 'applicants'>) {
  const t = useText()
  const locale = useLocale()
  const full = [...new Set(applicants.filter(approvalObstacle).map(({ campaignName }) => campaignName))]
  if (full.length === 0) return null
  return (
    <div className={css.pad}>
      <Notice kind="info" icon="users">
        {t(messages.fullAt, { offers: new Intl.ListFormat(locale).format(full) })}
      </Notice>
    </div>
  )
}

/** The store participations in one state, with actions to answer them, or all of them. */
export function Applicants({ store, state, listKey, list, applicants, isNarrow, onClear }: ApplicantsProps) {
  const t = useText()
  const [asking, setAsking] = useState<{ id: string; question: 'open' | 'decline' | 'handOut' } | undefined>()
  const { brandId } = store
  const moneyOf = usePassMoney(store, applicants)
  const answers = useAnswers(moneyOf)
  const selectable = applicants.filter((one) => state === 'requested' && can(one, 'approve') && can(one, 'decline'))
  const selection = useSelection(
    listKey,
    selectable.map(({ id }) => id),
  )
  const selected = selectable.filter(({ id }) => selection.has(id))
  const bulk = useBulkAnswers(answers.send, ({ id }) => selection.remove(id))
  const columns = useColumns({
    state,
    brandId,
    selection,
    moneyOf,
    onOpen: ({ id }) => setAsking({ id, question: 'open' }),
    onApprove: (one) => void answers.approve(one),
    onDecline: ({ id }) => setAsking({ id, question: 'decline' }),
    onHandOut: ({ id }) => setAsking({ id, question: 'handOut' }),
  })
  const asked = asking && applicants.find(({ id }) => id === asking.id)
  useStoreMessage(asking?.question === 'open' && asked ? { storeParticipation: asked } : {})
  const close = () => setAsking(undefined)

  return (
    <>
      {list.status === 'loading' && (
        <div className={css.pad}>
          <SkeletonTable label={t(commonMessages.loading)} columns={4} />
        </div>
      )}
      {list.status === 'error' && (
        <div className={css.pad}>
          <ReadError what={t(messages.failed)} error={list.error} onRetry={list.retry} />
        </div>
      )}
      {applicants.length === 0 && (list.status === 'ready' || list.status === 'refreshing') && (
        <EmptyState
          bare
          title={t(isNarrow ? messages.noneFound : state === 'requested' ? messages.noneRequested : messages.noneOther)}
          text={isNarrow ? undefined : t(messages.noneText)}
          action={isNarrow && <Button onClick={onClear}>{t(commonMessages.clear)}</Button>}
        />
      )}
      {selected.length > 0 && (
        <AnswerBar
          selected={selected}
          money={moneyOf(selected)}
          selection={selection}
          onRun={(answer) => bulk.start(selected, answer)}
        />
      )}
      <FullOffers applicants={applicants} />
      {applicants.length > 0 && (
        <Table
          className={cx(css.table, state === 'requested' && css.waiting)}
          caption={t(viewNames[state])}
          columns={columns}
          rows={applicants}
          rowKey={({ id }) => id}
          busy={list.status === 'refreshing'}
        />
      )}
      {(list.hasMore || list.status === 'errorMore') && (
        <div className={css.more}>
          <PagedListFooter list={list} what={t(messages.failed)} />
        </div>
      )}
      {asked && asking.question === 'decline' && (
        <DeclineDialog applicants={[asked]} onClose={close} onSend={(reason) => answers.decline(asked, reason)} />
      )}
      {asked && asking.question === 'handOut' && (
        <HandOutDialog applicant={asked} onClose={close} onSend={(reason) => answers.handOut(asked, reason)} />
      )}
      {asked && asking.question === 'open' && (
        <PickupDialog
          applicant={asked}
          brandId={brandId}
          money={moneyOf([asked])}
          onClose={close}
          onApprove={() => {
            close()
            void answers.approve(asked)
          }}
          onUndo={() => {
            close()
            void answers.takeBack(asked)
          }}
          onDecline={() => setAsking({ id: asked.id, question: 'decline' })}
          onHandOut={() => setAsking({ id: asked.id, question: 'handOut' })}
        />
      )}
      {bulk.run && (
        <AnswerProgress
          run={bulk.run}
          lacksMoney={bulk.lacksMoney}
          money={moneyOf(selected)}
          creatorOf={({ creator }) => ({ name: creator.name, avatarUrl: creator.imageUrl })}
          onStop={bulk.stop}
          onRetry={bulk.retry}
          onClose={bulk.close}
        />
      )}
    </>
  )
}
