import { useState } from 'react'
import type { Store } from '@samspel/api'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import type { PagedListView } from '@samspel/store'
import { Button, EmptyState, SkeletonTable } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { useStoreMessage } from '../../../data/store-message'
import { DeclineDialog, HandOutDialog, PickupDialog } from './lazy-parts'
import { messages } from './messages'
import css from './Pickups.module.css'
import { useAnswers } from './use-answers'
import type { Applicant } from './use-applicants'
import { useColumns } from './use-columns'
import { useOverBudget } from './use-over-budget'
import { usePassMoney } from './use-pass-money'
import { type AnsweredFilter, viewNames } from './views'

interface ApplicantsProps {
  store: Store
  state: AnsweredFilter
  list: PagedListView
  applicants: readonly Applicant[]
  isNarrow: boolean
  onClear: () => void
}

/** The store participations in one state, or all of them. Those that wait are answered in the inbox. */
export function Applicants({ store, state, list, applicants, isNarrow, onClear }: ApplicantsProps) {
  const t = useText()
  const [asking, setAsking] = useState<{ id: string; question: 'open' | 'decline' | 'handOut' } | undefined>()
  const { brandId } = store
  const moneyOf = usePassMoney(store, applicants)
  const isOverBudget = useOverBudget(brandId, applicants)
  const answers = useAnswers(moneyOf)
  const columns = useColumns({
    state,
    brandId,
    moneyOf,
    onOpen: ({ id }) => setAsking({ id, question: 'open' }),
    // Above the budget it is opened, where the warning stands beside the sum.
    onApprove: (one) => (isOverBudget(one) ? setAsking({ id: one.id, question: 'open' }) : void answers.approve(one)),
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
          title={t(isNarrow ? messages.noneFound : messages.noneOther)}
          text={isNarrow ? undefined : t(messages.noneText)}
          action={isNarrow && <Button onClick={onClear}>{t(commonMessages.clear)}</Button>}
        />
      )}
      {applicants.length > 0 && (
        <Table
          className={css.table}
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
      {asked && asking.question === 'decline' && <DeclineDialog applicant={asked} answers={answers} onClose={close} />}
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
    </>
  )
}
