import { useState } from 'react'
import type { Adjustment } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Button, Card, Chip, ErrorState, Link, List, ListItem, Pager, SkeletonText, Stack } from '@samspel/ui'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { listAdjustments } from '../../data'
import css from './Adjustments.module.css'
import { type Act, Decision } from './Decision'
import { messages } from './messages'

const states = {
  pending: { tone: 'warn', icon: 'clock', text: commonMessages.waiting },
  booked: { tone: 'ok', icon: 'check', text: messages.bookedState },
  declined: { tone: 'neutral', icon: 'x', text: messages.declined },
} as const satisfies Record<Adjustment['state'], unknown>

interface RowProps {
  adjustment: Adjustment
  showsAccount: boolean
  onAct: (act: Act) => void
}

function AdjustmentRow({ adjustment, showsAccount, onAct }: RowProps) {
  const t = useText()
  const f = useFormats()
  const { kind, amount, reason, state, requestedBy, decidedBy, declineReason, createdAt, abilities, accountId } =
    adjustment
  const look = states[state]
  const decided = decidedBy && t(state === 'booked' ? messages.approvedBy : messages.declinedBy, { name: decidedBy })
  const facts = [
    kind !== 'adjustment' && t(messages[kind]),
    t(messages.by, { name: requestedBy, date: f.dateTime(createdAt) }),
    decided,
    declineReason,
  ]
  return (
    <ListItem
      title={reason}
      detail={facts.filter(Boolean).join('. ')}
      aside={
        <span className={css.ends}>
          <b className={css.money}>
            {amount > 0 ? '+' : ''}
            {f.ore(amount)}
          </b>
          <Chip tone={look.tone} icon={look.icon}>
            {t(look.text)}
          </Chip>
        </span>
      }
    >
      {(showsAccount || abilities.length > 0) && (
        <div className={css.more}>
          {showsAccount && <Link href={`/wallet/${accountId}`}>{adjustment.accountName}</Link>}
          {abilities.includes('approve') && (
            <Button size="sm" variant="light" onClick={() => onAct('approve')}>
              {t(commonMessages.approve)}
            </Button>
          )}
          {abilities.includes('decline') && (
            <Button size="sm" onClick={() => onAct('decline')}>
              {t(abilities.includes('approve') ? messages.decline : commonMessages.takeBack)}
            </Button>
          )}
        </div>
      )}
    </ListItem>
  )
}

/** Adjustments of one account, newest first, or those of all accounts that wait for a second person. */
export function AdjustmentList({ accountId }: { accountId?: string }) {
  const t = useText()
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<{ adjustment: Adjustment; act: Act }>()
  const { result, error, retry, status } = useQuery(
    listAdjustments({
      query: accountId ? { accountId, ...(page > 1 && { page }) } : { state: 'pending', ...(page > 1 && { page }) },
    }),
  )
  const rows = result?.adjustments
  return (
    <Card title={t(accountId ? messages.list : messages.waiting)}>
      {!rows && error && (
        <ErrorState
          message={t(readFailure(error, messages.loadFailed))}
          retryLabel={t(commonMessages.retry)}
          onRetry={retry}
        />
      )}
      {!rows && !error && <SkeletonText label={t(common.loading)} lines={2} />}
      {rows?.length === 0 && <p className={css.quiet}>{t(accountId ? messages.none : messages.noneWaiting)}</p>}
      {rows && rows.length > 0 && (
        <Stack gap={12}>
          <List card={false} label={t(accountId ? messages.list : messages.waiting)}>
            {rows.map((adjustment) => (
              <AdjustmentRow
                key={adjustment.id}
                adjustment={adjustment}
                showsAccount={!accountId}
                onAct={(act) => setAsked({ adjustment, act })}
              />
            ))}
          </List>
          {result.meta.totalPages > 1 && (
            <Pager
              label={t(commonMessages.pages)}
              previousLabel={t(commonMessages.newer)}
              nextLabel={t(commonMessages.older)}
              onPrevious={result.meta.prevPage ? () => setPage(page - 1) : null}
              onNext={result.meta.nextPage ? () => setPage(page + 1) : null}
              busy={status === 'loading'}
            />
          )}
        </Stack>
      )}
      {asked && <Decision {...asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}
