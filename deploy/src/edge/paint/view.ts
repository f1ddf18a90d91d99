import { createHash } from 'node:crypto'
import { escapeHtml } from '../seo/escape'

/** A first view, ready to be written into a page. */
export interface PaintedView {
  path: string
  phone: string
  desk: string
  /** The style sheets of the route, and what stands for inline styles. */
  css: string
  /** Keys of the browser's storage whose presence means that the visitor gets something else. */
  unless: readonly string[]
  /** Of the shell: takes out what does not fit the visitor, before anything is shown. */
  first: { src: string; seal: string }
  version: string
}

/** As the policy of the page takes it: this style element and no other. */
export const styleHash = ({ css }: Pick<PaintedView, 'css'>): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** Nothing in a style sheet may end its element. */
export const inlineCss = (css: string): string => css.replace(/<(?=\/|!)/g, '\\3c ')

/** Before the scripts of the page. The script waits for nothing and is waited for: what does not fit must not be seen. */
export const paintedHead = ({ css, first }: PaintedView): string[] => [
  `<style>${css}</style>`,
  `<script src="${escapeHtml(first.src)}"${first.seal}></script>`,
]

/** Marks the page, so that styles and the first script know what it holds. */
export const markPainted = (page: string, { path, unless }: PaintedView): string =>
  page.replace(
    /<html /,
    () =>
      `<html data-painted="${escapeHtml(path)}"${unless.length > 0 ? ` data-unless="${escapeHtml(unless.join(' '))}"` : ''} `,
  )

/** The view, for both widths; the style sheet shows one of them. */
export const paintedPart = ({ phone, desk }: PaintedView): string =>
  `<div id="painted"><div class="painted-phone">${phone}</div><div class="painted-desk">${desk}</div></div>`
