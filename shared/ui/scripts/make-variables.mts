// Writes src/styles/mantine-variables.css. The provider would put the same variables into a <style> element, which the
// Content-Security-Policy refuses; here only those remain that the imported component styles read.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { convertCssVariables, defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { theme } from '../src/base/theme'

const root = fileURLToPath(new URL('..', import.meta.url))
const imported = [...readFileSync(`${root}src/styles/mantine.css`, 'utf8').matchAll(/@import '([^']+)'/g)]
  .map((match) => match[1] as string)
  .filter((path) => path.startsWith('@'))
const read = new Set<string>()
const note = (text: string) => {
  for (const [, name] of text.matchAll(/var\(\s*(--mantine-[\w-]+)/g)) read.add(name as string)
}
for (const path of imported) note(readFileSync(`${root}node_modules/${path}`, 'utf8'))

const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
const kinds = ['variables', 'light', 'dark'] as const
const all = kinds.flatMap((kind) => Object.entries(resolved[kind]))
// A variable may name others, and components build the names of the primary colour at run time.
for (let before = -1; before !== read.size;) {
  before = read.size
  for (const [name, value] of all)
    if (
      read.has(name) ||
      /^--mantine-(color-primary|primary|radius|spacing|shadow|font-size|line-height|z-index)-/.test(name)
    ) {
      read.add(name)
      note(value)
    }
}
const kept = (kind: (typeof kinds)[number]) =>
  Object.fromEntries(Object.entries(resolved[kind]).filter(([name]) => read.has(name)))
const css = convertCssVariables({ variables: kept('variables'), light: kept('light'), dark: kept('dark') }, ':root')
const pretty = css.replace(/([{;])\s*/g, '$1\n').replace(/}/g, '}\n')
writeFileSync(
  `${root}src/styles/mantine-variables.css`,
  `/* Made by scripts/make-variables.mts; do not edit. */\n${pretty}`,
)
console.log(
  `${Object.keys({ ...kept('variables'), ...kept('light') }).length} of ${new Set(all.map(([name]) => name)).size} variables`,
)
