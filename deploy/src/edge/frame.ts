import type { RouteMatch } from '@samspel/federation/registry'

/** Layout around the content of a path, as far as the edge can tell without knowing the session. */
type FrameKind = 'side' | 'top' | 'plain'

/** Pages that are open to anonymous visitors have a top bar, and the others a side bar; paths without a route redirect to one of these. */
const kindOf = (match: RouteMatch | undefined): FrameKind =>
  !match ? 'plain' : match.route.areas.includes('anonymous') ? 'top' : 'side'

const logo = `<span class="painted-logo"><svg width="28" height="28" viewBox="0 0 32 32"><path class="painted-strong" d="M17 1.5a8 8 0 0 0 0 16zM15 14.5a8 8 0 0 1 0 16z"/><path class="painted-pale" d="M17 1.5h6.5a4 4 0 0 1 0 8H17zM15 30.5H8.5a4 4 0 0 1 0-8H15z"/></svg>Samspel</span>`

const bars = (count: number): string => '<i></i>'.repeat(count)

const frames: Record<FrameKind, (focused: boolean) => string> = {
  side: (focused) =>
    `<div class="painted-side">${logo}${bars(5)}</div>${focused ? '' : `<div class="painted-bottom">${bars(5)}</div>`}`,
  top: () => `<div class="painted-top"><div>${logo}${bars(1)}</div></div>`,
  plain: () => '',
}

/**
 * Renders the empty frame, shown before any script runs: side bar, top bar or the phone's bottom bar, in the same positions as the shell's
 * own (shell/src/frame/painted.css). React replaces it together with its first view, so that nothing shifts.
 */
export function paintFrame(match: RouteMatch | undefined): string {
  const kind = kindOf(match)
  return `<div class="painted painted-${kind}-frame" aria-hidden="true">${frames[kind](match?.route.focused === true)}</div>`
}
