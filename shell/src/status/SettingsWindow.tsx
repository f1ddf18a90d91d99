import { useCallback, useEffect, useState } from 'react'
import type { RemoteSetting, RemoteSettings } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { commonMessages } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { EmptyState, ErrorState, Modal, Notice, Spinner, Stack, TextButton } from '@samspel/ui'
import { useStatusFormats } from './formats'
import { roleWords } from './role-words'
import { settingMessages as m } from './setting-messages'
import type { SettingValue, Whom } from './setting-value'
import { valueFor } from './setting-value'
import { SettingForm } from './SettingForm'
import css from './Settings.module.css'

const getSettings = apiAction('getRemoteSettings', { errorMessages: { not_found: m.gone, default: m.failed } })

/** The settings of a part: what is set for everybody, for roles and for companies, and a form that changes one. */
export function SettingsWindow({ name, onClose }: { name: string | undefined; onClose: () => void }) {
  const { t } = useStatusFormats()
  const [shown, setShown] = useState(name)
  if (name !== undefined && name !== shown) setShown(name)
  return (
    <Modal open={name !== undefined} onClose={onClose} title={t(m.settingsOf, { name: shown ?? '' })} size="lg">
      {name && <Settings key={name} name={name} />}
    </Modal>
  )
}

function Settings({ name }: { name: string }) {
  const { t } = useStatusFormats()
  const dispatch = useAppDispatch()
  const [list, setList] = useState<RemoteSettings>()
  const [error, setError] = useState<Message>()
  const [busy, setBusy] = useState(false)
  const load = useCallback(() => {
    let wanted = true
    setBusy(true)
    void dispatch(getSettings({ params: { name } })).then(({ data, parsedError }) => {
      if (!wanted) return
      setBusy(false)
      if (data) setList(data.remoteSettings)
      setError(data ? undefined : (parsedError?.message ?? m.failed))
    })
    return () => {
      wanted = false
    }
  }, [dispatch, name])
  useEffect(load, [load])

  if (error)
    return <ErrorState message={t(error)} retryLabel={t(commonMessages.retry)} onRetry={load} retrying={busy} />
  if (!list) return <Spinner label={t(m.loading)} centered />
  if (list.settings.length === 0) return <EmptyState bare title={t(m.none)} text={t(m.noneText)} />
  return (
    <Stack gap={16}>
      <p className={css.about}>{t(m.about)}</p>
      <ul className={css.list}>
        {list.settings.map((setting) => (
          <SettingItem key={setting.key} name={name} setting={setting} onDone={setList} />
        ))}
      </ul>
    </Stack>
  )
}

/** `whom` undefined: somebody chooses. */
type Editing = { whom: Whom | undefined } | undefined

interface ItemProps {
  name: string
  setting: RemoteSetting
  onDone: (settings: RemoteSettings) => void
}

function SettingItem({ name, setting, onDone }: ItemProps) {
  const { t, number, locale } = useStatusFormats()
  const [editing, setEditing] = useState<Editing>()
  const title = setting.title?.[locale] ?? setting.key
  const shown = (value: SettingValue | null): string =>
    typeof value === 'boolean'
      ? t(value ? m.on : m.off)
      : typeof value === 'number'
        ? number(value)
        : value === '' || value === null
          ? t(m.empty)
          : value
  const rows: { id: string; label: string; whom: Whom }[] = [
    { id: 'all', label: t(m.all), whom: { kind: 'all' } },
    ...setting.roles.map(({ role }) => ({
      id: role,
      label: t(roleWords[role]),
      whom: { kind: 'role', role } as const,
    })),
    ...setting.companies.map(({ companyId, name: company }) => ({
      id: companyId,
      label: company ?? companyId,
      whom: { kind: 'company', companyId } as const,
    })),
  ]
  return (
    <li>
      <h3 className={css.head}>{title}</h3>
      <p className={css.about}>
        {setting.key} · {setting.type === 'unknown' ? t(m.unknown) : t(m.byDefault, { value: shown(setting.default) })}
      </p>
      {setting.isIgnored && <Notice kind="warn">{t(m.ignored)}</Notice>}
      <ul className={css.rows}>
        {rows.map(({ id, label, whom }) => {
          const value = valueFor(setting, whom)
          return (
            <li key={id} className={css.row}>
              <span className={css.whom}>{label}</span>
              <span className={css.value}>
                {value === null ? t(m.asDefault, { value: shown(setting.default) }) : shown(value)}
              </span>
              <TextButton aria-label={t(m.change, { what: title, whom: label })} onClick={() => setEditing({ whom })}>
                {t(m.changeShort)}
              </TextButton>
            </li>
          )
        })}
      </ul>
      {editing ? (
        <SettingForm
          key={JSON.stringify(editing.whom ?? null)}
          name={name}
          setting={setting}
          title={title}
          whom={editing.whom}
          onClose={() => setEditing(undefined)}
          onDone={onDone}
        />
      ) : (
        setting.type !== 'unknown' && (
          <TextButton icon="plus" onClick={() => setEditing({ whom: undefined })}>
            {t(m.add)}
          </TextButton>
        )
      )}
    </li>
  )
}
