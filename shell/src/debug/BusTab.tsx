import { useState, useSyncExternalStore } from 'react'
import { useLocale, useText } from '@samspel/i18n'
import { Button, TextField } from '@samspel/ui'
import { formatClock } from '../status/formats'
import css from './Debug.module.css'
import { messages as m } from './messages'
import type { PassedFact } from './recorder'
import { recorder } from './recorder'

/** Facts whose name or payload contains the text. */
export const matching = (facts: readonly PassedFact[], filter: string): PassedFact[] => {
  const wanted = filter.trim().toLowerCase()
  return facts.filter(({ name, payload }) => `${name} ${JSON.stringify(payload)}`.toLowerCase().includes(wanted))
}

/** The facts on the bus, newest first. Pressing one shows its payload. */
export function BusTab() {
  const t = useText()
  const locale = useLocale()
  const facts = useSyncExternalStore(recorder.subscribe, recorder.getFacts)
  const [filter, setFilter] = useState('')
  const [held, setHeld] = useState<readonly PassedFact[]>()
  const shown = held ?? facts
  const found = matching(shown, filter).reverse()
  const missed = held ? facts.filter(({ id }) => id > (held.at(-1)?.id ?? 0)).length : 0
  const clear = () => {
    recorder.clear()
    setHeld(held && [])
  }
  return (
    <div className={css.bus}>
      <div className={css.controls}>
        <TextField
          label={t(m.filter)}
          hideLabel
          placeholder={t(m.filter)}
          icon="filter"
          value={filter}
          onChange={setFilter}
        />
        <Button
          size="sm"
          icon={held ? 'player-play' : 'player-pause'}
          aria-pressed={Boolean(held)}
          onClick={() => setHeld(held ? undefined : facts)}
        >
          {held ? t(m.resume, { count: missed }) : t(m.pause)}
        </Button>
        <Button size="sm" icon="trash" onClick={clear}>
          {t(m.clear)}
        </Button>
      </div>
      {found.length === 0 ? (
        <p className={css.empty}>{shown.length > 0 ? t(m.noMatches, { count: shown.length }) : t(m.noFacts)}</p>
      ) : (
        <ol className={css.facts} aria-label={t(m.bus)}>
          {found.map(({ id, at, name, payload }) => (
            <li key={id}>
              <details>
                <summary>
                  <time>{formatClock(at, locale)}</time> <b>{name}</b>{' '}
                  <span className={css.brief}>{JSON.stringify(payload)}</span>
                </summary>
                <pre>{JSON.stringify(payload, null, 2)}</pre>
              </details>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
