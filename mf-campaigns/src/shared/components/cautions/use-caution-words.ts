import { type CautionKind, cautionsIn } from '@samspel/api/cautions'
import { useText } from '@samspel/i18n'
import { careNames } from './messages'

const cares = Object.keys(careNames) as (keyof typeof careNames)[]

/** The words of a text that want proof or care, as both sides read them; null where there are none. */
export const useCautionWords = (): ((text: string) => { claim: string | null; care: string | null }) => {
  const t = useText()
  return (text) => {
    const found = cautionsIn(text)
    const quoted = (kind: CautionKind) => [
      ...new Set(found.filter((one) => one.kind === kind).map(({ words }) => `”${words}”`)),
    ]
    const claims = quoted('claim')
    const care = cares.flatMap((kind) => {
      const words = quoted(kind)
      return words.length > 0 ? [t(careNames[kind], { words: words.join(', ') })] : []
    })
    return { claim: claims.join(', ') || null, care: care.join('. ') || null }
  }
}
