import { useId, useRef, useState } from 'react'
import type { RemoteSetting, RemoteSettings, SettingChange } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { commonMessages, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import type { Option } from '@samspel/ui'
import {
  Button,
  FieldError,
  notify,
  Row,
  SearchSelectField,
  SelectField,
  SwitchField,
  TextButton,
  TextField,
} from '@samspel/ui'
import { roleWords } from './role-words'
import { settingMessages as m } from './setting-messages'
import type { Whom } from './setting-value'
import { readTyped, takesOf, typedOf, valueFor } from './setting-value'
import css from './Settings.module.css'

type Role = NonNullable<SettingChange['role']>

const change = apiAction('changeRemoteSetting', {
  errorMessages: { not_found: m.gone, default: m.changeFailed },
})
const listCompanies = apiAction('listCompanies')

/** Beside the roles, of which one is called company. */
const aCompany = '?company'

interface Typed {
  kind: string | null
  company: string | null
  text: string
  reason: string
}

/** What was typed and not sent, by part, setting and for whom: a window that was closed gives it back. */
const typedBefore = new Map<string, Typed>()

/** Companies by their names, as somebody types. */
function useCompanies() {
  const dispatch = useAppDispatch()
  const latest = useRef(0)
  const [options, setOptions] = useState<readonly Option[]>([])
  const search = (query: string) => {
    const turn = (latest.current += 1)
    if (query.trim() === '') return
    void dispatch(listCompanies({ query: { query, perPage: 10 } as never })).then(({ data }) => {
      if (data && turn === latest.current)
        setOptions(data.companies.map(({ id, name }) => ({ value: id, label: name })))
    })
  }
  return { options, search }
}

const whomOf = ({ kind, company }: Typed): Whom | undefined => {
  if (kind === aCompany) return company === null ? undefined : { kind: 'company', companyId: company }
  return kind === null ? undefined : { kind: 'role', role: kind as Role }
}

interface ValueProps {
  setting: RemoteSetting
  title: string
  text: string
  onChange: (text: string) => void
  error: Message | undefined
}

/** The field of a value, by the type of its setting. */
function ValueField({ setting, title, text, onChange, error }: ValueProps) {
  const t = useText()
  const takes = takesOf(setting)
  const field = {
    label: t(m.value),
    ...(takes && { help: t(takes, { min: setting.min ?? '', max: setting.max ?? '' }) }),
    ...(error && { error: t(error) }),
  }
  switch (setting.type) {
    case 'flag':
      return (
        <SwitchField
          label={title}
          help={t(text === 'true' ? m.on : m.off)}
          value={text === 'true'}
          onChange={(on) => onChange(String(on))}
        />
      )
    case 'choice': {
      const options = setting.choices.map((value) => ({ value, label: value }))
      return <SelectField {...field} options={options} value={text} onChange={(next) => onChange(next ?? '')} />
    }
    case 'unknown':
      return null
    default:
      return (
        <TextField
          {...field}
          value={text}
          onChange={onChange}
          {...(setting.type === 'number' && { inputMode: 'decimal' as const })}
        />
      )
  }
}

interface Props {
  name: string
  setting: RemoteSetting
  title: string
  /** Undefined: somebody chooses. */
  whom: Whom | undefined
  onClose: () => void
  onDone: (settings: RemoteSettings) => void
}

/** Sets one value, or takes it away. What was typed stays through a refusal and a closed window. */
export function SettingForm({ name, setting, title, whom: given, onClose, onDone }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  const id = useId()
  const { options, search } = useCompanies()
  const place = JSON.stringify([name, setting.key, given ?? null])
  const before = given ? valueFor(setting, given) : null
  const [typed, setTyped] = useState<Typed>(
    () => typedBefore.get(place) ?? { kind: null, company: null, text: typedOf(before ?? setting.default), reason: '' },
  )
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Message>()
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    typedBefore.set(place, next)
    setTyped(next)
    setError(undefined)
  }

  const whom = given ?? whomOf(typed)
  const read = readTyped(setting, typed.text)
  const reasonProblem = typed.reason.trim() === '' ? t(m.reasonMissing) : undefined

  const send = async (value: SettingChange['value'] | undefined) => {
    setTried(true)
    if (value === undefined || !whom || reasonProblem) return
    setBusy(true)
    const body: SettingChange = {
      value,
      reason: typed.reason.trim(),
      ...(whom.kind === 'role' && { role: whom.role }),
      ...(whom.kind === 'company' && { companyId: whom.companyId }),
    }
    const answer = await dispatch(change({ params: { name, key: setting.key }, body }))
    setBusy(false)
    if (!answer.data)
      return setError(answer.status === 422 ? m.refused : (answer.parsedError?.message ?? m.changeFailed))
    typedBefore.delete(place)
    notify({ kind: 'ok', message: t(m.saved, { what: title }) })
    onDone(answer.data.remoteSettings)
    onClose()
  }

  const kinds: Option[] = [
    { value: aCompany, label: t(m.company) },
    ...Object.entries(roleWords).map(([value, label]) => ({ value, label: t(label) })),
  ]
  return (
    <form
      className={css.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void send('value' in read ? read.value : undefined)
      }}
    >
      {!given && (
        <SelectField
          label={t(m.whom)}
          options={kinds}
          value={typed.kind}
          onChange={(kind) => type({ kind })}
          {...(tried && typed.kind === null && { error: t(m.chooseWhom) })}
        />
      )}
      {!given && typed.kind === aCompany && (
        <SearchSelectField
          label={t(m.company)}
          options={options}
          value={typed.company}
          onChange={(company) => type({ company })}
          onSearch={search}
          emptyText={t(m.companyHelp)}
          {...(tried && typed.company === null && { error: t(m.chooseWhom) })}
        />
      )}
      <ValueField
        setting={setting}
        title={title}
        text={typed.text}
        onChange={(text) => type({ text })}
        error={tried && 'problem' in read ? read.problem : undefined}
      />
      <TextField
        id={`${id}-reason`}
        label={t(m.reason)}
        help={t(m.reasonHelp)}
        value={typed.reason}
        onChange={(reason) => type({ reason: reason.slice(0, 500) })}
        {...(tried && reasonProblem && { error: reasonProblem })}
      />
      {error && <FieldError>{t(error)}</FieldError>}
      <Row>
        {setting.type !== 'unknown' && (
          <Button type="submit" variant="main" loading={busy}>
            {t(m.save)}
          </Button>
        )}
        <Button onClick={onClose} disabled={busy}>
          {t(commonMessages.cancel)}
        </Button>
        {before !== null && (
          <TextButton tone="quiet" onClick={() => void send(null)} disabled={busy}>
            {t(m.takeAway)}
          </TextButton>
        )}
      </Row>
    </form>
  )
}
