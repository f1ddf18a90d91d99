import { createHash } from 'node:crypto'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Chunk, Compilation, Compiler, Module } from 'webpack'
import type { TakenGroup, TakenTexts } from './texts-loader.mjs'
import { Translations } from './translations.ts'

/** The language that texts are written in, which stands in for a translation that is missing. */
export const DEFAULT_LANGUAGE = 'sv'

/** What a build says of its languages, beside the files in the default one. */
export interface Localized {
  /** Language to the file in the default language to the file in this one, where they differ. */
  languages: Record<string, Record<string, string>>
  /** Language to the file with all texts of the build, for those who change the language of a page. */
  texts: Record<string, string>
}

const found = new WeakMap<Compilation, Localized>()

/** What the plugin made of a compilation; undefined when it has no texts. */
export const localizedOf = (compilation: Compilation): Localized | undefined => found.get(compilation)

/** Only these are more than their letters: placeholders, tags, and quotes around either. */
const IS_FORMAT = /[{<]|''/

const compiled = (text: string | unknown[]): unknown =>
  typeof text === 'string' && IS_FORMAT.test(text) ? parse(text) : text

const sha256 = (text: string) => createHash('sha256').update(text)
const integrityOf = (text: string): string => `sha256-${sha256(text).digest('base64')}`
const hashOf = (text: string): string => sha256(text).digest('hex').slice(0, 8)

const HASH_IN_NAME = /\.([0-9a-f]{8,20})\.js$/
const STRICT = /^(?:\/\*[\s\S]*?\*\/\s*)*["']use strict["'];/
const bundleName = (language: string, contents: string): string => `texts.${language}.${hashOf(contents)}.js`
/** As long as what comes in its place, name and hash: the source maps are made by then. */
const place = (language: string): string =>
  `@texts-${language}@`.padEnd(`${bundleName(language, '')} ${integrityOf('')}`.length, '*')
const places = /(["'])@texts-([A-Za-z0-9-]+)@\*+\1/g

const partsOf = (module: Module): Module[] => (module as { modules?: Module[] }).modules ?? [module]

const takenBy = (module: Module): TakenTexts[] =>
  partsOf(module).flatMap((part) => (part.buildInfo as { samspelTexts?: TakenTexts } | undefined)?.samspelTexts ?? [])

const textsOf = (chunk: Chunk, { chunkGraph }: Compilation): TakenTexts[] =>
  [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(takenBy)

const scriptOf = (chunk: Chunk): string | undefined => [...chunk.files].find((file) => file.endsWith('.js'))

/** The source map of a script whose texts, if it has any, stand on a line before it. */
function mapOf(lines: string, name: string, hasTexts: boolean): string {
  const map = JSON.parse(lines) as { file?: string; mappings: string }
  return JSON.stringify({ ...map, file: name, mappings: hasTexts ? `;${map.mappings}` : map.mappings })
}

/** Runs in the page: brings all texts of this build in another language than that of its files. */
const runtimeCode = (require: string, languages: readonly string[]): string => `
var files = ${JSON.stringify(Object.fromEntries(languages.map((language) => [language, place(language)])))}, coming = {};
(self.samspelTexts = self.samspelTexts || []).push(function (language) {
  if (!files[language] || coming[language]) return coming[language];
  var file = files[language].split(" "), key = "texts-" + language;
  if (${require}.sriHashes && file[1]) ${require}.sriHashes[key] = file[1];
  return coming[language] = new Promise(function (resolve, reject) {
    ${require}.l(${require}.p + file[0], function (event) {
      if (event && event.type === "load") return resolve();
      delete coming[language];
      reject(new Error(file[0] + " could not be loaded"));
    }, key, key);
  });
});
`

/**
 * One set of files for each language: a script with texts is written once for each of them, with its texts at its beginning, and an entry once for
 * each with the names and hashes of its language's scripts. Everything else is shared. A visitor asks for one set; whoever changes the language
 * of an open page gets the texts of what is loaded in one file for each build.
 */
export class TextsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, RuntimeGlobals, RuntimeModule, WebpackError, sources } = compiler.webpack
    // Builds that watch are without hashes (watch.ts).
    const isSealed = compiler.options.plugins.some(
      (plugin) => plugin && plugin.constructor.name === 'SubresourceIntegrityPlugin',
    )

    class TextsRuntimeModule extends RuntimeModule {
      readonly #languages: readonly string[]

      constructor(languages: readonly string[]) {
        super('samspel texts', RuntimeModule.STAGE_TRIGGER)
        this.#languages = languages
      }

      override generate(): string {
        return runtimeCode(RuntimeGlobals.require, this.#languages)
      }
    }

    compiler.hooks.thisCompilation.tap('TextsPlugin', (compilation) => {
      const translations = new Translations()
      const within = (chunk: Chunk): TakenTexts[] =>
        [...new Set([chunk, ...chunk.getAllReferencedChunks()])].flatMap((one) => textsOf(one, compilation))

      compilation.hooks.additionalTreeRuntimeRequirements.tap('TextsPlugin', (chunk, requirements) => {
        const taken = within(chunk)
        if (taken.length === 0) return
        requirements.add(RuntimeGlobals.loadScript)
        requirements.add(RuntimeGlobals.publicPath)
        compilation.addRuntimeModule(chunk, new TextsRuntimeModule(translations.languagesFor(taken)))
      })

      compilation.hooks.processAssets.tap(
        { name: 'TextsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        (assets) => {
          const chunks = [...compilation.chunks]
          const all = chunks.flatMap((chunk) => textsOf(chunk, compilation))
          if (all.length === 0) return
          for (const file of translations.files) compilation.fileDependencies.add(file)
          const groups = new Map<string, TakenGroup>()
          for (const group of all.flatMap(({ texts }) => texts)) {
            const same = groups.get(group.key)
            if (
              same &&
              JSON.stringify(same.messages.map(({ id }) => id)) !== JSON.stringify(group.messages.map(({ id }) => id))
            ) {
              compilation.errors.push(
                new WebpackError(
                  `${group.messages[0]!.id} and ${same.messages[0]!.id}: two groups of texts have the same key; change a text of either`,
                ),
              )
            }
            groups.set(group.key, group)
          }

          const statement = (language: string, taken: readonly TakenTexts[]): string => {
            const table = Object.fromEntries(
              taken.flatMap(({ file, texts }) =>
                texts.map(({ key, messages }) => [
                  key,
                  messages.map((message) => compiled(translations.of(language, file, message))),
                ]),
              ),
            )
            return `(self.samspelTexts=self.samspelTexts||[]).push([${JSON.stringify(language)},${JSON.stringify(table)}]);`
          }
          const withTexts = (source: string, language: string, taken: readonly TakenTexts[]): string => {
            if (taken.length === 0) return source
            // On a line of their own, which the source map gets by one more semicolon; strict is what begins so.
            return `${STRICT.test(source) ? '"use strict";' : ''}${statement(language, taken)}\n${source}`
          }

          const languages = translations.languagesFor(all)
          const localized: Localized = { languages: {}, texts: {} }
          const bundles: Record<string, string> = {}
          for (const language of languages) {
            const contents = statement(language, all)
            const name = bundleName(language, contents)
            localized.texts[language] = name
            bundles[language] = `${name} ${integrityOf(contents)}`
            if (!assets[name]) compilation.emitAsset(name, new sources.RawSource(contents))
          }

          // A change that a running page takes in brings its texts along, in every language.
          const brought = languages.map((language) => statement(language, all)).join('')
          for (const file of Object.keys(assets).filter((name) => name.endsWith('.hot-update.js')))
            compilation.updateAsset(file, (source) => new sources.ConcatSource(brought, '\n', source))

          const scripts = chunks.flatMap((chunk) => {
            const file = scriptOf(chunk)
            return file && assets[file]
              ? [{ chunk, file, source: String(assets[file].source()), taken: textsOf(chunk, compilation) }]
              : []
          })
          const entries = scripts.filter(({ chunk }) => chunk.hasRuntime() && within(chunk).length > 0)
          const others = scripts.filter(({ chunk, taken }) => !chunk.hasRuntime() && taken.length > 0)
          const named = new Map<string, Record<string, string>>(languages.map((language) => [language, {}]))

          const emit = (language: string, file: string, contents: string, hasTexts: boolean): string => {
            const name = file.replace(HASH_IN_NAME, `.${hashOf(contents)}.js`)
            named.get(language)![file] = name
            if (name === file)
              compilation.errors.push(new WebpackError(`${file}: a script with texts has a hash in its name`))
            else if (!compilation.getAsset(name)) {
              const { info } = compilation.getAsset(file)!
              const lines = assets[`${file}.map`]
              const mapped = lines && { related: { ...info.related, sourceMap: `${name}.map` } }
              compilation.emitAsset(
                name,
                new sources.RawSource(contents.replace(`sourceMappingURL=${file}.map`, `sourceMappingURL=${name}.map`)),
                { ...info, ...mapped },
              )
              if (lines)
                compilation.emitAsset(
                  `${name}.map`,
                  new sources.RawSource(mapOf(String(lines.source()), name, hasTexts)),
                )
            }
            return name
          }

          for (const language of languages) {
            const replaced: [string, string][] = others.flatMap(({ file, source, taken }): [string, string][] => {
              const contents = withTexts(source, language, taken)
              const name = emit(language, file, contents, true)
              return [
                [HASH_IN_NAME.exec(file)?.[1] ?? file, HASH_IN_NAME.exec(name)?.[1] ?? name],
                [integrityOf(source), integrityOf(contents)],
              ]
            })
            for (const { file, source, taken } of entries) {
              const told = replaced
                .reduce((text, [before, after]) => text.replaceAll(before, after), source)
                .replace(places, (whole: string, _quote, other: string) =>
                  (other === language ? '0' : JSON.stringify(bundles[other])).padEnd(whole.length),
                )
              for (const [, after] of replaced) {
                if (isSealed && after.startsWith('sha256-') && !told.includes(after))
                  compilation.errors.push(new WebpackError(`${file}: holds no hash of a script in ${language}`))
              }
              emit(language, file, withTexts(told, language, taken), taken.length > 0)
            }
          }

          const main = named.get(DEFAULT_LANGUAGE)!
          for (const { chunk, file } of [...others, ...entries]) {
            compilation.deleteAsset(file)
            chunk.files.delete(file)
            chunk.files.add(main[file]!)
          }
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith('.json')) continue
            const before = String(source.source())
            const after = Object.entries(main).reduce((text, [file, own]) => text.replaceAll(file, own), before)
            if (after !== before) compilation.updateAsset(name, new sources.RawSource(after))
          }
          for (const language of languages.filter((one) => one !== DEFAULT_LANGUAGE)) {
            localized.languages[language] = Object.fromEntries(
              Object.entries(named.get(language)!).map(([file, own]) => [main[file]!, own]),
            )
          }
          found.set(compilation, localized)
        },
      )
    })
  }
}
