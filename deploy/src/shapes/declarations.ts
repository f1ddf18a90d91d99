import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The source that a relative import names; undefined for stylesheets and what is not there. */
export function sourceOf(request: string, from: string): string | undefined {
  const path = join(dirname(from), request)
  const bare = path.replace(/\.js$/, '')
  return ENDINGS.flatMap((ending) => [path + ending, bare + ending]).find(
    (file) => /\.tsx?$/.test(file) && existsSync(file) && isFile(file),
  )
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
  strict: true,
  // What is written counts. Libraries and other packages would have to be read whole for what is inferred from them, which costs a minute.
  noLib: true,
  noCheck: true,
  types: [],
}

/**
 * The declarations of TypeScript sources and of what they import from files beside them, by file. What is inferred from another package is `any`.
 * @returns absolute path of the source to the text of its declarations
 */
export function declarationsFrom(sources: readonly string[]): Map<string, string> {
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const resolvedFileName = text.startsWith('.') ? sourceOf(text, from) : undefined
        return {
          resolvedModule: resolvedFileName && {
            resolvedFileName,
            extension: resolvedFileName.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts,
          },
        } as ts.ResolvedModuleWithFailedLookupLocations
      }),
    readFile: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
  }
  const program = ts.createProgram({ rootNames: [...sources], options, host })
  const texts = new Map<string, string>()
  program.emit(
    undefined,
    (_file, text, _bom, _error, [source] = []) => {
      if (source) texts.set(source.fileName, text)
    },
    undefined,
    true,
  )
  return texts
}
