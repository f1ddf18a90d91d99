import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'

const LITERAL = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\$]|\\.)*\`)`
const MESSAGE = new RegExp(String.raw`\b(defaultMessage|en):\s*${LITERAL}`, 'g')
/** What a text is for, which translators read and browsers do not. */
const DESCRIPTION = new RegExp(String.raw`\bdescription:\s*${LITERAL},\s*(?=(?:defaultMessage|en):)`, 'g')

/** Only these are more than their letters: placeholders, tags, and quotes around either. */
const IS_FORMAT = /[{<]|''/

/**
 * Puts what the parser of ICU messages makes of a text in the place of the text, so that no browser has to parse; others stay as they are. Descriptions go.
 */
export const compileMessages = (source, parse) =>
  source.replace(DESCRIPTION, '').replace(MESSAGE, (whole, language, literal) => {
    const text = runInNewContext(literal)
    return IS_FORMAT.test(text) ? `${language}: ${JSON.stringify(parse(text))} as never` : whole
  })

/** The parser that react-intl itself would use. */
export async function findParser(dir) {
  const from = (file, name) => createRequire(file).resolve(name)
  const reactIntl = from(`${dir}/package.json`, 'react-intl')
  const format = from(reactIntl, 'intl-messageformat')
  const { parse } = await import(from(format, '@formatjs/icu-messageformat-parser'))
  return parse
}

/** webpack loader, before all others: `defineMessages` with its texts parsed. */
export default function compileMessagesLoader(source) {
  if (!source.includes('defineMessages')) return source
  const done = this.async()
  findParser(this.rootContext).then((parse) => done(null, compileMessages(source, parse)), done)
}
