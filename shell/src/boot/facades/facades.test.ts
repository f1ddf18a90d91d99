import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'

const root = resolve(__dirname, '../../../..')

const filesUnder = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })

/** Names in the braces of an import or export, types and renamings left out. */
const namesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0]!)

const facadeOf: Record<string, string> = {
  'react-router-dom': 'react-router-dom.ts',
  'react-redux': 'react-redux.ts',
  'react-intl': 'react-intl.ts',
  '@reduxjs/toolkit': 'toolkit.ts',
}

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src')))

test.each(Object.entries(facadeOf))('what remotes import of %s is provided by the shell', (library, facade) => {
  const provided = new Set(
    [...readFileSync(join(__dirname, facade), 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, names]) =>
      namesIn(names!),
    ),
  )
  const imports = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g')
  const missing = remotes.flatMap((remote) =>
    filesUnder(join(root, remote, 'src')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(imports)]
        .flatMap(([, names]) => namesIn(names!))
        .filter((name) => !provided.has(name))
        .map((name) => `${file.slice(root.length + 1)}: ${name}`),
    ),
  )
  expect(missing).toEqual([])
})
