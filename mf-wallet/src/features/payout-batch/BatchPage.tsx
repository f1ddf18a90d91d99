import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { PayoutBatchPage, PayoutRow } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectCurrentUser, useAppSelector } from '@samspel/store'
import { Button, Chip, ErrorState, Notice, Page, SkeletonDetail, Stack, useIsMobile } from '@samspel/ui'
import { batchMessages, BatchState } from '../../components/batches'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import css from './Batch.module.css'
import { messages } from './messages'
import { Rows } from './Rows'
import { RowSheet } from './RowSheet'
import { Reconciliation, Side } from './Side'
import { Steps } from './Steps'
import { Stopped } from './Stopped'
import { useBatch } from './use-batch'

const ApproveDialog = lazyDialog(() =>
  import(/* webpackChunkName: "batch-dialogs" */ './dialogs').then((module) => module.ApproveDialog),
)
const ReasonDialog = lazyDialog(() =>
  import(/* webpackChunkName: "batch-dialogs" */ './dialogs').then((module) => module.ReasonDialog),
)
const AnswerDialog = lazyDialog(() =>
  import(/* webpackChunkName: "batch-dialogs" */ './dialogs').then((module) => module.AnswerDialog),
)

const open: readonly string[] = ['compiled', 'approved', 'exported']

function Context({ batch }: Pick<PayoutBatchPage, 'batch'>) {
  const t = useText()
  const f = useFormats()
  const { count, amount, sendBy, arrivesOn, state } = batch
  if (!open.includes(state)) return <>{t(messages.countOnly, { count, money: f.ore(amount) })}</>
  const isToday = f.date(sendBy) === f.date(new Date())
  return (
    <>
      {t(messages.onAccount, { count, arrives: f.date(arrivesOn), send: isToday ? t(messages.today) : f.date(sendBy) })}
    </>
  )
}

interface MainActProps {
  page: PayoutBatchPage
  /** The reader compiled it, and a colleague approves it. */
  isOwn: boolean
  batch: ReturnType<typeof useBatch>
  onAsk: (dialog: 'approve' | 'answer') => void
}

/** The next step of the batch. */
function MainAct({ page, isOwn, batch, onAsk }: MainActProps) {
  const t = useText()
  const f = useFormats()
  const { state, amount } = page.batch
  const agrees = page.reconciliation.difference === 0 && page.reconciliation.differing.length === 0
  return (
    <>
      {state === 'compiled' && !isOwn && (
        <Button variant="main" icon="user-check" disabled={!agrees} onClick={() => onAsk('approve')}>
          {t(messages.approve, { money: f.ore(amount) })}
        </Button>
      )}
      {state === 'approved' && (
        <Button
          variant="main"
          icon="download"
          loading={batch.busy === 'pain001'}
          onClick={() => void batch.exportAs('pain001')}
        >
          {t(messages.export)}
        </Button>
      )}
      {state === 'exported' && (
        <Button variant="main" icon="send" loading={batch.busy === 'send'} onClick={() => void batch.markSent()}>
          {t(page.byFolder ? messages.sendNow : messages.markSent)}
        </Button>
      )}
      {state === 'sent' && (
        <Button variant="main" icon="upload" onClick={() => onAsk('answer')}>
          {t(messages.readAnswer)}
        </Button>
      )}
    </>
  )
}

type Dialog = 'approve' | 'return' | 'answer' | 'stop'

interface QuestionsProps {
  page: PayoutBatchPage
  batch: ReturnType<typeof useBatch>
  dialog: Dialog | undefined
  chosen: PayoutRow | undefined
  onClose: () => void
  onStopped: () => void
}

function Questions({ page, batch, dialog, chosen, onClose, onStopped }: QuestionsProps) {
  const t = useText()
  return (
    <>
      {dialog === 'approve' && <ApproveDialog page={page.batch} batch={batch} onClose={onClose} />}
      {dialog === 'answer' && <AnswerDialog page={page.batch} batch={batch} onClose={onClose} />}
      {dialog === 'return' && (
        <ReasonDialog
          id={page.batch.id}
          title={t(messages.returnTitle, { name: page.batch.name })}
          text={t(messages.returnText)}
          label={messages.sendBack}
          send={batch.giveBack}
          onClose={onClose}
        />
      )}
      {dialog === 'stop' && chosen && (
        <ReasonDialog
          id={chosen.id}
          title={t(messages.stopTitle, { name: chosen.creator.name })}
          text={t(messages.stopText)}
          label={messages.stop}
          send={(reason) => batch.stop(chosen.id, reason)}
          onClose={() => {
            onClose()
            onStopped()
          }}
        />
      )}
    </>
  )
}

/** One batch: its rows and checks, two people, sums, files and the bank's answer (picture o3). */
export function BatchPage() {
  const t = useText()
  const { id = '' } = useParams()
  const batch = useBatch(id)
  const me = useAppSelector(selectCurrentUser)
  const isMobile = useIsMobile()
  const [dialog, setDialog] = useState<Dialog>()
  const [chosen, setChosen] = useState<PayoutRow>()
  const { page, error, retry } = batch
  const name = page ? t(batchMessages.batch, { name: page.batch.name }) : t(batchMessages.title)
  usePageTitle(name)
  const way = [{ label: t(batchMessages.title), href: '/payouts' }, { label: name }]
  if (!page)
    return (
      <Page title={name} breadcrumbs={way} breadcrumbsLabel={t(commonMessages.youAreHere)}>
        {error ? (
          <ErrorState
            message={t(readFailure(error, batchMessages.failed))}
            retryLabel={t(commonMessages.retry)}
            onRetry={retry}
          />
        ) : (
          <SkeletonDetail label={t(common.loading)} />
        )}
      </Page>
    )
  const { state, compiled } = page.batch
  const isOwn = me?.id === compiled.by.id
  const close = () => setDialog(undefined)
  const isOpen = open.includes(state)
  const included = page.rows.filter((row) => row.state !== 'stopped')
  return (
    <Page
      title={name}
      breadcrumbs={way}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      titleAside={
        state === 'compiled' ? (
          <Chip tone="warn" icon="clock">
            {t(isOwn ? messages.colleague : messages.yours)}
          </Chip>
        ) : (
          <BatchState state={state} />
        )
      }
      context={<Context batch={page.batch} />}
      actions={!isMobile && isOpen && <Button onClick={() => setDialog('return')}>{t(messages.sendBack)}</Button>}
      mainAction={!isMobile && <MainAct page={page} isOwn={isOwn} batch={batch} onAsk={setDialog} />}
    >
      <Stack gap={16}>
        {error && (
          <ErrorState
            message={t(readFailure(error, batchMessages.failed))}
            retryLabel={t(commonMessages.retry)}
            onRetry={retry}
          />
        )}
        {isMobile && <Notice kind="info">{t(messages.deskOnly)}</Notice>}
        {state === 'returned' && page.batch.returnReason && (
          <Notice kind="warn" title={t(messages.returned)}>
            {page.batch.returnReason}
          </Notice>
        )}
        <Steps batch={page.batch} />
        {isMobile && <Reconciliation {...page} />}
        <div className={css.columns}>
          <Stack gap={16}>
            <Rows rows={included} onOpen={setChosen} />
            <Stopped rows={page.rows.filter((row) => row.state === 'stopped')} batch={batch} onOpen={setChosen} />
          </Stack>
          <Side page={page} batch={batch} canAct={!isMobile} />
        </div>
      </Stack>
      {chosen && dialog !== 'stop' && (
        <RowSheet
          row={chosen}
          batchId={id}
          batch={batch}
          onStop={isOpen && !isMobile && chosen.state === 'included' ? () => setDialog('stop') : undefined}
          onClose={() => setChosen(undefined)}
        />
      )}
      <Questions
        page={page}
        batch={batch}
        dialog={dialog}
        chosen={chosen}
        onClose={close}
        onStopped={() => setChosen(undefined)}
      />
    </Page>
  )
}
