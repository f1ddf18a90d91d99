import { expect, test } from '@jest/globals'
import { viteNames } from './index'
import { gathered, takenIn } from './taken-in'

const libraries = new Set(['react', '@samspel/ui'])

test.each([
  ["import { Page, Button as B } from '@samspel/ui'", { '@samspel/ui': ['Button', 'Page'] }],
  ["import React, { useState } from 'react'", { react: ['default', 'useState'] }],
  ["import * as ui from '@samspel/ui'; ui.Page(); const { Button } = ui", { '@samspel/ui': ['Page'] }],
  ["export { Page as Seite } from '@samspel/ui'", { '@samspel/ui': ['Page'] }],
  ["import { Page } from '@samspel/ui'; import { Button } from '@samspel/ui'", { '@samspel/ui': ['Button', 'Page'] }],
  ["import { thing } from './own'; import other from 'lodash'", {}],
  ["import '@samspel/ui'; export * from 'react'", {}],
])('%s', (code, expected) => {
  expect(takenIn(code, libraries)).toEqual(expected)
})

test('names of all modules stand by library and name, in order', () => {
  const modules = new Map([
    ['src/b.js', { react: ['useState'] }],
    ['src/a.js', { react: ['useState', 'useMemo'] }],
  ])
  expect(gathered(modules)).toEqual({ react: { useMemo: ['src/a.js'], useState: ['src/a.js', 'src/b.js'] } })
})

test("Vite's build gets the names of the remote's own modules, and not those of packages and virtual ones", () => {
  const plugin = viteNames()
  plugin.configResolved({ root: '/team' })
  const code = "import { Page } from '@samspel/ui'"
  for (const id of [
    '/team/src/page.tsx?v=1',
    '/team/node_modules/x/index.js',
    '/elsewhere/x.js',
    '\0virtual.js',
    '/team/a.css',
  ])
    plugin.transform(code, id)
  const files: { fileName: string; source: string }[] = []
  plugin.generateBundle.call({ emitFile: (file) => files.push(file) })
  expect(files.map(({ fileName, source }) => [fileName, JSON.parse(source)])).toEqual([
    ['names.json', { '@samspel/ui': { Page: ['src/page.tsx'] } }],
  ])
})
