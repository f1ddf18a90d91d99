import { useEffect, useState } from 'react'
import type { Registry, RegistryRemote } from '@samspel/federation/registry'
import { commonMessages, useText } from '@samspel/i18n'
import type { Option } from '@samspel/ui'
import { Button, SearchSelectField, SelectField, TextField } from '@samspel/ui'
import { useShell } from '../services/context'
import { originProblem, versionProblem } from './address'
import { messages as m } from './messages'
import css from './Overrides.module.css'

const another = '?version'
const machine = '?origin'
/** With more versions than this, a search field is shown. */
const AT_A_GLANCE = 12
const words = { version: m.badVersion, address: m.badAddress, 'not-listed': m.notListed }

/** Chooses a remote and where to load it from, then reloads the page with it. */
export function AddOverride({ onAdd }: { onAdd: (wish: string) => void }) {
  const t = useText()
  const { registry, config } = useShell()
  const origins = config.overrides?.origins ?? []
  const [known, setKnown] = useState<Record<string, RegistryRemote>>(registry.remotes)
  const [name, setName] = useState<string | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [versions, setVersions] = useState<readonly string[]>([])

  // The page's registry is this visitor's; what is live, canary and before stands in the whole one.
  useEffect(() => {
    let wanted = true
    void fetch('/registry.json')
      .then((answer) => (answer.ok ? (answer.json() as Promise<Registry>) : undefined))
      .then((whole) => wanted && whole && setKnown(whole.remotes))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [])

  useEffect(() => {
    let wanted = true
    setVersions([])
    if (name === null) return undefined
    void fetch(`/registry/versions/${name}`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ versions?: string[] }>) : undefined))
      .then((found) => wanted && setVersions(found?.versions ?? []))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [name])

  const remote = name === null ? undefined : known[name]
  const named: Option[] = [
    ...(remote?.canary
      ? [{ value: remote.canary.release.version, label: t(m.canary, { version: remote.canary.release.version }) }]
      : []),
    ...(remote ? [{ value: remote.version, label: t(m.live, { version: remote.version }) }] : []),
    ...(remote?.previous
      ? [{ value: remote.previous.version, label: t(m.previous, { version: remote.previous.version }) }]
      : []),
  ]
  const choices: Option[] = [
    ...named,
    ...versions
      .filter((version) => !named.some(({ value }) => value === version))
      .map((version) => ({ value: version, label: version })),
    { value: another, label: t(m.otherVersion) },
    { value: machine, label: t(m.origin) },
  ]
  const FromField = choices.length > AT_A_GLANCE ? SearchSelectField : SelectField
  const typed = from === another || from === machine
  const problem = from === another ? versionProblem(text) : from === machine ? originProblem(text, origins) : undefined
  const choose = (next: string | null) => {
    setFrom(next)
    setTried(false)
    setText(next === machine ? 'http://localhost:3004' : '')
  }
  const add = () => {
    setTried(true)
    if (name !== null && from !== null && !problem) onAdd(`${name}@${(typed ? text : from).replace(/\/$/, '')}`)
  }

  return (
    <form
      className={css.add}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h3>{t(commonMessages.add)}</h3>
      <SelectField
        label={t(m.remote)}
        options={Object.keys(known)
          .sort()
          .map((value) => ({ value, label: value }))}
        value={name}
        onChange={(next) => (setName(next), setFrom(null))}
        placeholder={t(m.choose)}
      />
      {name !== null && (
        <FromField label={t(m.from)} options={choices} value={from} onChange={choose} placeholder={t(m.choose)} />
      )}
      {typed && (
        <TextField
          label={t(from === machine ? commonMessages.address : m.version)}
          value={text}
          onChange={setText}
          {...(from === machine && { help: t(m.addressHelp, { origins: origins.join(', ') }) })}
          {...(tried && problem && { error: t(words[problem]) })}
        />
      )}
      {from !== null && (
        <Button type="submit" variant="main" icon="refresh">
          {t(m.use)}
        </Button>
      )}
    </form>
  )
}
