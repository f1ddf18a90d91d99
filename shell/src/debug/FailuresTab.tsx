import { useState } from 'react'
import type { RemoteFailure } from '@samspel/federation/host'
import { useFormats, useText } from '@samspel/i18n'
import { shortCode } from '../failures/short-code'
import { MappedStack } from '../overrides/MappedStack'
import css from './Debug.module.css'
import { messages as m } from './messages'

function Failure({ failure }: { failure: RemoteFailure }) {
  const f = useFormats()
  // Source maps are asked for when somebody wants to read the stack.
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>
        <time>{f.time(failure.at)}</time> <b>{failure.remote}</b> {failure.version} {failure.phase} {shortCode(failure)}{' '}
        <span className={css.brief}>{failure.message}</span>
      </summary>
      {opened && <MappedStack error={failure.error} />}
    </details>
  )
}

/** Failures in this page, newest first. Pressing one shows its stack, by the sources where their maps may be had. */
export function FailuresTab({ failures }: { failures: readonly RemoteFailure[] }) {
  const t = useText()
  if (failures.length === 0) return <p className={css.empty}>{t(m.noFailures)}</p>
  return (
    <ol className={css.facts} aria-label={t(m.failures)}>
      {[...failures].reverse().map((failure) => (
        <li key={`${failure.at} ${failure.code} ${failure.message}`}>
          <Failure failure={failure} />
        </li>
      ))}
    </ol>
  )
}
