import { createHash } from 'node:crypto'
import { readDefinitions } from './definitions.mjs'

const keyOf = (messages) =>
  createHash('sha256')
    .update(JSON.stringify(messages.map(({ id, defaultMessage, en }) => [id, defaultMessage, en])))
    .digest('base64url')
    .slice(0, 7)

/** Both languages as they are written, without what translators alone read. */
const whole = ({ names, messages }) =>
  JSON.stringify(
    Object.fromEntries(
      names.map((name, at) => [
        name,
        { id: messages[at].id, defaultMessage: messages[at].defaultMessage, en: messages[at].en },
      ]),
    ),
  )

/**
 * Takes the texts out of a source: in the place of each group of definitions it leaves the group's key and its names.
 * @returns the source, and the texts that were taken
 */
export function takeTexts(source, file) {
  const texts = []
  let code = source
  for (const group of readDefinitions(source, file).reverse()) {
    const key = keyOf(group.messages)
    // A space parts the names; no identifier has one, and nothing else is used.
    const odd = group.names.find((name) => name.includes(' '))
    if (odd !== undefined) throw new Error(`${file}: a message is called “${odd}”, with a space`)
    const left = group.bilingual
      ? whole(group)
      : `${JSON.stringify(key)} as never, ${JSON.stringify(group.names.join(' '))}`
    code = code.slice(0, group.start) + left + code.slice(group.end)
    if (!group.bilingual && group.messages.length > 0) texts.unshift({ key, messages: group.messages })
  }
  return { code, texts }
}

/** webpack loader, before all others: the texts go to the build (`texts-plugin.ts`), which hands them out by language. */
export default function textsLoader(source) {
  const { code, texts } = takeTexts(source, this.resourcePath)
  if (texts.length > 0) this._module.buildInfo.samspelTexts = { file: this.resourcePath, texts }
  return code
}
