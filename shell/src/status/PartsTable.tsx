import type { PlatformPart, PlatformStatus } from '@samspel/api'
import { commonMessages } from '@samspel/i18n'
import type { MenuEntry } from '@samspel/ui'
import { Chip, Icon, IconButton, Menu, VisuallyHidden } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { Meter, Table } from '@samspel/ui/late'
import { useShell } from '../services/context'
import type { StatusAction } from './ActionDialog'
import { canaryWords } from './canary-words'
import { sentenceOf } from './FigureCards'
import type { StatusFormats } from './formats'
import { useStatusFormats } from './formats'
import { messages as m } from './messages'
import { MiniBars } from './MiniChart'
import { partLabel } from './part-label'
import css from './PartsTable.module.css'
import { settingMessages } from './setting-messages'
import type { TurnAction } from './TurnDialog'
import { turnMessages as turns } from './turnMessages'
import { Version } from './Version'

interface Props {
  status: PlatformStatus
  onAction: (action: StatusAction) => void
  onTurn: (action: TurnAction) => void
  onShow: (kind: 'failures' | 'versions' | 'settings', name: string) => void
}

function Canary({ part: { canary, state } }: { part: PlatformPart }) {
  const f = useStatusFormats()
  const { t, percent } = f
  if (!canary) return <span className={css.none}>–</span>
  const share = canary.percent / 100
  return (
    <>
      <span className={css.canary}>
        <Version version={canary.version} />
        <Meter label={t(m.canaryShare)} value={share} className={state === 'deviating' ? css.badMeter! : css.meter!} />
        <span className={css.share}>{percent(share)}</span>
      </span>
      {canaryWords(f, canary).map((line) => (
        <span key={line} className={css.reason}>
          {line}
        </span>
      ))}
    </>
  )
}

const states = {
  good: ['ok', 'check'],
  few: ['warn', 'alert-circle'],
  deviating: ['bad', 'alert-triangle'],
  unknown: ['neutral', 'help'],
} as const

const menuOf = ({ t, when }: StatusFormats, part: PlatformPart, { onAction, onTurn, onShow }: Props): MenuEntry[] => {
  const { name, live, previous, canary, lock, off } = part
  const locked = lock ? t(m.locked, { by: lock.by, at: when(lock.at), reason: lock.reason }) : undefined
  const refusal = locked ?? (previous ? undefined : t(m.nothingBefore))
  return [
    canary
      ? {
          label: t(m.stop, { version: canary.version }),
          icon: 'player-pause',
          disabled: Boolean(locked),
          ...(locked && { detail: locked }),
          onClick: () => onAction({ kind: 'stop', name, version: canary.version, other: live }),
        }
      : {
          label: previous ? t(m.rollBack, { previous }) : t(m.rollBackNone),
          icon: 'arrow-back-up',
          disabled: Boolean(refusal),
          ...(refusal && { detail: refusal }),
          onClick: () => previous && onAction({ kind: 'rollback', name, version: live, other: previous }),
        },
    ...(name === 'shell'
      ? []
      : [
          {
            label: t(off ? turns.on : turns.off),
            icon: off ? ('player-play' as const) : ('player-pause' as const),
            onClick: () => onTurn({ turn: off ? 'on' : 'off', name, version: live }),
          },
          {
            label: t(turns.retire),
            icon: 'trash' as const,
            disabled: Boolean(locked),
            ...(locked && { detail: locked }),
            onClick: () => onTurn({ turn: 'retire', name, version: live }),
          },
        ]),
    'divider',
    { label: t(m.showFailures), icon: 'alert-circle', onClick: () => onShow('failures', name) },
    { label: t(m.showVersions), icon: 'versions', onClick: () => onShow('versions', name) },
    ...(name === 'shell'
      ? []
      : [
          {
            label: t(settingMessages.show),
            icon: 'adjustments-horizontal' as const,
            onClick: () => onShow('settings', name),
          },
        ]),
  ]
}

/** All parts, to be compared; a card for each on phones. */
export function PartsTable(props: Props) {
  const { status } = props
  const { registry } = useShell()
  const f = useStatusFormats()
  const { t } = f
  const { parts, totals, hours } = status
  const onTrial = parts.filter(({ canary }) => canary).length
  const count = (value: number | null) => f.number(value ?? 0)

  const columns: Column<PlatformPart>[] = [
    {
      key: 'part',
      header: t(m.part),
      cell: ({ name, lock, off }) => (
        <>
          <span className={css.name}>
            {name}
            {lock && (
              <span title={t(m.locked, { by: lock.by, at: f.when(lock.at), reason: lock.reason })}>
                <Icon name="lock" size={14} />
                <VisuallyHidden>
                  {t(m.locked, { by: lock.by, at: f.when(lock.at), reason: lock.reason })}
                </VisuallyHidden>
              </span>
            )}
          </span>
          {off ? (
            <span className={css.reason}>{t(m.offBy, { by: off.by, at: f.when(off.at), reason: off.reason })}</span>
          ) : (
            <span className={css.place}>{name === 'shell' ? t(m.shell) : partLabel(registry, name, f.locale)}</span>
          )}
        </>
      ),
      footer: t(m.partCount, { count: parts.length }),
    },
    { key: 'live', header: t(m.live), cell: ({ live }) => <Version version={live} /> },
    {
      key: 'canary',
      header: t(m.canary),
      cell: (part) => <Canary part={part} />,
      ...(onTrial > 0 && { footer: t(m.canaryCount, { count: onTrial }) }),
    },
    {
      key: 'previous',
      header: t(commonMessages.previous),
      cell: ({ previous }) => <Version quiet version={previous} />,
    },
    {
      key: 'since',
      header: t(m.liveSince),
      cell: ({ liveSince }) => <span className={css.quiet}>{liveSince ? f.since(liveSince) : '–'}</span>,
    },
    { key: 'loads', header: t(m.loads), align: 'end', cell: ({ loads }) => count(loads), footer: count(totals.loads) },
    {
      key: 'hours',
      header: t(m.byHour),
      hideHeader: true,
      cell: ({ name, loadsByHour }) => (
        <MiniBars
          small
          values={loadsByHour}
          sentence={`${name}: ${sentenceOf(f, t(m.loads), hours, loadsByHour, count)}`}
        />
      ),
    },
    {
      key: 'failures',
      header: t(m.failures),
      align: 'end',
      cell: ({ failures, loads, state }) => (
        <span className={css.failures}>
          <span className={state === 'deviating' ? css.many : undefined}>{count(failures)}</span>{' '}
          <span className={css.rate}>{loads > 0 ? f.rate(failures, loads) : ''}</span>
        </span>
      ),
      footer: (
        <span className={css.failures}>
          {count(totals.failures)}{' '}
          <span className={css.rate}>{totals.loads > 0 ? f.rate(totals.failures, totals.loads) : ''}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t(commonMessages.state),
      cell: ({ state, off }) =>
        off ? (
          <Chip tone="bad" icon="player-pause">
            {off.companies === null ? t(m.off) : t(m.offFor, { count: off.companies })}
          </Chip>
        ) : (
          <Chip tone={states[state][0]} icon={states[state][1]}>
            {t(m[state])}
          </Chip>
        ),
    },
    {
      key: 'acts',
      header: t(commonMessages.more),
      hideHeader: true,
      cell: (part) => (
        <Menu
          label={t(m.actsOf, { name: part.name })}
          items={menuOf(f, part, props)}
          trigger={<IconButton icon="dots" size="sm" label={t(m.actsOf, { name: part.name })} />}
        />
      ),
    },
  ]
  return (
    <Table caption={t(m.parts)} columns={columns} rows={parts} rowKey={({ name }) => name} className={css.table!} />
  )
}
