import { type RefObject, useEffect, useState } from 'react'
import { useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import { deskMessages as m } from './desk-messages'
import css from './OfferDesk.module.css'

const longest = 300

interface Chosen {
  words: string
  top: number
  left: number
}

const chosenIn = (root: HTMLElement | null): Chosen | undefined => {
  const selection = document.getSelection()
  const words = selection?.toString().replace(/\s+/g, ' ').trim() ?? ''
  if (!root || !selection || selection.rangeCount === 0 || words === '' || words.length > longest) return undefined
  const range = selection.getRangeAt(0)
  const place = range.commonAncestorContainer
  const element = place instanceof Element ? place : place.parentElement
  if (!element || !root.contains(element) || !element.closest('[data-read]')) return undefined
  const { bottom, left, width } = range.getBoundingClientRect()
  return { words, top: bottom + 6, left: left + width / 2 }
}

/** A button beside words that are selected in the offer; pressing it quotes them in the answer. */
export function Quote({ root, onQuote }: { root: RefObject<HTMLElement | null>; onQuote: (words: string) => void }) {
  const t = useText()
  const [chosen, setChosen] = useState<Chosen | undefined>()
  useEffect(() => {
    const look = () => setChosen(chosenIn(root.current))
    const events = ['selectionchange', 'scroll'] as const
    for (const name of events) document.addEventListener(name, look, true)
    return () => {
      for (const name of events) document.removeEventListener(name, look, true)
    }
  }, [root])
  if (!chosen) return null
  return (
    <div
      className={css.quote}
      style={{ top: chosen.top, left: chosen.left }}
      // Keeps what is selected while the button is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Button
        size="sm"
        icon="message-2"
        onClick={() => {
          document.getSelection()?.removeAllRanges()
          onQuote(chosen.words)
        }}
      >
        {t(m.quote)}
      </Button>
    </div>
  )
}
