import { useId, useState } from 'react'
import type { PageTheme } from '@samspel/api'
import { useBoundField } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { Card, cx, FieldError, Icon, Stack } from '@samspel/ui'
import { ColourField } from './ColourField'
import css from './Editor.module.css'
import { messages } from './messages'
import { contrastsOf, presets, problemOf } from './values'

const first = presets[0]!
const presetOf = (theme: PageTheme | null) =>
  theme
    ? (presets.find(({ background, accent }) => background === theme.background && accent === theme.accent)?.id ??
      'own')
    : 'samspel'

/** The page's colours: presets or two custom ones, with immediate feedback on readability. */
export function ColoursPart() {
  const t = useText()
  const f = useFormats()
  const group = useId()
  const { field, value: theme } = useBoundField<PageTheme | null>(
    { name: 'theme', label: messages.colours },
    { empty: null, eager: true },
  )
  const [isOwn, setOwn] = useState(presetOf(theme) === 'own')
  const chosen = isOwn ? 'own' : presetOf(theme)
  const { background, accent } = theme ?? first
  const choose = (id: typeof chosen) => {
    setOwn(id === 'own')
    if (id === 'samspel') field.onChange(null)
    else if (id === 'own') field.onChange({ background, accent })
    else
      field.onChange(
        (({ background: ground, accent: mark }) => ({ background: ground, accent: mark }))(
          presets.find((preset) => preset.id === id)!,
        ),
      )
  }
  const option = (id: typeof chosen, colours: PageTheme | undefined) => (
    <label key={id} className={cx(css.preset, chosen === id && css.chosen)}>
      <input type="radio" name={group} className={css.radio} checked={chosen === id} onChange={() => choose(id)} />
      {colours ? (
        <span className={css.swatch} style={{ background: colours.background }}>
          <span style={{ background: colours.accent }} />
        </span>
      ) : (
        <span className={css.swatch}>
          <Icon name={id === 'own' ? 'adjustments-horizontal' : 'sparkles'} />
        </span>
      )}
      <span>{t(messages[id])}</span>
    </label>
  )
  const contrasts = theme && contrastsOf(theme)
  const problem = problemOf(theme)
  const figures =
    contrasts &&
    t(messages.contrasts, {
      accent: f.number(Math.floor(contrasts.accent * 10) / 10, 1),
      text: f.number(Math.floor(contrasts.text * 10) / 10, 1),
    })
  return (
    <Card title={t(messages.colours)} padding="roomy">
      <Stack gap={12}>
        <div role="radiogroup" aria-label={t(messages.colours)} className={css.presets}>
          {option('samspel', undefined)}
          {presets.map(({ id, ...colours }) => option(id, colours))}
          {option('own', undefined)}
        </div>
        {isOwn && (
          <div className={css.colours}>
            <ColourField
              label={messages.background}
              value={background}
              onChange={(next) => field.onChange({ background: next, accent })}
            />
            <ColourField
              label={messages.accent}
              value={accent}
              onChange={(next) => field.onChange({ background, accent: next })}
            />
          </div>
        )}
        {figures && (
          <p className={css.quiet} aria-live="polite">
            {!problem && t(messages.readable)} {figures}
          </p>
        )}
        {field.error && <FieldError>{field.error}</FieldError>}
      </Stack>
    </Card>
  )
}
