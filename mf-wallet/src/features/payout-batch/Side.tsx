import type { PayoutBatchPage } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { selectCurrentUser, useAppSelector } from '@samspel/store'
import { Avatar, Button, Card, Chip, Icon, Stack } from '@samspel/ui'
import css from './Batch.module.css'
import { History } from './History'
import { messages } from './messages'
import type { Batch } from './use-batch'

function People({ batch }: Pick<PayoutBatchPage, 'batch'>) {
  const t = useText()
  const f = useFormats()
  const { compiled, approved } = batch
  const me = useAppSelector(selectCurrentUser)
  const second = me && me.id !== compiled.by.id ? me : undefined
  return (
    <Card title={t(messages.people)}>
      <Stack gap={12}>
        <span className={css.who}>
          <Avatar name={compiled.by.name} src={compiled.by.avatarUrl} size={34} />
          <span className={css.stacked}>
            <b>{compiled.by.name}</b>
            <span className={css.quiet}>{t(messages.compiledAt, { when: f.dateTime(compiled.at) })}</span>
          </span>
        </span>
        {approved?.by ? (
          <span className={css.who}>
            <Avatar name={approved.by.name} src={approved.by.avatarUrl} size={34} />
            <span className={css.stacked}>
              <b>{approved.by.name}</b>
              <span className={css.quiet}>{t(messages.approvedAt, { when: f.dateTime(approved.at) })}</span>
            </span>
          </span>
        ) : (
          <span className={css.who}>
            {second ? <Avatar name={second.name} src={second.avatarUrl} size={34} /> : <Icon name="clock" />}
            <span className={css.stacked}>
              <b>{second ? t(messages.you, { name: second.name }) : t(messages.aColleague)}</b>
              <span className={css.late}>{t(messages.notYet)}</span>
            </span>
          </span>
        )}
      </Stack>
      <p className={css.note}>{t(messages.peopleHelp)}</p>
    </Card>
  )
}

/** Whether the batch agrees with what was asked for and what is booked. */
export function Reconciliation({ reconciliation, batch }: Pick<PayoutBatchPage, 'reconciliation' | 'batch'>) {
  const t = useText()
  const f = useFormats()
  const { requestedCount, requested, stopped, inBatch, booked, difference, differing, checkedAt } = reconciliation
  const agrees = difference === 0 && differing.length === 0
  const isBeforeExport = batch.state === 'compiled' || batch.state === 'approved'
  const lines = [
    [t(messages.requestedBy, { count: requestedCount }), f.ore(requested), ''],
    [t(messages.stoppedSum), stopped > 0 ? `−${f.ore(stopped)}` : f.ore(0), ''],
    [t(messages.inBatch), f.ore(inBatch), css.total],
    [t(messages.booked), f.ore(booked), ''],
    [t(messages.difference), f.ore(difference), agrees ? css.ok : css.bad],
  ] as const
  return (
    <Card
      title={t(messages.reconciliation)}
      aside={
        <Chip tone={agrees ? 'ok' : 'bad'} icon={agrees ? 'check' : 'alert-circle'}>
          {t(agrees ? messages.agrees : messages.differs)}
        </Chip>
      }
    >
      <dl className={css.sums}>
        {lines.map(([label, value, className]) => (
          <div key={label} className={className}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {differing.map((row) => (
        <p key={row.id} className={css.bad}>
          {t(messages.differingRow, { name: row.name, amount: f.ore(row.amount), booked: f.ore(row.booked) })}
        </p>
      ))}
      {isBeforeExport && <p className={css.note}>{t(messages.checkedAt, { time: f.time(checkedAt) })}</p>}
    </Card>
  )
}

interface SideProps {
  page: PayoutBatchPage
  batch: Batch
  /** Phones only read: they have the sums over the rows, and no files. */
  canAct: boolean
}

/** The people, the sums, the files and the history beside the rows. */
export function Side({ page, batch, canAct }: SideProps) {
  const t = useText()
  const { state } = page.batch
  const canExport = canAct && (state === 'approved' || state === 'exported')
  return (
    <Stack gap={16}>
      <People batch={page.batch} />
      {canAct && <Reconciliation {...page} />}
      {canAct && state !== 'returned' && (
        <Card title={t(messages.file)}>
          <Stack gap={8}>
            <Button icon="file-text" fullWidth disabled={!canExport} onClick={() => void batch.exportAs('pain001')}>
              {t(messages.export)}
            </Button>
            <Button icon="table" fullWidth disabled={!canExport} onClick={() => void batch.exportAs('csv')}>
              {t(messages.exportCsv)}
            </Button>
          </Stack>
          {state === 'compiled' && <p className={css.note}>{t(messages.locked)}</p>}
          {canExport && !page.byFolder && <p className={css.note}>{t(messages.byHand)}</p>}
          {state === 'sent' && (
            <p className={css.note}>{t(page.byFolder ? messages.bankAnswers : messages.withBank)}</p>
          )}
        </Card>
      )}
      <History events={page.events} />
    </Stack>
  )
}
