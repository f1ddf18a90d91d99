import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Target of an export: a file, or a file per condition. */
export type ExportTarget = string | Readonly<Record<string, string>>

type Ranges = Readonly<Record<string, string>>

/** The fields of a package.json that packing uses. */
export interface PackageJson {
  name: string
  version: string
  description?: string
  type?: string
  license?: string
  exports?: Readonly<Record<string, ExportTarget>>
  sideEffects?: boolean | readonly string[]
  dependencies?: Ranges
  peerDependencies?: Ranges
}

/** A package that other teams install. */
export interface SharedPackage {
  /** Name of its folder, for example `ui`. */
  folder: string
  dir: string
  json: PackageJson
}

/** Shared packages in released form, each in a folder of its own below `root`, with its dependencies linked. */
export interface BuiltPackages {
  packages: readonly SharedPackage[]
  root: string
}

/** The shared packages of a checkout, by folder. */
export function sharedPackages(root: string): SharedPackage[] {
  const shared = join(root, 'shared')
  return readdirSync(shared)
    .filter((folder) => existsSync(join(shared, folder, 'package.json')))
    .sort()
    .map((folder) => ({
      folder,
      dir: join(shared, folder),
      json: JSON.parse(readFileSync(join(shared, folder, 'package.json'), 'utf8')) as PackageJson,
    }))
}

/** Reads the versions that `catalog:` refers to. */
export const readCatalog = (root: string): Ranges =>
  (parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Ranges }).catalog
