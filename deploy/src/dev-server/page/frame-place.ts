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

/**
 * Everything in a choice whose change requires a new frame. The width does not, nor does the path, which the app may have changed itself.
 */
const identity = (choice: Choice): string => writeChoice({ ...choice, width: 'full', path: '/' })

/** Manages the frame and the stage around it. */
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
    /** Window name that encodes a choice; the script in the app's page reads it. */
    nameOf: (choice: Choice) => `sandbox?${writeChoice(choice)}`,
    /** The part of the choice that the frame's API requests contain. */
    callsOf: (choice: Choice) => writeCallChoice(readChoice(writeChoice(choice))),
    /** Shows the app with this choice. Reloads it if more than the width changed, or if `anew`. */
    async show(choice: Choice, anew = false): Promise<void> {
      stage.dataset.width = choice.width
      const now = identity(choice)
      if (!anew && now === shown) return
      shown = now
      latest += 1
      const mine = latest
      const answer = await askSession(choice)
      // A later choice may have been answered first; keep its session.
      if (mine !== latest) return
      onProblem('problem' in answer ? answer.problem : undefined)
      measure.disconnect()
      // Remove the old frame first: it shares the storage, would notice the new session, and would end it.
      frame?.remove()
      keepSession(choice, 'token' in answer ? answer.token : null)
      frame = el('iframe', { name: this.nameOf(choice), src: choice.path, title: word('frame') })
      stage.append(frame)
      measure.observe(frame)
    },
    /** Navigates the app to a path, as an external link would. */
    open(choice: Choice) {
      if (!frame) return
      frame.name = this.nameOf(choice)
      frame.contentWindow?.location.assign(choice.path)
    },
    reload: () => frame?.contentWindow?.location.reload(),
    owns: (source: MessageEventSource | null) => source !== null && source === frame?.contentWindow,
  }
}
