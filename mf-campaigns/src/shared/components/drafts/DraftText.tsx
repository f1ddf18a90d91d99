import { Fragment, useEffect, useRef, useState } from 'react'
import type { DraftComment } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, cx, useIsMobile } from '@samspel/ui'
import css from './Drafts.module.css'
import { draftMessages as messages } from './messages'
import { isDone, stretchesOf, type Words } from './place'

interface DraftTextProps {
  text: string
  /** The words recognised as the ad label. */
  label: string | null
  comments: readonly DraftComment[]
  lit?: number | undefined
  onLit?: (number: number | undefined) => void
  /** Words were marked; absent where nothing can be commented. */
  onMark?: ((words: Words) => void) | undefined
}

const names = /([@#][\p{L}\p{N}_.]*[\p{L}\p{N}_])/u

/** The words with accounts and hashtags coloured, and the ad label marked where it stands first. */
function Plain({ text, label }: { text: string; label: string | null }) {
  const at = label ? text.indexOf(label) : -1
  const parts =
    at < 0 ? [text] : [text.slice(0, at), text.slice(at, at + label!.length), text.slice(at + label!.length)]
  return parts.map((part, index) =>
    index === 1 ? (
      <mark key="label" className={css.label}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>
        {part.split(names).map((piece, n) =>
          n % 2 === 1 ? (
            <span key={`${index}-${n}`} className={css.name}>
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </Fragment>
    ),
  )
}

/** Characters before a place in a text, the numbers of comments that stand in it aside. */
const offsetIn = (root: Node, node: Node, offset: number): number => {
  const range = document.createRange()
  range.selectNodeContents(root)
  range.setEnd(node, offset)
  const clone = range.cloneContents()
  clone.querySelectorAll('[data-number]').forEach((number) => number.remove())
  return clone.textContent?.length ?? 0
}

/** What is marked in an element, as characters of its text. */
const markedIn = (root: HTMLElement): { from: number; to: number } | undefined => {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return undefined
  return {
    from: offsetIn(root, range.startContainer, range.startOffset),
    to: offsetIn(root, range.endContainer, range.endOffset),
  }
}

/** A draft's text with the comments at their words; marking words comments on them. */
export function DraftText({ text, label, comments, lit, onLit, onMark }: DraftTextProps) {
  const t = useText()
  const root = useRef<HTMLParagraphElement>(null)
  const isMobile = useIsMobile()
  const [offered, setOffered] = useState<Words | undefined>()
  const wordsNow = (): Words | undefined => {
    const range = root.current ? markedIn(root.current) : undefined
    if (!range) return undefined
    // Spaces at the ends are marked by chance.
    const quote = text.slice(range.from, range.to)
    const from = range.from + (quote.length - quote.trimStart().length)
    const to = range.to - (quote.length - quote.trimEnd().length)
    return to > from ? { from, to, quote: text.slice(from, Math.min(to, from + 500)) } : undefined
  }
  const latest = useRef(wordsNow)
  latest.current = wordsNow
  const asks = isMobile && onMark !== undefined
  useEffect(() => {
    if (!asks) return undefined
    // A thumb marks by handles that are moved for a while, so that what is marked is offered instead of taken.
    const follow = () => setOffered((before) => latest.current() ?? before)
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [asks])
  const marked = () => {
    const words = asks || !onMark ? undefined : wordsNow()
    if (words) onMark?.(words)
  }
  if (!text) return <p className={css.quiet}>{t(messages.noText)}</p>
  const unlabelled = { shown: false }
  return (
    <>
      <p ref={root} className={css.text} onMouseUp={marked} onKeyUp={marked}>
        {stretchesOf(text, comments).map(({ from, to, comment }) => {
          const part = text.slice(from, to)
          const own = label && !unlabelled.shown && part.includes(label) ? label : null
          if (own) unlabelled.shown = true
          const words = <Plain text={part} label={own} />
          if (!comment) return <Fragment key={from}>{words}</Fragment>
          return (
            <Fragment key={from}>
              <span
                id={`words-${comment.number}`}
                className={cx(css.words, isDone(comment) && css.wordsDone, comment.number === lit && css.wordsLit)}
                onMouseEnter={() => onLit?.(comment.number)}
              >
                {words}
              </span>
              <button
                type="button"
                data-number
                className={cx(css.number, isDone(comment) && css.numberDone)}
                aria-label={t(messages.pin, { n: comment.number, text: comment.text })}
                aria-pressed={comment.number === lit}
                onClick={() => onLit?.(comment.number)}
              >
                {comment.number}
              </button>
            </Fragment>
          )
        })}
      </p>
      {asks && offered && (
        <Button
          size="sm"
          icon="message-2"
          onClick={() => {
            onMark?.(offered)
            setOffered(undefined)
          }}
        >
          {t(messages.commentWords, { words: offered.quote })}
        </Button>
      )}
    </>
  )
}
