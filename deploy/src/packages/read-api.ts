import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { IExtractorMessagesConfig } from '@microsoft/api-extractor'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import type { ExportTarget, SharedPackage } from './list'
import { reportCode } from './report-code'
import { writeReport } from './report-text'
import type { Staged } from './stage'

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

/**
 * Reads the declarations that each entry of a package exports, and everything that they refer to, from the released types.
 * @returns the text of its report
 */
export function readApi({ folderOf }: Staged, shared: SharedPackage): string {
  const folder = folderOf(shared.folder)
  const entries = entriesOf(shared, folder)
  const out = join(folder, `.report-${process.pid}`)
  try {
    const configs = entries.map((entry) => configFor(entry, folder, out))
    const compilerState = CompilerState.create(configs[0]!, {
      additionalEntryPoints: entries.map(({ types }) => types),
    })
    const codes = configs.map((config, at) => {
      Extractor.invoke(config, {
        localBuild: true,
        compilerState,
        messageCallback: (message) => void (message.handled = true),
      })
      return { name: entries[at]!.name, code: codeOf(readFileSync(config.reportFilePath, 'utf8')) }
    })
    return writeReport(shared.json.name, reportCode(codes))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
