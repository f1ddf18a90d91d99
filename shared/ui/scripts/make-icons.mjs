// Writes src/icons/paths.ts and late-paths.ts: only the icons of name-list.ts, as data, so that no build parses Tabler's six thousand modules.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { optimize } from 'svgo'
import { firstIcons } from './first-icons.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = readFileSync(`${root}src/icons/name-list.ts`, 'utf8')
const names = [...source.slice(source.indexOf('['), source.indexOf(']')).matchAll(/'([a-z0-9-]+)'/g)].map((m) => m[1])
const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, __, c) => c.toUpperCase())

/** The same line in fewer letters: relative where that is shorter, thousandths of the grid of 24. */
const shortened = (path) =>
  optimize(`<svg fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`, {
    multipass: true,
    plugins: [{ name: 'convertPathData', params: { convertToZ: false } }],
  }).data.match(/ d="([^"]*)"/)[1]

const lines = await Promise.all(
  names.map(async (name) => {
    const file = `${root}node_modules/@tabler/icons-react/dist/esm/icons/Icon${pascal(name)}.mjs`
    const nodes = JSON.parse(
      readFileSync(file, 'utf8')
        .match(/__iconNode = (\[.*\]);/)[1]
        .replace(/"key": "svg-\d+"/g, '"key": ""'),
    )
    if (nodes.some(([tag]) => tag !== 'path')) throw new Error(`${name} cannot be joined to one path`)
    return [name, `  '${name}': '${shortened(nodes.map(([, attrs]) => attrs.d).join(''))}',`]
  }),
)
const write = (file, table, chosen) =>
  writeFileSync(
    `${root}src/icons/${file}`,
    `// Made by scripts/make-icons.mjs; do not edit. Tabler Icons 3.51.0, MIT License, Copyright (c) 2020-2026 Paweł Kuna.\nimport type { IconName } from './name-list'\n\nexport const ${table}: Partial<Record<IconName, string>> = {\n${chosen.map(([, line]) => line).join('\n')}\n}\n`,
  )
const unknown = firstIcons.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`name-list.ts has no ${unknown.join(', ')}`)
write(
  'paths.ts',
  'iconPaths',
  lines.filter(([name]) => firstIcons.includes(name)),
)
write(
  'late-paths.ts',
  'lateIconPaths',
  lines.filter(([name]) => !firstIcons.includes(name)),
)
console.log(`${names.length} icons, ${firstIcons.length} of them with the first view`)
