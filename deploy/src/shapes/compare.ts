import ts from 'typescript'
import type { Difference, Place } from './compare-types'
import { compareMembers, compareTypes } from './compare-types'
import type { Declaration } from './report-code'
import { declarationsOf } from './report-code'
import { readReport } from './report-text'

/** A difference between two reports, and the entry that it belongs to. */
export interface ApiChange extends Difference {
  entry: string
}

// Consumers create these and pass them in.
const GIVEN = /(Props|Options|Definition|Manifest|Input)$/

function compareDeclarations(before: Declaration, after: Declaration, where: Place | undefined): Difference[] {
  const { name } = before
  const place = where ?? (GIVEN.test(name) ? 'given' : 'got')
  const [old, next] = [before.node, after.node]
  if (before.text === after.text) return []
  const kept: Difference[] =
    before.exported && !after.exported ? [{ weight: 'breaks', what: `${name} is not exported any more` }] : []
  if (ts.isInterfaceDeclaration(old) && ts.isInterfaceDeclaration(next))
    return [...kept, ...compareHeads(old, next, name), ...compareMembers(old.members, next.members, name, place)]
  if (ts.isClassDeclaration(old) && ts.isClassDeclaration(next))
    return [...kept, ...compareHeads(old, next, name), ...compareMembers(old.members, next.members, name, 'got')]
  if (ts.isVariableStatement(old) && ts.isVariableStatement(next))
    return [
      ...kept,
      ...compareTypes(old.declarationList.declarations[0]!, next.declarationList.declarations[0]!, name, 'got'),
    ]
  const isOverloaded =
    before.text.split(`function ${name}`).length > 2 || after.text.split(`function ${name}`).length > 2
  if (old.kind === next.kind && !isOverloaded && (ts.isFunctionDeclaration(old) || ts.isTypeAliasDeclaration(old)))
    return [...kept, ...compareTypes(old, next, name, place)]
  return [...kept, { weight: 'breaks', what: `${name} is declared in another way` }]
}

type Head = ts.InterfaceDeclaration | ts.ClassDeclaration

/** Compares what a type extends, and its type parameters. */
function compareHeads(before: Head, after: Head, name: string): Difference[] {
  const headOf = ({ heritageClauses, typeParameters }: Head): string =>
    [...(heritageClauses ?? []), ...(typeParameters ?? [])].map((node) => node.getText()).join(' ')
  return headOf(before) === headOf(after)
    ? []
    : [{ weight: 'breaks', what: `${name} extends something else or has other type parameters` }]
}

const keyOf = ({ name, node }: Declaration): string =>
  `${name} ${ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? 'type' : 'value'}`

/**
 * Compares the code of two sets of declarations by their names.
 * @param place of all of them; by their names if left out
 */
export function compareEntries(before: string, after: string, place?: Place): Difference[] {
  const next = new Map(declarationsOf(after).map((one) => [keyOf(one), one]))
  const old = new Map(declarationsOf(before).map((one) => [keyOf(one), one]))
  const kept = [...old].flatMap(([key, one]): Difference[] => {
    const now = next.get(key)
    if (now) return compareDeclarations(one, now, place)
    return one.exported ? [{ weight: 'breaks', what: `${one.name} is gone` }] : []
  })
  return [
    ...kept,
    ...[...next]
      .filter(([key, one]) => one.exported && !old.has(key))
      .map(([, { name }]): Difference => ({ weight: 'fits', what: `${name} is new` })),
  ]
}

/** Lists the changes between two reports of a package. */
export function compareReports(before: string, after: string): ApiChange[] {
  const next = new Map(readReport(after).map(({ name, code }) => [name, code]))
  const old = readReport(before)
  const isOld = new Set(old.map(({ name }) => name))
  return [
    ...old.flatMap(({ name, code }): ApiChange[] => {
      const now = next.get(name)
      if (now === undefined) return [{ entry: name, weight: 'breaks', what: 'the whole entry is gone' }]
      return compareEntries(code, now).map((difference) => ({ ...difference, entry: name }))
    }),
    ...[...next.keys()]
      .filter((name) => !isOld.has(name))
      .map((name): ApiChange => ({ entry: name, weight: 'fits', what: 'the whole entry is new' })),
  ]
}
