import { useState } from 'react'
import type { PlatformStatus } from '@samspel/api'
import { commonMessages } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Button, EmptyState, ErrorState, Notice, Page, Tag, TextButton } from '@samspel/ui'
import type { StatusAction } from './ActionDialog'
import { ActionDialog } from './ActionDialog'
import { Alarm } from './Alarm'
import { Apart } from './Apart'
import { EventList, EventsWindow } from './Events'
import { FailuresWindow } from './FailuresWindow'
import { FigureCards } from './FigureCards'
import { useStatusFormats } from './formats'
import { Instances } from './Instances'
import { messages as m } from './messages'
import { PartsTable } from './PartsTable'
import { SettingsWindow } from './SettingsWindow'
import css from './Status.module.css'
import { StatusSkeleton } from './StatusSkeleton'
import type { TurnAction } from './TurnDialog'
import { TurnDialog } from './TurnDialog'
import { useStatus } from './use-status'
import { VersionsWindow } from './VersionsWindow'

type Window = { kind: 'events' } | { kind: 'failures' | 'versions' | 'settings'; name: string } | undefined

/** Screen j: which versions are live, canary and before, their figures, and the acts that end a canary or take a release back. */
export function StatusPage() {
  const f = useStatusFormats()
  const { t } = f
  const { status, at, error, busy, refresh, take } = useStatus()
  const [action, setAction] = useState<StatusAction>()
  const [turn, setTurn] = useState<TurnAction>()
  const [window, setWindow] = useState<Window>()
  usePageTitle(t(m.title))

  return (
    <Page
      title={t(m.title)}
      className={css.page}
      {...(status && { titleAside: <Tag>{f.environment(status.environment)}</Tag> })}
      {...(status?.demo && { context: t(m.demo) })}
      actions={
        <>
          {at !== undefined && (
            <TextButton
              icon="refresh"
              tone="quiet"
              className={css.updated!}
              onClick={refresh}
              aria-busy={busy}
              aria-label={`${t(m.updated, { time: f.clock(at) })}, ${t(m.update)}`}
            >
              {t(m.updated, { time: f.clock(at) })}
            </TextButton>
          )}
          <Button icon="history" onClick={() => setWindow({ kind: 'events' })}>
            {t(m.events)}
          </Button>
        </>
      }
    >
      {status && error && at !== undefined && (
        <Notice kind="warn" action={<TextButton onClick={refresh}>{t(commonMessages.retry)}</TextButton>}>
          {t(m.stale, { time: f.clock(at) })}
        </Notice>
      )}
      {status ? (
        <Content
          status={status}
          onAction={setAction}
          onTurn={setTurn}
          onShow={(kind, name) => setWindow({ kind, name })}
        />
      ) : error ? (
        <ErrorState message={t(error.message)} retryLabel={t(commonMessages.retry)} onRetry={refresh} retrying={busy} />
      ) : (
        <StatusSkeleton label={t(m.loading)} />
      )}
      <ActionDialog action={action} onClose={() => setAction(undefined)} onDone={take} onStale={refresh} />
      <TurnDialog action={turn} onClose={() => setTurn(undefined)} onDone={take} onStale={refresh} />
      <EventsWindow open={window?.kind === 'events'} onClose={() => setWindow(undefined)} />
      <FailuresWindow
        name={window?.kind === 'failures' ? window.name : undefined}
        onClose={() => setWindow(undefined)}
      />
      <SettingsWindow
        name={window?.kind === 'settings' ? window.name : undefined}
        onClose={() => setWindow(undefined)}
      />
      <VersionsWindow
        part={window?.kind === 'versions' ? status?.parts.find(({ name }) => name === window.name) : undefined}
        hours={status?.hours ?? []}
        onClose={() => setWindow(undefined)}
      />
    </Page>
  )
}

function Content({
  status,
  onAction,
  onTurn,
  onShow,
}: {
  status: PlatformStatus
  onAction: (action: StatusAction) => void
  onTurn: (action: TurnAction) => void
  onShow: (kind: 'failures' | 'versions' | 'settings', name: string) => void
}) {
  const { t } = useStatusFormats()
  const apart = status.apart ?? []
  if (status.parts.length + apart.length === 0) return <EmptyState title={t(m.empty)} text={t(m.emptyText)} />
  return (
    <>
      {status.alarm && (
        <Alarm
          alarm={status.alarm}
          parts={status.parts}
          onAction={onAction}
          onFailures={(name) => onShow('failures', name)}
        />
      )}
      <FigureCards status={status} />
      <PartsTable status={status} onAction={onAction} onTurn={onTurn} onShow={onShow} />
      {apart.length > 0 && <Apart rows={apart} onAction={onAction} onTurn={onTurn} />}
      {status.instances.length > 0 && <Instances instances={status.instances} />}
      <EventList revision={status.revision} />
    </>
  )
}
