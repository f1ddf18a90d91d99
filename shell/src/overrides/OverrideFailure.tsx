import type { FailureScreenProps } from '@samspel/federation/host'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import { askFor } from './address'
import { failureMessages as m } from './failure-messages'
import { MappedStack } from './MappedStack'
import css from './OverrideFailure.module.css'

/** Stands in the place of a build under test that does not work: what failed and where, and the way back to what is live. */
export function OverrideFailure({ failure, live, onRetry }: FailureScreenProps) {
  const t = useText()
  const { time } = useFormats()
  const { remote, version, phase, message, error, at } = failure
  return (
    <section className={css.failed} role="alert">
      <h2>{t(m.title, { name: remote, version })}</h2>
      <p>{t(m.text)}</p>
      <dl className={css.facts}>
        <dt>{t(m.phase)}</dt>
        <dd>
          {t(m[phase])} ({phase}), {time(at)}
        </dd>
        <dt>{t(m.message)}</dt>
        <dd className={css.message}>{message}</dd>
      </dl>
      <MappedStack error={error} className={css.stack} />
      <div className={css.actions}>
        <Button variant="main" icon="refresh" onClick={onRetry}>
          {t(commonMessages.retry)}
        </Button>
        {live && (
          <Button onClick={() => window.location.assign(askFor(`${remote}@live`))}>
            {t(m.live, { version: live })}
          </Button>
        )}
      </div>
    </section>
  )
}
