import path from 'node:path'
import { expect, test } from '@jest/globals'
import { findStale, findViolations } from './check.mjs'
import { readGraph } from './graph.mjs'
import { structureReport } from './tables.mjs'

const root = path.resolve(__dirname, '../../..')
const graph = readGraph(root)

test('the repository has no circle and no import past an index but the known ones, and those are still there', () => {
  expect([...findViolations(graph), ...findStale(graph)]).toEqual([])
})

test('a circle and an import past an index that are not known are found', () => {
  const imports = new Map([
    ['server/src/modules/a/index.ts', [{ target: 'server/src/modules/b/index.ts', pos: 0 }]],
    ['server/src/modules/b/index.ts', [{ target: 'server/src/modules/a/deep.ts', pos: 0 }]],
  ])
  expect(findViolations({ files: [...imports.keys()], imports })).toEqual([
    'server/src/modules: a circle of a, b',
    'server/src/modules/b/index.ts: takes server/src/modules/a/deep.ts past the index',
  ])
  expect(structureReport(root, { files: [], imports })).toContain('| server/src/modules | a, b |')
})
