import { el } from '../../tool-pages/dom'
import type { Choice } from '../choice'
import { readChoice, writeCallChoice, writeChoice } from '../choice'
import { SESSION } from '../names'
import type { WordId } from './words'
import { word } from './words'

const kept = (name: string, value: string | null) => {
  if (value === null) sessionStorage.removeItem(`samspel.${name}`)
  else sessionStorage.setItem(`samspel.${name}`, value)
}

/** Of a choice what the frame must be made anew for: not its width, and not the path that the app itself has gone to. */
const identity = (choice: Choice): string => writeChoice({ ...choice, width: 'full', path: '/' })

/** The frame and what is around it. */
export function makeFramePlace(onProblem: (id: WordId | undefined) => void) {
  const size = el('output', { className: 'size' })
  const stage = el('div', { className: 'stage' })
  let frame: HTMLIFrameElement | undefined
  let shown = ''
  let latest = 0

  const measure = new ResizeObserver(() => {
    if (frame) size.textContent = `${frame.clientWidth} × ${frame.clientHeight}`
  })

  const askSession = async (choice: Choice) =>
    (await (await fetch(`${SESSION}?${writeChoice(choice)}`)).json()) as { token: string | null } | { problem: WordId }

  function keepSession(choice: Choice, token: string | null): void {
    sessionStorage.clear()
    kept('session', token)
    kept('preferred-locale', choice.locale)
    kept('color-scheme', choice.scheme === 'system' ? null : choice.scheme)
    kept('cookies-accepted', new Date().toISOString())
  }

  return {
    element: el('main', {}, stage, size),
    /** Name of a window with this choice: it is what the app's page reads. */
    nameOf: (choice: Choice) => `sandbox?${writeChoice(choice)}`,
    /** The part of the choice that stands in the calls of the frame. */
    callsOf: (choice: Choice) => writeCallChoice(readChoice(writeChoice(choice))),
    /** Shows the app under this choice; from the beginning when more than its width has changed, or `anew`. */
    async show(choice: Choice, anew = false): Promise<void> {
      stage.dataset.width = choice.width
      const now = identity(choice)
      if (!anew && now === shown) return
      shown = now
      latest += 1
      const mine = latest
      const answer = await askSession(choice)
      // A later choice may have been answered before: its session stands.
      if (mine !== latest) return
      onProblem('problem' in answer ? answer.problem : undefined)
      measure.disconnect()
      // The app that is shown would hear of the change, and end its session in the storage that both share.
      frame?.remove()
      keepSession(choice, 'token' in answer ? answer.token : null)
      frame = el('iframe', { name: this.nameOf(choice), src: choice.path, title: word('frame') })
      stage.append(frame)
      measure.observe(frame)
    },
    /** Leads the app to a path, as a link from outside would. */
    open(choice: Choice) {
      if (!frame) return
      frame.name = this.nameOf(choice)
      frame.contentWindow?.location.assign(choice.path)
    },
    reload: () => frame?.contentWindow?.location.reload(),
    owns: (source: MessageEventSource | null) => source !== null && source === frame?.contentWindow,
  }
}
