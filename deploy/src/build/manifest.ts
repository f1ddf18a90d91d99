import type { Area, RemoteManifest } from '@samspel/federation/registry'
import { areas } from '../areas'
import { schemaProblems } from '../config/schema'
import { isRecord } from '../is-record'

const GROUPS = ['main', 'customers', 'money', 'content', 'manage', 'public', 'platform', 'account']

type Raw = Record<string, unknown>

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?!\/)[^\s?#]*$/.test(value)
const areAreas = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((area) => areas.includes(area as Area))
const isBytes = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0
const isExpose = (value: unknown): boolean => typeof value === 'string' && /^\.\/[\w-]+$/.test(value)
const isBilingual = (value: unknown): boolean => isRecord(value) && isText(value.sv) && isText(value.en)
const areNames = (value: unknown): boolean => Array.isArray(value) && value.every(isText)
const areFields = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((fields) => Array.isArray(fields) && fields.every(isText))

type Rule = readonly [field: string, holds: (value: unknown) => boolean, wanted: string, optional?: 'optional']

const rules: Record<'routes' | 'nav' | 'slots', readonly Rule[]> = {
  routes: [
    ['path', isPath, 'a path that begins with one /'],
    ['areas', areAreas, `some of ${areas.join(', ')}`],
    ['page', isText, 'the name of a chunk', 'optional'],
    ['firstView', isBytes, 'a number of bytes', 'optional'],
    [
      'yields',
      (value) => Array.isArray(value) && value.every(isPath),
      'a list of paths that begin with one /',
      'optional',
    ],
  ],
  nav: [
    ['id', isText, 'a text'],
    ['to', isPath, 'a path that begins with one /'],
    ['areas', areAreas, `some of ${areas.join(', ')}`],
    ['icon', isText, 'the name of an icon'],
    ['label', isBilingual, 'a text in sv and en'],
    ['order', (value) => typeof value === 'number', 'a number'],
    ['group', (value) => GROUPS.includes(value as string), `one of ${GROUPS.join(', ')}`],
  ],
  slots: [
    ['slot', isText, 'the name of a slot'],
    ['expose', isExpose, './ and a name'],
    ['areas', areAreas, `some of ${areas.join(', ')}`, 'optional'],
  ],
}

function listProblems(manifest: Raw, list: keyof typeof rules): string[] {
  const entries = manifest[list] ?? (list === 'routes' ? undefined : [])
  if (!Array.isArray(entries)) return [`${list} is no list`]
  return entries.flatMap((entry: unknown, index) => {
    if (!isRecord(entry)) return [`${list}[${index}] is no object`]
    return rules[list]
      .filter(([field, holds, , optional]) => !(optional && entry[field] === undefined) && !holds(entry[field]))
      .map(
        ([field, , wanted]) =>
          `${list}[${index}].${field} is ${JSON.stringify(entry[field]) ?? 'missing'}; it must be ${wanted}`,
      )
  })
}

/** Validates the data of a `src/remote.ts`. Returns one line per problem; empty if valid. */
export function manifestProblems(manifest: unknown, name: string): string[] {
  if (!isRecord(manifest)) return ['there is no manifest']
  const { title, surface, uses, budget, config } = manifest as Partial<RemoteManifest>
  return [
    ...(manifest.name === name ? [] : [`name is ${JSON.stringify(manifest.name) ?? 'missing'}; the folder is ${name}`]),
    ...(title === undefined || isBilingual(title) ? [] : ['title must be a text in sv and en']),
    ...(['routes', 'nav', 'slots'] as const).flatMap((list) => listProblems(manifest, list)),
    ...(surface === undefined
      ? []
      : !isRecord(surface)
        ? ['surface is no object']
        : Object.entries(surface)
            .filter(([, given]) => !areFields(given))
            .map(([key]) => `surface.${key} must give each name a list of fields`)),
    ...(uses === undefined || (isRecord(uses) && areNames(uses.calls) && areNames(uses.storage))
      ? []
      : ['uses needs calls and storage, each a list of names']),
    ...schemaProblems(config),
    ...(budget === undefined || (isRecord(budget) && isBytes(budget.route) && isBytes(budget.total))
      ? []
      : ['budget needs route and total in bytes']),
  ]
}
