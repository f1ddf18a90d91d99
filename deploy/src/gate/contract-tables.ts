import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { PublicSurface, RemoteManifest } from '@samspel/federation/registry'
import { listBuildables, workspaceRoot } from '../build/workspace'

/** Where the contracts between parts stand: each is one interface, from a name to its props or payload. */
const SOURCES = {
  Slots: 'shared/federation/src/slots/contract.ts',
  Facts: 'shared/event-bus/src/facts.ts',
} as const

/** One slot or fact, as its interface has it. */
export interface Contract {
  /** Props or fields with their types as text; `x?` for a prop that may be left out, or a field that may be undefined. */
  fields: Record<string, string>
  /** Its comment, or nothing. */
  comment: string
}

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')

/** A type as one line: members that stood on lines of their own are told apart by semicolons. */
const onOneLine = (type: string): string =>
  type
    .replace(/\{\s*\n\s*/g, '{ ')
    .replace(/\s*\n\s*\}/g, ' }')
    .replace(/\s*\n\s*/g, '; ')

function fieldsOf(type: ts.TypeNode | undefined, which: keyof typeof SOURCES): Record<string, string> {
  if (!type || !ts.isTypeLiteralNode(type)) return {}
  return Object.fromEntries(
    type.members.filter(ts.isPropertySignature).map((field) => {
      const text = onOneLine(field.type?.getText() ?? '')
      const isOptional = field.questionToken !== undefined || (which === 'Facts' && /\bundefined\b/.test(text))
      return [`${field.name.getText()}${isOptional ? '?' : ''}`, text]
    }),
  )
}

/** `nav.badge:*` for the family that a template in an index signature stands for. */
const familyOf = ({ parameters: [parameter] }: ts.IndexSignatureDeclaration): string =>
  parameter!
    .type!.getText()
    .replace(/^`|`$/g, '')
    .replace(/\$\{string\}/, '*')

/** Reads the contracts from the source. */
export function readContracts(which: keyof typeof SOURCES): Record<string, Contract> {
  const file = join(workspaceRoot, SOURCES[which])
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = source.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === which,
  )!
  return Object.fromEntries(
    found.members.flatMap((member): [string, Contract][] => {
      const contract = (type: ts.TypeNode | undefined) => ({
        fields: fieldsOf(type, which),
        comment: commentOf(member),
      })
      if (ts.isIndexSignatureDeclaration(member)) return [[familyOf(member), contract(member.type)]]
      return ts.isPropertySignature(member) ? [[(member.name as ts.StringLiteral).text, contract(member.type)]] : []
    }),
  )
}

/** A part of the workspace with what it says about itself. */
export interface DeclaredPart {
  name: string
  dir: string
  surface: PublicSurface
  slots: NonNullable<RemoteManifest['slots']>
}

/** The shell and all remotes of the workspace. */
export async function declaredParts(): Promise<DeclaredPart[]> {
  const remotes = listBuildables().filter(({ kind }) => kind === 'remote')
  const shell = (await import(join(workspaceRoot, 'shell/src/surface.ts'))) as { surface: PublicSurface }
  return [
    { name: 'shell', dir: join(workspaceRoot, 'shell'), surface: shell.surface, slots: [] },
    ...(await Promise.all(
      remotes.map(async ({ name, dir }) => {
        const { remote } = (await import(join(dir, 'src/remote.ts'))) as { remote: RemoteManifest }
        return { name, dir, surface: remote.surface ?? {}, slots: remote.slots ?? [] }
      }),
    )),
  ]
}

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name

const namesOf = (parts: readonly DeclaredPart[], key: keyof PublicSurface, pattern: string): string =>
  parts
    .filter(({ surface }) => Object.keys(surface[key] ?? {}).some((name) => matches(pattern, name)))
    .map(({ name }) => name)
    .join(', ')

const fieldsText = (fields: Contract['fields']): string =>
  Object.entries(fields)
    .map(([name, type]) => code(`${name}: ${type}`))
    .join('<br>')

/** The rows of the guide's tables, one for each slot and each fact, by what the interfaces and the surfaces say. */
export async function contractRows(which: keyof typeof SOURCES): Promise<string[]> {
  const parts = await declaredParts()
  const [give, take] = which === 'Slots' ? (['offers', 'fills'] as const) : (['publishes', 'listens'] as const)
  return Object.entries(readContracts(which)).map(([name, { fields, comment }]) =>
    `| ${[code(name), fieldsText(fields), namesOf(parts, give, name), namesOf(parts, take, name), comment].join(' | ')} |`.replace(
      /\| +(?=\|)/g,
      '| ',
    ),
  )
}
