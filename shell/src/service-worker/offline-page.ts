import type { Locale } from '@samspel/api'

interface Words {
  title: string
  text: string
  retry: string
}

/** It stands without the shell, whose texts are not there: both languages are in the page, and the page knows which one was chosen. */
const words: Record<Locale, Words> = {
  sv: {
    title: 'Ingen anslutning',
    text: 'Den här sidan behöver nät. Den öppnas av sig själv när du är uppkopplad igen.',
    retry: 'Försök igen',
  },
  en: {
    title: 'No connection',
    text: 'This page needs a connection. It opens by itself when you are back online.',
    retry: 'Try again',
  },
}

const style = `
:root{--page:#f7f7f7;--surface:#fffffe;--line:#e2e3e5;--ground:#f0f0f2;--text:#19191d;--text2:#55555c;--strong:#4d3bef;--pale:#bdb7ff;--button:#4d3bef;--focus:#4d3bef;color-scheme:light}
[data-theme=dark]{--page:#14141b;--surface:#1d1d25;--line:#33333c;--ground:#191920;--text:#ececf1;--text2:#bdbdc3;--strong:#948dff;--pale:#4f4a8a;--button:#655dfc;--focus:#bdb7ff;color-scheme:dark}
*{box-sizing:border-box}
body{display:grid;place-items:center;min-height:100vh;min-height:100dvh;margin:0;padding:16px;background:var(--page);color:var(--text);font:16px/24px Inter Variable,system-ui,sans-serif}
main{width:100%;max-width:520px;padding:40px 24px;border:1px solid var(--line);border-radius:14px;background:var(--surface);text-align:center}
:lang(sv) main[lang=en],:lang(en) main[lang=sv]{display:none}
h1{margin:20px 0 4px;font-size:20px;line-height:28px;font-weight:650;letter-spacing:-.02em}
p{margin:0 0 20px;color:var(--text2);text-wrap:balance}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 24px;border-radius:10px;background:var(--button);color:#fffffe;font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`

/** Language and theme as they were chosen; as soon as the site answers, whatever the browser thinks of its network, the page that was asked for. */
const script = `
const kept = (key) => { try { return localStorage.getItem('samspel.' + key) } catch { return null } }
const root = document.documentElement
root.lang = (kept('preferred-locale') || navigator.language).toLowerCase().startsWith('en') ? 'en' : 'sv'
const theme = kept('color-scheme')
if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) root.dataset.theme = 'dark'
document.title = document.querySelector('main[lang=' + root.lang + '] h1').textContent + ' - Samspel'
const look = () => fetch('/', { method: 'HEAD', cache: 'no-store' }).then(({ status }) => { if (status < 500) location.reload() }, () => undefined)
addEventListener('online', look)
setInterval(look, 3000)
`

/** The halves of the mark, pulled apart, as where a part of a page could not be loaded. */
const drawing = `<svg width="176" height="106" viewBox="0 0 220 132" aria-hidden="true" fill="none" stroke-linecap="round">
<ellipse cx="110" cy="120" rx="92" ry="7" fill="var(--ground)"/>
<path d="M96 22a38 38 0 0 0 0 76z" fill="var(--strong)"/>
<path transform="translate(12 14) rotate(14 112 60)" d="M112 22a38 38 0 0 1 0 76z" fill="var(--pale)"/>
<path d="M96 44h12M96 60h9M96 76h12" stroke="var(--strong)" stroke-width="8"/>
<path d="M116 18l3-12M128 22l9-9M104 15l-3-10" stroke="#ffb98a" stroke-width="4"/></svg>`

const block = ([locale, { title, text, retry }]: [string, Words]) =>
  `<main lang="${locale}">${drawing}<h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main>`

/** What stands in the place of a page that can neither be fetched nor was kept: it says so in the look of Samspel, and opens the page when it can. */
export function offlinePage(nonce: string = crypto.randomUUID()): Response {
  const html = `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.sv.title} - Samspel</title><style nonce="${nonce}">${style}</style></head>
<body>${Object.entries(words).map(block).join('')}<script nonce="${nonce}">${script}</script></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; base-uri 'none'; connect-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`,
    },
  })
}
