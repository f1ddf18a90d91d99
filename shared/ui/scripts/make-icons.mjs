// Writes src/icons/paths.ts: only the icons of name-list.ts, as data, so that no build parses Tabler's six thousand modules.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { optimize } from 'svgo'

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
    return `  '${name}': '${shortened(nodes.map(([, attrs]) => attrs.d).join(''))}',`
  }),
)
writeFileSync(
  `${root}src/icons/paths.ts`,
  `// Made by scripts/make-icons.mjs; do not edit. Tabler Icons 3.51.0, MIT License, Copyright (c) 2020-2026 Paweł Kuna.\nimport type { IconName } from './name-list'\n\nexport const iconPaths: Record<IconName, string> = {\n${lines.join('\n')}\n}\n`,
)
console.log(`${names.length} icons`)
