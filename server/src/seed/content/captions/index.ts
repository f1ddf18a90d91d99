import type { Tongue } from '../tongues'
import type { CaptionBook, Kind } from './book'
import { danish } from './da'
import { english } from './en'
import { finnish } from './fi'
import { norwegian } from './nb'
import { swedish } from './sv'

export type { Kind } from './book'

export const captionBooks: Readonly<Record<Tongue, CaptionBook>> = {
  sv: swedish,
  nb: norwegian,
  da: danish,
  fi: finnish,
  en: english,
}

export interface CaptionFacts {
  tongue: Tongue
  kind: Kind
  label: 'ok' | 'unclear' | 'missing'
  account: string
  hashtag: string
  /** From 0 up to, not including, 1: how the sentences follow each other. */
  share: number
}
/** Writes a caption that it has not written before. */
export type CaptionWriter = (facts: CaptionFacts) => string

/** Norwegian, Danish and Finnish brands ask for the label in English, as their instructions say. */
const labelled = (body: string, { tongue, label, account, hashtag }: CaptionFacts): string => {
  if (label === 'missing') return `${body} @${account} #${hashtag}`
  const isSwedish = tongue === 'sv'
  if (label === 'unclear')
    return isSwedish
      ? `${body} Tack till @${account}! #${hashtag} #samarbete`
      : `${body} Thanks @${account}! #${hashtag} #collab`
  return `${isSwedish ? 'Reklam för' : 'Ad for'} @${account}. ${body} #${hashtag}`
}

const orders: readonly ((about: string, life: string, closing: string) => string)[] = [
  (about, life, closing) => `${about} ${life} ${closing}`,
  (about, life) => `${about} ${life}`,
  (about, life) => `${life} ${about}`,
  (about, life, closing) => `${life} ${about} ${closing}`,
  (about, _life, closing) => `${about} ${closing}`,
]

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b))
/** Golden steps through so many: every one is met, and neighbours are far apart. */
const stepThrough = (count: number): number => {
  let step = Math.max(1, Math.round(count * 0.618))
  while (greatestCommon(step, count) !== 1) step += 1
  return step
}

export const captionWriter = (): CaptionWriter => {
  const written = new Set<string>()
  const next = new Map<string, number>()
  return (facts) => {
    const { tongue, kind, share } = facts
    const book = captionBooks[tongue]
    const [about, life] = [book.about[kind], book.life[kind]]
    if (!about || !life) throw new Error(`Nobody writes about ${kind} in ${tongue}`)
    const count = about.length * life.length * book.closing.length
    const order = orders[Math.floor(share * orders.length)]!
    const key = `${tongue} ${kind}`
    for (let turn = 0; turn < count; turn += 1) {
      const at = next.get(key) ?? 0
      next.set(key, at + 1)
      const place = (at * stepThrough(count)) % count
      const rest = Math.floor(place / about.length)
      const body = order(
        about[place % about.length]!,
        life[rest % life.length]!,
        book.closing[Math.floor(rest / life.length)]!,
      )
      if (written.has(body)) continue
      written.add(body)
      return labelled(body, facts)
    }
    throw new Error(`All has been said about ${kind} in ${tongue}`)
  }
}
