import type { Agreement, AgreementChange, AgreementVersion } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { ErrorState, Notice, notify, SkeletonDetail, Stack, TextButton } from '@samspel/ui'
import {
  agreementMessages as words,
  ChangeLines,
  Paper,
  type useAgreement,
  useChangedLines,
  Versions,
  withdrawAgreementChange,
} from '../../../shared/components/agreement'
import { LoadError } from '../../../shared/components/CreatorParts'
import { messages } from './view-messages'

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
