/** Groups of rules that say when they hold. */
const GROUP = /^@(?:media|supports|layer|container)\b/

/** Parts of a style sheet as the build writes it: a selector or an at-rule, and what stands in its braces. */
function* partsOf(css: string): Generator<{ head: string; body: string | undefined }> {
  let from = 0
  let depth = 0
  let open = -1
  let quote = ''
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]!
    if (quote) {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth === 0) {
        yield { head: css.slice(from, open), body: css.slice(open + 1, at) }
        from = at + 1
      }
    } else if (sign === ';' && depth === 0) {
      yield { head: css.slice(from, at + 1), body: undefined }
      from = at + 1
    }
  }
}

/** What an element must have; what it must not have is no reason to leave a rule out. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!)

/** The rules of a style sheet that can hold for a view: of whose selectors one names no class that the view has not. */
export function pruned(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)))
  const holds = (head: string): boolean =>
    head.split(',').some((selector) => classesOf(selector).every((name) => classes.has(name)))
  const keep = (text: string): string =>
    [...partsOf(text)]
      .map(({ head, body }) => {
        if (body === undefined) return head
        if (!GROUP.test(head.trim())) return head.trim().startsWith('@') || holds(head) ? `${head}{${body}}` : ''
        const inner = keep(body)
        return inner ? `${head}{${inner}}` : ''
      })
      .join('')
  return keep(css.replace(/\/\*[\s\S]*?\*\//g, ''))
}
