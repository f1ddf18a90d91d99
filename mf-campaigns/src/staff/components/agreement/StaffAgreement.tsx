import { useState } from 'react'
import type { Agreement, AgreementChange, AgreementVersion } from '@samspel/api'
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

interface AgreementViewProps {
  agreement: Agreement
  onChanged: () => void
}

/** The agreement with a creator as its brand sees it, with the question that waits for the creator. */
export function AgreementView({ agreement, onChanged }: AgreementViewProps) {
  const version = agreement.versions[0] as AgreementVersion
  return (
    <Stack gap={12}>
      {agreement.openChange && (
        <Waiting
          change={agreement.openChange}
          version={version}
          mayWithdraw={agreement.abilities.includes('withdrawChange')}
          onWithdrawn={onChanged}
        />
      )}
      <Paper agreement={agreement} isStaff />
      <Versions agreement={agreement} />
    </Stack>
  )
}

/** In place of an agreement: it is on its way, there is none, or it could not be loaded. */
export function NoAgreement({
  status,
  error,
  retry,
}: Pick<ReturnType<typeof useAgreement>, 'status' | 'error' | 'retry'>) {
  const t = useText()
  if (status !== 'error') return <SkeletonDetail label={t(words.loading)} />
  if (error?.status === 404) return <ErrorState message={t(words.none)} />
  return <LoadError what={t(words.failed)} error={error} onRetry={retry} />
}

/** The agreement in a dialog, and the way to ask for a change. `id`: of the participation, or of what is picked up. */
export function StaffAgreement({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const { agreement, retry, ...loading } = useAgreement(id)
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
  return (
    <Modal
      open
      onClose={onClose}
      title={t(words.title)}
      footer={
        agreement?.abilities.includes('askChange') && (
          <Button variant="main" onClick={() => setAsking(true)}>
            {t(words.ask)}
          </Button>
        )
      }
    >
      {agreement ? (
        <AgreementView agreement={agreement} onChanged={retry} />
      ) : (
        <NoAgreement {...loading} retry={retry} />
      )}
    </Modal>
  )
}
