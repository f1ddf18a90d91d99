import { secretNames, type Settings, settings } from './variables'

const shown = (value: unknown): string => {
  if (value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return `\`${Array.isArray(value) ? value.join(',') : String(value)}\``
}

/** The API's settings as a Markdown table for the README. */
export const settingsTable = (): string => {
  const rows = Object.entries<Settings[string]>(settings).map(([name, { spec, meaning, absent }]) => {
    const file = (secretNames as readonly string[]).includes(name) ? `, \`${name}_FILE\`` : ''
    return `| \`${name}\`${file} | ${meaning} | ${absent ?? shown(spec.default)} |`
  })
  return ['| setting | meaning | when absent |', '|---|---|---|', ...rows].join('\n')
}
