import { useState } from 'react'
import type { AgreementChange, AgreementVersion } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, ErrorState, Modal, Notice, notify, SkeletonDetail, Stack, TextButton } from '@samspel/ui'
import {
  agreementMessages as words,
  ChangeLines,
  Paper,
  useAgreement,
  useChangedLines,
  Versions,
  withdrawAgreementChange,
} from '../../../shared/components/agreement'
import { LoadError } from '../../../shared/components/CreatorParts'
import { AskChange } from './AskChange'
import { messages } from './messages'

interface WaitingProps {
  change: AgreementChange
  version: AgreementVersion
  mayWithdraw: boolean
  onWithdrawn: () => void
}

/** A question that the creator has not answered yet. */
function Waiting({ change, version, mayWithdraw, onWithdrawn }: WaitingProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const lines = useChangedLines(version.facts, change.facts)
  const withdraw = async () => {
    const outcome = await dispatch(
      withdrawAgreementChange({
        params: { id: change.id },
        errorMessages: { already_decided: words.decided },
      }),
    )
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(messages.withdrawn) }
        : { kind: 'bad', message: t(outcome.parsedError!.message) },
    )
    onWithdrawn()
  }
  return (
    <Notice
      kind="info"
      icon="hourglass"
      title={t(messages.waits, { date: f.date(change.answerBy) })}
      action={mayWithdraw && <TextButton onClick={() => void withdraw()}>{t(messages.withdraw)}</TextButton>}
    >
      <ChangeLines lines={lines} />
    </Notice>
  )
}

/** The agreement with a creator as its brand sees it, and the way to ask for a change. `id`: of the participation, or of what is picked up. */
export function StaffAgreement({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const { agreement, status, error, retry } = useAgreement(id)
  const [isAsking, setAsking] = useState(false)
  const version = agreement?.versions[0]
  if (agreement && version && isAsking)
    return (
      <AskChange
        id={id}
        version={version}
        onBack={() => setAsking(false)}
        onSent={() => {
          setAsking(false)
          retry()
        }}
        onClose={onClose}
      />
    )
  const may = (ability: 'askChange' | 'withdrawChange') => agreement?.abilities.includes(ability) === true
  return (
    <Modal
      open
      onClose={onClose}
      title={t(words.title)}
      footer={
        may('askChange') && (
          <Button variant="main" onClick={() => setAsking(true)}>
            {t(words.ask)}
          </Button>
        )
      }
    >
      {agreement && version ? (
        <Stack gap={12}>
          {agreement.openChange && (
            <Waiting
              change={agreement.openChange}
              version={version}
              mayWithdraw={may('withdrawChange')}
              onWithdrawn={retry}
            />
          )}
          <Paper agreement={agreement} isStaff />
          <Versions agreement={agreement} />
        </Stack>
      ) : status !== 'error' ? (
        <SkeletonDetail label={t(words.loading)} />
      ) : error?.status === 404 ? (
        <ErrorState message={t(words.none)} />
      ) : (
        <LoadError what={t(words.failed)} error={error} onRetry={retry} />
      )}
    </Modal>
  )
}
