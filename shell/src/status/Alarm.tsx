import type { PlatformPart, PlatformStatus } from '@samspel/api'
import { Button, Notice } from '@samspel/ui'
import type { StatusAction } from './ActionDialog'
import { type StatusFormats, useStatusFormats } from './formats'
import { messages as m } from './messages'
import css from './Status.module.css'

interface Props {
  alarm: NonNullable<PlatformStatus['alarm']>
  parts: readonly PlatformPart[]
  onAction: (action: StatusAction) => void
  /** Shows the failures of a part. */
  onFailures: (name: string) => void
}

/** What can be done about a version that fails: a canary ends, a live release goes back. */
const actionOf = ({ name, version }: Props['alarm'], part: PlatformPart | undefined): StatusAction | undefined => {
  if (part?.lock) return undefined
  if (part?.canary?.version === version) return { kind: 'stop', name, version, other: part.live }
  if (part?.live === version && part.previous) return { kind: 'rollback', name, version, other: part.previous }
  return undefined
}

/** Why that cannot be done now. */
const refusalOf = (part: PlatformPart | undefined, { t, when }: StatusFormats): string =>
  part?.lock ? t(m.locked, { by: part.lock.by, at: when(part.lock.at), reason: part.lock.reason }) : t(m.nothingBefore)

/** A version that fails more often than it may, with the button that ends it; else why there is none, and the failures. */
export function Alarm({ alarm, parts, onAction, onFailures }: Props) {
  const f = useStatusFormats()
  const { t } = f
  const { name, version, channel, loads, failures, since, comparedWith, stoppedAt } = alarm
  const other = comparedWith?.version
  const part = parts.find((each) => each.name === name)
  const action = stoppedAt ? undefined : actionOf(alarm, part)
  const count = { failures: f.number(failures), since: f.when(since), rate: f.rate(failures, loads) }
  const sentences = [
    channel === 'canary'
      ? t(m.alarmVisitors, { visitors: f.number(loads), ...count })
      : t(m.alarmCount, { loads: f.number(loads), ...count }),
    comparedWith &&
      comparedWith.loads > 0 &&
      t(m.alarmOther, { other: comparedWith.version, rate: f.rate(comparedWith.failures, comparedWith.loads) }),
    stoppedAt ? t(m.alarmStopped, { at: f.when(stoppedAt) }) : other && t(m.alarmFallback, { other }),
    !stoppedAt && !action && `${refusalOf(part, f)}.`,
  ]
  return (
    <Notice
      kind={stoppedAt ? 'warn' : 'bad'}
      icon={stoppedAt ? 'alert-triangle' : 'alert-octagon'}
      urgent={!stoppedAt}
      className={css.alarm!}
      action={
        action ? (
          <Button
            variant="main"
            icon={action.kind === 'stop' ? 'player-pause' : 'arrow-back-up'}
            onClick={() => onAction(action)}
          >
            {action.kind === 'stop' ? t(m.stop, { version }) : t(m.rollBack, { previous: action.other })}
          </Button>
        ) : (
          <Button icon="alert-circle" onClick={() => onFailures(name)}>
            {t(m.showFailures)}
          </Button>
        )
      }
    >
      <div className={css.alarmTitle}>
        {other ? t(m.alarmTitle, { name, version, other }) : t(m.alarmTitleAlone, { name, version })}
      </div>
      <div className={css.alarmText}>{sentences.filter(Boolean).join(' ')}</div>
    </Notice>
  )
}
