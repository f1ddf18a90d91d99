import { createHash } from 'node:crypto'
import { escapeHtml } from '../seo/escape'

/** Type of script elements that no browser runs; the shell's first script replaces them with real ones (shell/src/first/first.ts). */
export const LATER_SCRIPT = 'samspel/later'

/** A first view, ready to be inserted into a page. */
export interface PaintedView {
  path: string
  phone: string
  desk: string
  /** The route's stylesheets, and the rules that replace inline styles. */
  css: string
  /** Browser storage keys whose presence means that the visitor gets a different view. */
  unless: readonly string[]
  /** The shell's script that removes what does not apply to the visitor, before anything is shown. */
  first: { src: string; seal: string }
  /** Whether that script also starts the page's other scripts. */
  startsScripts: boolean
  version: string
}

/** Hash that allows this style element in the page's policy. */
export const styleHash = ({ css }: Pick<PaintedView, 'css'>): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** Escapes a stylesheet so that it cannot end its element. */
export const inlineCss = (css: string): string => css.replace(/<(?=\/|!)/g, '\\3c ')

/**
 * Goes before the page's other scripts. The script blocks rendering and depends on nothing, because what does not apply must not be seen.
 */
export const paintedHead = ({ css, first }: PaintedView): string[] => [
  `<style>${css}</style>`,
  `<script src="${escapeHtml(first.src)}"${first.seal}></script>`,
]

/** Marks the page for stylesheets and the first script. */
export const markPainted = (page: string, { path, unless }: PaintedView): string =>
  page.replace(
    /<html /,
    () =>
      `<html data-painted="${escapeHtml(path)}"${unless.length > 0 ? ` data-unless="${escapeHtml(unless.join(' '))}"` : ''} `,
  )

/** The view for both widths; the stylesheet shows one of them. */
export const paintedPart = ({ phone, desk }: PaintedView): string =>
  `<div id="painted"><div class="painted-phone">${phone}</div><div class="painted-desk">${desk}</div></div>`
