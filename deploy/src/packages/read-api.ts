import { cpSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IExtractorMessagesConfig } from '@microsoft/api-extractor'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { foldTables } from '../shapes/fold'
import { reportCode } from '../shapes/report-code'
import { writeReport } from '../shapes/report-text'
import { temporaryFolder } from '../temporary-folder'
import type { BuiltPackages, ExportTarget, SharedPackage } from './list'

// Everything that an export refers to is in the report as well; release tags and missing documentation are checked by other tools.
const silent = { default: { logLevel: ExtractorLogLevel.None, addToApiReportFile: false } }
const messages: IExtractorMessagesConfig = {
  compilerMessageReporting: silent,
  extractorMessageReporting: silent,
  tsdocMessageReporting: silent,
}

/** One entry of a package: its import name and its types. */
interface Entry {
  /** For example `@samspel/ui/qr`. */
  name: string
  types: string
}

const typesOf = (target: ExportTarget): string | undefined => (typeof target === 'string' ? undefined : target.types)

/** Entries with code; stylesheets and ambient types export no names. */
function entriesOf({ json }: SharedPackage, folder: string): Entry[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, ExportTarget>
  }
  return Object.entries(exports).flatMap(([path, target]) => {
    const types = typesOf(target)
    return types && typeof target !== 'string' && target.default
      ? [{ name: join(json.name, path), types: join(folder, types) }]
      : []
  })
}

function configFor(entry: Entry, folder: string, out: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry.types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'Bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            types: [],
          },
          include: ['dist'],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: 'report',
        reportFolder: out,
        reportTempFolder: out,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages,
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  })
}

/** Extracts the declarations from an API Extractor report. */
function codeOf(report: string): string {
  const code = /```ts\n(.*)```/s.exec(report)?.[1]
  if (code === undefined) throw new Error('The report of an entry holds no code')
  return code
}

const TYPES = /\.d\.[cm]?ts$/
// Shorter files hold no table worth folding.
const FOLDED_FROM_LENGTH = 10_000
// Declares for all files the type that stands for a folded row.
const FOLDED = 'folded.d.ts'

/** Copies the types of all packages, with links between them, into a folder, and folds their large tables. */
function copyTypes({ root }: BuiltPackages, out: string): void {
  cpSync(root, out, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !lstatSync(file).isFile() || file.endsWith('package.json') || TYPES.test(file),
  })
  for (const file of readdirSync(out, { withFileTypes: true, recursive: true })) {
    if (!file.isFile() || !TYPES.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const text = readFileSync(path, 'utf8')
    if (text.length >= FOLDED_FROM_LENGTH) writeFileSync(path, foldTables(text))
  }
  writeFileSync(join(out, FOLDED), 'type Folded<Fingerprint extends string, RefersTo> = [Fingerprint, RefersTo]\n')
}

/**
 * Reads the declarations that each entry of the packages exports, and everything that they refer to, from the released types. All packages
 * are one program, since parsing their types and those of React takes seconds.
 * @returns the text of each package's report, in the order of the packages
 */
export function readApis(built: BuiltPackages): string[] {
  const types = temporaryFolder('types')
  const out = temporaryFolder('reports')
  try {
    copyTypes(built, types)
    const read = built.packages.map((shared) => {
      const folder = join(types, shared.folder)
      const entries = entriesOf(shared, folder)
      return { shared, entries, configs: entries.map((entry) => configFor(entry, folder, out)) }
    })
    const compilerState = CompilerState.create(read[0]!.configs[0]!, {
      additionalEntryPoints: [
        join(types, FOLDED),
        ...read.flatMap(({ entries }) => entries.map((entry) => entry.types)),
      ],
    })
    return read.map(({ shared, entries, configs }) => {
      const codes = configs.map((config, at) => {
        Extractor.invoke(config, {
          localBuild: true,
          compilerState,
          messageCallback: (message) => void (message.handled = true),
        })
        return { name: entries[at]!.name, code: codeOf(readFileSync(config.reportFilePath, 'utf8')) }
      })
      return writeReport(shared.json.name, reportCode(codes))
    })
  } finally {
    for (const folder of [types, out]) rmSync(folder, { recursive: true, force: true })
  }
}
