import { readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { workspaceRoot } from '../build/workspace'
import { bringIn, fileNameOf, FileRefused, readTexts, writeOut } from './exchange'
import type { TextPackage } from './packages'
import { readPackages, SameId } from './packages'
import { verify } from './verify'

const help = `Texts for translators, and from them.

  npm run texts -- extract da [mf-public …]   a file for each package, in ./texts, to be translated
      --out <folder>                          another folder
  npm run texts -- import mf-public.da.json … files that come back become <package>/locales/da.json
  npm run texts -- verify [da]                is everything translated, and does it take the same values?
      --strict                                a text that is missing counts, too
  --root <folder>                             another checkout

A language is its code (da, de, fr-CH, en-XA). Swedish and English stand in the sources: import tells what to change there.
Exit codes: 0 fine, 1 findings or a file that was refused, 2 wrong use.
`

class WrongUse extends Error {}

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

function language(code: string | undefined): string {
  if (!code || !LANGUAGE.test(code)) throw new WrongUse(code ? `${code} is no language code` : 'which language?')
  return code
}

function chosen(packages: readonly TextPackage[], names: readonly string[]): TextPackage[] {
  const unknown = names.filter((name) => !packages.some((one) => one.name === name))
  if (unknown.length > 0)
    throw new WrongUse(
      `no package with texts is called ${unknown.join(', ')}; there are ${packages.map(({ name }) => name).join(', ')}`,
    )
  return names.length > 0 ? packages.filter(({ name }) => names.includes(name)) : [...packages]
}

/** Package and language of a translation file, derived from its name. */
function addressee(packages: readonly TextPackage[], path: string): [TextPackage, string] {
  const name = basename(path)
  const code = name.split('.').at(-2)
  const one = packages.find((each) => code !== undefined && fileNameOf(each, code) === name)
  if (!one) throw new FileRefused(`${name}: a file is called <package>.<language>.json, as extract writes it`)
  return [one, language(code)]
}

function run(args: string[]): number {
  const {
    positionals: [command, ...rest],
    values,
  } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'texts' },
      root: { type: 'string' },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || command === undefined) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const root = resolve(values.root ?? workspaceRoot)
  const packages = readPackages(root)
  if (command === 'extract') {
    const [code, ...names] = rest
    for (const path of writeOut(chosen(packages, names), language(code), resolve(values.out)))
      console.log(relative(process.cwd(), path))
    return 0
  }
  if (command === 'verify') {
    const findings = verify(packages, rest[0] === undefined ? undefined : language(rest[0]))
    for (const { kind, at, what } of findings) console.log(`${kind.padEnd(9)} ${at}: ${what}`)
    const wrong = findings.filter(({ kind }) => values.strict || kind !== 'missing')
    console.log(
      `${packages.reduce((sum, { texts }) => sum + texts.length, 0)} texts in ${packages.length} packages, ${findings.length} findings.`,
    )
    return wrong.length > 0 ? 1 : 0
  }
  if (command === 'import') {
    if (rest.length === 0) throw new WrongUse('which files?')
    let failed = false
    for (const path of rest) {
      const [one, code] = addressee(packages, path)
      const { written, findings, changes } = bringIn(one, code, readTexts(readFileSync(path, 'utf8'), basename(path)))
      for (const { kind, at, what } of findings) console.log(`${kind.padEnd(9)} ${at}: ${what}`)
      for (const { place, now, then } of changes) console.log(`change    ${place}\n  - ${now}\n  + ${then}`)
      if (written) console.log(`${relative(process.cwd(), written)} is written.`)
      failed ||= findings.some(({ kind }) => kind !== 'missing')
    }
    return failed ? 1 : 0
  }
  throw new WrongUse(`${command} is no command`)
}

try {
  process.exitCode = run(process.argv.slice(2))
} catch (error) {
  const isUse = error instanceof WrongUse || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isUse && !(error instanceof FileRefused) && !(error instanceof SameId)) throw error
  console.error(isUse ? `${(error as Error).message}\n\n${help}` : (error as Error).message)
  process.exitCode = isUse ? 2 : 1
}
