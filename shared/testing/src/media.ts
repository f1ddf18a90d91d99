/** Answers media queries by `matches`, as on a screen of another kind; the function returned gives the window's own answers back. */
export function answerMedia(matches: (query: string) => boolean): () => void {
  const { matchMedia } = window
  window.matchMedia = (query) => Object.defineProperty(matchMedia(query), 'matches', { value: matches(query) })
  return () => {
    window.matchMedia = matchMedia
  }
}
