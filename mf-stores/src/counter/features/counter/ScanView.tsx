import { useCallback, useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Icon, Notice, Spinner } from '@samspel/ui'
import { Camera, type CameraProblem, CodeEntry, codeIn, scanningMessages } from '../../../scanning'
import { Banner, Result } from './Result'
import resultCss from './Result.module.css'
import { messages } from './scan-messages'
import css from './ScanView.module.css'
import type { Counter } from './use-counter'
import { useNow } from './use-now'

interface ScanViewProps {
  counter: Counter
  /** Returns to the list and focuses its search. */
  onSearch: () => void
}

/** The camera with the code field below; without a camera the field fills the screen. */
function Reading({ counter }: { counter: Counter }) {
  const t = useText()
  const { scan, open, close, check } = counter
  const [problem, setProblem] = useState<CameraProblem | 'reader'>()
  const [isForeign, setForeign] = useState(false)
  const onProblem = useCallback((found: CameraProblem | 'reader') => setProblem(found), [])
  if (scan.step !== 'reading' && scan.step !== 'checking') return null
  const isChecking = scan.step === 'checking'
  const hasCamera = scan.by === 'camera' && (!problem || problem === 'reader')
  const onText = (text: string) => {
    const code = codeIn(text)
    setForeign(!code)
    if (code && scan.step === 'reading') void check(code)
  }
  return (
    <div className={css.reading}>
      <header className={css.bar}>
        <button type="button" className={css.close} aria-label={t(commonMessages.close)} onClick={close}>
          <Icon name="x" size={22} />
        </button>
        <h1 tabIndex={-1}>{t(hasCamera ? messages.title : messages.enter)}</h1>
      </header>
      {hasCamera && (
        <Camera hint={t(isForeign ? messages.notAPass : messages.hold)} onText={onText} onProblem={onProblem} />
      )}
      <div className={hasCamera ? css.sheet : css.whole}>
        {problem && <Notice kind="warn">{t(scanningMessages[problem])}</Notice>}
        {hasCamera && <h2>{t(messages.instead)}</h2>}
        <p className={css.quiet}>{t(messages.beneath)}</p>
        <CodeEntry
          key={scan.by}
          code={scan.code}
          autoFocus={!hasCamera}
          disabled={isChecking}
          onCode={(code) => void check(code)}
        />
        {isChecking && <Spinner label={t(messages.checking)} />}
        {scan.by === 'keys' && !isChecking && (
          <Button icon="scan" onClick={() => open('camera')}>
            {t(messages.camera)}
          </Button>
        )}
        {scan.by === 'camera' && !isChecking && (problem === 'refused' || problem === 'failed') && (
          <Button icon="refresh" onClick={() => setProblem(undefined)}>
            {t(messages.cameraAgain)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Red: not one of ours. The code can be corrected, with its last character selected. */
function Unknown({ counter, onSearch, code }: ScanViewProps & { code: string }) {
  const t = useText()
  const { close, open, check, day, scan } = counter
  const recheck = (next: string) => {
    open('keys', next)
    void check(next)
  }
  return (
    <Banner
      tone="bad"
      heading={t(messages.unknown)}
      code={code}
      storeName={day?.store.name}
      onClose={close}
      foot={
        <>
          <Button variant="main" size="lg" icon="scan" fullWidth onClick={() => open('camera')}>
            {t(messages.again)}
          </Button>
          <Button variant="quiet" size="lg" fullWidth onClick={close}>
            {t(messages.toList)}
          </Button>
        </>
      }
    >
      <div className={resultCss.card}>
        <div className={resultCss.inner}>
          <h2>{t(messages.readAgain)}</h2>
          <CodeEntry code={code} autoFocus={'by' in scan && scan.by === 'keys'} onCode={recheck} />
          <p className={css.quiet}>{t(messages.readAgainText)}</p>
        </div>
      </div>
      <div className={css.byName}>
        <Button icon="search" fullWidth onClick={onSearch}>
          {t(messages.byName)}
        </Button>
      </div>
    </Banner>
  )
}

/** Too many codes: counts down the wait in seconds. */
function Limited({ counter, until }: { counter: Counter; until: number }) {
  const t = useText()
  const left = Math.max(0, Math.ceil((until - useNow(500)) / 1_000))
  return (
    <Banner
      tone="bad"
      heading={t(messages.limited)}
      storeName={counter.day?.store.name}
      onClose={counter.close}
      foot={
        <>
          <Button
            variant="main"
            size="lg"
            icon="scan"
            fullWidth
            disabled={left > 0}
            onClick={() => counter.open('camera')}
          >
            {t(messages.again)}
          </Button>
          <Button variant="quiet" size="lg" fullWidth onClick={counter.close}>
            {t(messages.toList)}
          </Button>
        </>
      }
    >
      <p className={resultCss.text}>{t(messages.limitedText, { count: left })}</p>
    </Banner>
  )
}

/** A scan in any of its states. */
export function ScanView({ counter, onSearch }: ScanViewProps) {
  const t = useText()
  const { scan, day, close, open, check, give } = counter
  switch (scan.step) {
    case 'idle':
      return null
    case 'reading':
    case 'checking':
      return <Reading key={scan.by} counter={counter} />
    case 'found':
      return scan.verdict.outcome === 'unknown' ? (
        <Unknown counter={counter} onSearch={onSearch} code={scan.code} />
      ) : (
        <Result scan={scan} day={day} onClose={close} onGive={() => void give()} onNext={() => open('camera')} />
      )
    case 'limited':
      return <Limited counter={counter} until={scan.until} />
    case 'unreachable':
    case 'failed': {
      const again = () => {
        open(scan.by, scan.code)
        void check(scan.code)
      }
      return (
        <Banner
          tone="warn"
          heading={t(scan.step === 'failed' ? messages.failed : messages.unreachable)}
          code={scan.code}
          storeName={day?.store.name}
          onClose={close}
          foot={
            <>
              <Button variant="main" size="lg" icon="refresh" fullWidth onClick={again}>
                {t(commonMessages.retry)}
              </Button>
              <Button variant="quiet" size="lg" fullWidth onClick={close}>
                {t(messages.toList)}
              </Button>
            </>
          }
        >
          <p className={resultCss.text}>
            {scan.step === 'failed' ? t(scan.error.message) : t(messages.unreachableText)}
          </p>
        </Banner>
      )
    }
  }
}
