import { type RefObject, useEffect } from 'react'

const name = 'samspel-doubt'

/** Where words stand inside an element; elements between them, or letters in another case, do not matter. */
export const findWords = (root: Element, words: string): Range[] => {
  const wanted = words.toLowerCase()
  const found: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node && wanted; node = texts.nextNode()) {
    const text = (node.nodeValue ?? '').toLowerCase()
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      found.push(range)
    }
  }
  return found
}

/** Marks words wherever they stand under an element, also in what is rendered later. Browsers without highlights show none. */
export function useMarks(root: RefObject<HTMLElement | null>, words: readonly string[]): void {
  const key = words.join('\n')
  useEffect(() => {
    const element = root.current
    if (!element || key === '' || typeof Highlight === 'undefined' || !('highlights' in CSS)) return
    const mark = () => {
      const places = [...element.querySelectorAll('[data-read]')]
      const ranges = key.split('\n').flatMap((quote) => places.flatMap((place) => findWords(place, quote)))
      CSS.highlights.set(name, new Highlight(...ranges))
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      CSS.highlights.delete(name)
    }
  }, [root, key])
}

/** Scrolls to the first place where the words can be seen. */
export const scrollToWords = (root: Element | null, words: string): void => {
  const [first] = [...(root?.querySelectorAll('[data-read]') ?? [])]
    .filter((place) => (place as HTMLElement).offsetParent !== null)
    .flatMap((place) => findWords(place, words))
  first?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}
