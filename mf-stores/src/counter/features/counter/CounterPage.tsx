import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Button, Page, SkeletonList, useIsMobile } from '@samspel/ui'
import { FullScreen } from '../../../components/FullScreen'
import { useWakeLock } from '../../../components/use-wake-lock'
import { useStoreMessage } from '../../../data/store-message'
import { CodeEntry } from '../../../scanning'
import type { CounterPickup } from '../../core'
import css from './CounterPage.module.css'
import { messages } from './messages'
import { Person } from './Person'
import { messages as scanMessages } from './scan-messages'
import { ScanView } from './ScanView'
import { Today } from './Today'
import { UndoBar } from './UndoBar'
import { useCounter } from './use-counter'
import { useTypedAnywhere } from './use-typed-anywhere'

/** On phones a full-screen dialog; on desktop a column beside the list, which Esc closes as well. */
function Place({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const isMobile = useIsMobile()
  useEffect(() => {
    if (isMobile) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isMobile, onClose])
  if (isMobile)
    return (
      <FullScreen label={label} onClose={onClose}>
        {children}
      </FullScreen>
    )
  return (
    <section aria-label={label} className={css.pane}>
      {children}
    </section>
  )
}

/** A store's counter: who is expected today, and handing out. */
export function CounterPage() {
  const t = useText()
  const { storeId = '' } = useParams()
  const counter = useCounter(storeId)
  const { day, error, isOffline, scan, open, close, check, look } = counter
  const [person, setPerson] = useState<CounterPickup>()
  const search = useRef<HTMLDivElement>(null)
  const isMobile = useIsMobile()
  // Otherwise the phone would lock between two customers.
  useWakeLock(isMobile && day !== undefined)
  const idlePane = useTypedAnywhere(!isMobile && scan.step === 'idle' && !person)
  usePageTitle(day ? `${t(commonMessages.today)}, ${day.store.name}` : t(commonMessages.today))
  const seen = scan.step === 'found' ? scan.verdict.pickup : person
  useStoreMessage(day ? { store: day.store, ...(seen && { storeParticipation: seen }) } : {})

  if (!day) {
    if (error && !isOffline) return <ReadProblem kind="store" error={error} onRetry={() => void look()} />
    return (
      <Page title={t(commonMessages.today)}>
        {error ? (
          <>
            <p>{t(messages.failed)}</p>
            <Button icon="refresh" onClick={() => void look()}>
              {t(commonMessages.retry)}
            </Button>
          </>
        ) : (
          <SkeletonList label={t(messages.loading)} rows={6} />
        )}
      </Page>
    )
  }

  const leave = () => {
    setPerson(undefined)
    close()
  }
  const scanNow = () => {
    setPerson(undefined)
    open('camera')
  }
  const toSearch = () => {
    leave()
    // The list is behind the full-screen dialog until that has closed.
    setTimeout(() => search.current?.querySelector('input')?.focus())
  }
  const isScanning = scan.step !== 'idle'
  // On a desk the answer stands beside the list, and has the one filled button.
  const isBeside = !isMobile && (isScanning || person !== undefined)
  const typeNow = (code: string) => {
    open('keys', code)
    void check(code)
  }
  return (
    <div className={css.counter}>
      <div className={css.list}>
        <Today day={day} counter={counter} search={search} onOpen={setPerson} />
        <div className={css.actions}>
          <UndoBar counter={counter} />
          <div className={css.buttons}>
            <Button variant={isBeside ? 'line' : 'main'} size="lg" icon="scan" onClick={scanNow}>
              {t(messages.scan)}
            </Button>
            <Button
              size="lg"
              icon="hash"
              onClick={() => {
                setPerson(undefined)
                open('keys')
              }}
            >
              {t(messages.type)}
            </Button>
          </div>
        </div>
      </div>
      {isScanning && (
        <Place label={t(scanMessages.title)} onClose={leave}>
          <ScanView counter={counter} onSearch={toSearch} />
        </Place>
      )}
      {!isScanning && person && (
        <Place label={t(messages.person)} onClose={leave}>
          <Person pickup={person} onClose={leave} onScan={scanNow} />
        </Place>
      )}
      {!isScanning && !person && !isMobile && (
        <section className={css.pane} aria-label={t(scanMessages.idle)}>
          <div className={css.idle} ref={idlePane}>
            <h2>{t(scanMessages.idle)}</h2>
            <CodeEntry onCode={typeNow} />
          </div>
        </section>
      )}
    </div>
  )
}
