import type { PublicSurface } from '@samspel/federation/registry'
import type { BuildData } from '@samspel/federation/webpack'
import { isRecord } from '../is-record'
import { Refused } from '../registry/refused'

/**
 * The data that a build publishes about itself (its build.json): the version compiled into its files, and for the
 * shell the surface from `src/surface.ts`.
 */
export type PublishedData = BuildData & {
  version?: string
  surface?: PublicSurface
  /** Of a remote whose entry is an ES module: all of its modules. Read from the files, whatever the build says. */
  modules?: readonly string[]
}

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)
const isMap = (value: unknown, holds: (inner: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(holds)
const orAbsent = (value: unknown, holds: (inner: unknown) => boolean): boolean => value === undefined || holds(value)

const isGlobal = (value: unknown): boolean => isText(value) && /^[A-Za-z_$][\w$]{0,199}$/.test(value)
const isRemote = (value: unknown): boolean =>
  isRecord(value) &&
  isGlobal(value.global) &&
  isRecord(value.needs) &&
  isMap(value.needs.shared, isText) &&
  isText(value.needs.contract)

const isPackage = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.name) &&
  isText(value.version) &&
  orAbsent(value.license, isText) &&
  orAbsent(value.provided, (provided) => provided === true)

/** Validates the data of a build from an untrusted source: it must have the right shape and refer only to the build's own files. */
export function checkBuildData(data: PublishedData, files: readonly { name: string }[]): void {
  const names = new Set(files.map(({ name }) => name))
  const own = (list: unknown): boolean => Array.isArray(list) && list.every((file) => isText(file) && names.has(file))
  const rules: [string, boolean][] = [
    ['kind', data.kind === 'shell' || data.kind === 'remote'],
    ['version', orAbsent(data.version, isText)],
    [
      'chunks',
      isMap(
        data.chunks,
        (list) =>
          Array.isArray(list) && list.filter((file) => !String(file).endsWith('.map')).every((file) => own([file])),
      ),
    ],
    ['paint', orAbsent(data.paint, (value) => isMap(value, (file) => own([file])))],
    ['modules', orAbsent(data.modules, own)],
    ['late', orAbsent(data.late, (value) => isMap(value, areTexts))],
    ['remote', data.kind === 'shell' || isRemote(data.remote)],
    ['takes', orAbsent(data.takes, (value) => isMap(value, (library) => isMap(library, areTexts)))],
    ['gives', orAbsent(data.gives, (value) => isMap(value, areTexts))],
    ['packages', orAbsent(data.packages, (value) => Array.isArray(value) && value.every(isPackage))],
    ['provides', orAbsent(data.provides, (value) => isMap(value, isText))],
    [
      'surface',
      orAbsent(data.surface, (value) => isMap(value, (given) => orAbsent(given, (fields) => isMap(fields, areTexts)))),
    ],
  ]
  const wrong = rules.filter(([, holds]) => !holds).map(([field]) => field)
  if (wrong.length > 0)
    throw new Refused(
      `build.json is not as the webpack preset writes it, or names files that are not there: ${wrong.join(', ')}. Build again`,
      'bad_build',
    )
}
