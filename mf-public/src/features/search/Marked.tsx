import type { ReactNode } from 'react'
import { plainText } from '@samspel/api/plain-text'
import css from './Search.module.css'

const signs = /[.*+?^${}()|[\]\\]/g
const wordStart = '(?<![\\p{L}\\p{N}])'
/** Shorter words are marked at the beginning of a word only, or single letters would be marked all over. */
const shortest = 3

const patternOf = (word: string) => (word.length < shortest ? wordStart : '') + word.replace(signs, '\\$&')

/** A text in which the searched words are marked, inside longer words too, as names are found by any part, with or without marks. */
export function Marked({ text, words }: { text: string; words: string }) {
  const sought = plainText(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  if (sought.length === 0) return text
  const [whole, plain] = [text.normalize(), plainText(text)]
  // A letter that is two without marks, as æ, shifts what follows: then only what is spelled alike is marked.
  const compared = plain.length === whole.length ? plain : whole.toLowerCase()
  const parts: ReactNode[] = []
  let at = 0
  for (const { index, 0: hit } of compared.matchAll(new RegExp(sought.map(patternOf).join('|'), 'giu'))) {
    parts.push(
      whole.slice(at, index),
      <mark key={index} className={css.hit}>
        {whole.slice(index, index + hit.length)}
      </mark>,
    )
    at = index + hit.length
  }
  return [...parts, whole.slice(at)]
}
