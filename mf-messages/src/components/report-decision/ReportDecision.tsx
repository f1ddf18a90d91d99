import { type ReactNode, useState } from 'react'
import type { MessageReport } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { Button, ConfirmDialog, notify, useIsMobile } from '@samspel/ui'
import { decideMessageReport, getMessageReport, listMessageReports } from '../../data'
import { messages } from './messages'
import css from './ReportDecision.module.css'

type Decision = Exclude<MessageReport['state'], 'open'>

/** Name of the side that was reported. */
export const reportedOf = ({ reporter, brandName, creatorName }: MessageReport): string =>
  reporter === 'instagramer' ? brandName : creatorName

/** Decides a report, or tells who decided it and when. `children` are further actions, in front of the decision. */
export function ReportDecision({ report, children }: { report: MessageReport; children?: ReactNode }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const size = useIsMobile() ? 'md' : 'sm'
  const [isClosing, setClosing] = useState(false)
  const [sending, setSending] = useState<Decision>()
  const { id, state, decidedAt, decidedByName } = report
  const isOpen = state === 'open'
  const name = reportedOf(report)

  const decide = async (decision: Decision) => {
    setClosing(false)
    setSending(decision)
    const outcome = await dispatch(decideMessageReport({ params: { id }, body: { decision } }))
    setSending(undefined)
    if (!outcome.ok && outcome.status === 409) notify({ kind: 'warn', message: t(messages.already) })
    for (const { endpoint } of [listMessageReports, getMessageReport])
      dispatch(queryActions.invalidated({ prefix: endpoint }))
  }

  return (
    <>
      {!isOpen && decidedAt && (
        <p className={css.decided}>
          {decidedByName
            ? t(messages.decidedBy, { name: decidedByName, when: f.dateTime(decidedAt) })
            : t(messages.decided, { when: f.dateTime(decidedAt) })}
        </p>
      )}
      {(isOpen || children) && (
        <div className={css.acts}>
          {children}
          {isOpen && (
            <>
              <Button
                size={size}
                loading={sending === 'dismissed'}
                disabled={sending === 'closed'}
                onClick={() => void decide('dismissed')}
              >
                {t(messages.dismiss)}
              </Button>
              <Button
                size={size}
                variant="danger"
                loading={sending === 'closed'}
                disabled={sending === 'dismissed'}
                onClick={() => setClosing(true)}
              >
                {t(messages.close)}
              </Button>
            </>
          )}
        </div>
      )}
      {isClosing && (
        <ConfirmDialog
          open
          danger
          title={t(messages.closeTitle, { name })}
          confirmLabel={t(messages.close)}
          cancelLabel={t(commonMessages.cancel)}
          onConfirm={() => void decide('closed')}
          onCancel={() => setClosing(false)}
        >
          {t(messages.closeText, { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
