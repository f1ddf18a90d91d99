import { ReasonDialog } from '@samspel/desk/reason'
import { commonMessages, useText } from '@samspel/i18n'
import { can, type MentionRecord, useEntity } from '@samspel/store'
import { Button, Modal } from '@samspel/ui'
import { decisionMessages } from '../../../shared/components/decision-messages'
import { bulkMessages } from './bulk-messages'
import { messages } from './messages'
import { changeReasons, rejectReasons } from './reasons'
import type { DecisionJob } from './use-bulk-decisions'
import type { Act } from './use-decide'

/** The question asked before an act on one or several mentions. */
export interface Question {
  kind: 'reason' | 'missingLabel'
  act: Act
  mentions: readonly MentionRecord[]
  /** How many of those selected the act does not reach. */
  leftOut?: number
  /** Mentions to approve together with the request for changes to the others. */
  alsoApprove?: readonly MentionRecord[]
}

interface DialogProps {
  question: Question
  onAsk: (question: Question) => void
  onClose: () => void
  /** For a single mention, whose outcome the dialog shows. */
  onOne: (act: Act, mention: MentionRecord, reason?: string) => Promise<{ ok: boolean }>
  onMany: (jobs: readonly DecisionJob[]) => void
}

/** Prevents approving an unlabelled post by mistake, and offers to request changes instead. */
function MissingLabel({ question: { mentions }, onAsk, onClose, onOne, onMany }: DialogProps) {
  const t = useText()
  const unlabelled = mentions.filter(({ checks }) => checks.adLabel === 'missing')
  const askable = unlabelled.filter((mention) => can(mention, 'requestChanges'))
  const isOne = mentions.length === 1
  const approveAll = () => {
    onClose()
    if (isOne) void onOne('approve', mentions[0]!)
    else onMany(mentions.map((record) => ({ record, act: { which: 'approve' } })))
  }
  return (
    <Modal
      open
      size="sm"
      onClose={onClose}
      closeLabel={t(commonMessages.close)}
      title={t(isOne ? messages.missingTitle : bulkMessages.missingTitle, { n: unlabelled.length })}
      footer={
        <>
          <Button variant="quiet" onClick={approveAll}>
            {t(isOne ? messages.approveAnyway : bulkMessages.approveAll)}
          </Button>
          {askable.length > 0 && (
            <Button
              variant="main"
              onClick={() =>
                onAsk({
                  kind: 'reason',
                  act: 'changes',
                  mentions: askable,
                  leftOut: unlabelled.length - askable.length,
                  alsoApprove: mentions.filter((mention) => !unlabelled.includes(mention)),
                })
              }
            >
              {t(isOne ? messages.requestChanges : bulkMessages.askRest)}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isOne ? messages.missingText : bulkMessages.missingText, { username: mentions[0]!.creator.username })}</p>
    </Modal>
  )
}

/** Text for one or several creators. */
function Reason({ question: { act, mentions, leftOut = 0, alsoApprove = [] }, onClose, onOne, onMany }: DialogProps) {
  const t = useText()
  const isReject = act === 'reject'
  const one = mentions.length === 1 && alsoApprove.length === 0 ? mentions[0] : undefined
  const country = useEntity('campaigns', mentions[0]?.campaignId ?? undefined)?.country
  const title = one
    ? t(isReject ? messages.rejectTitle : messages.changesTitle, { username: one.creator.username })
    : t(isReject ? bulkMessages.rejectTitle : bulkMessages.changesTitle, { n: mentions.length })
  return (
    <ReasonDialog
      id={one ? `${act}Mention.${one.id}` : `${act}Mentions`}
      title={title}
      help={one ? (isReject ? decisionMessages.reasonHelp : messages.changesHelp) : bulkMessages.sameReason}
      submit={isReject ? decisionMessages.reject : messages.requestChanges}
      templates={isReject ? rejectReasons : changeReasons(one?.checks, country)}
      onClose={onClose}
      onSend={async (reason) => {
        if (one) return onOne(act, one, reason) as never
        onMany([
          ...mentions.map((record) => ({ record, act: { which: act, reason } })),
          ...alsoApprove.map((record) => ({ record, act: { which: 'approve' as const } })),
        ])
        return undefined
      }}
    >
      {!isReject && leftOut > 0 && <p>{t(bulkMessages.leftOut, { n: leftOut })}</p>}
    </ReasonDialog>
  )
}

export function Dialogs(props: DialogProps) {
  return props.question.kind === 'missingLabel' ? <MissingLabel {...props} /> : <Reason {...props} />
}
