import type { RemoteFailure } from '@samspel/federation/host'
import { useFormats, useText } from '@samspel/i18n'
import { shortCode } from '../failures/short-code'
import css from './Debug.module.css'
import { messages as m } from './messages'

/** Failures in this page, newest first. Pressing one shows its stack. */
export function FailuresTab({ failures }: { failures: readonly RemoteFailure[] }) {
  const t = useText()
  const f = useFormats()
  if (failures.length === 0) return <p className={css.empty}>{t(m.noFailures)}</p>
  return (
    <ol className={css.facts} aria-label={t(m.failures)}>
      {[...failures].reverse().map((failure) => (
        <li key={`${failure.at} ${failure.code} ${failure.message}`}>
          <details>
            <summary>
              <time>{f.time(failure.at)}</time> <b>{failure.remote}</b> {failure.version} {failure.phase}{' '}
              {shortCode(failure)} <span className={css.brief}>{failure.message}</span>
            </summary>
            <pre>{failure.error instanceof Error ? (failure.error.stack ?? failure.message) : failure.message}</pre>
          </details>
        </li>
      ))}
    </ol>
  )
}
