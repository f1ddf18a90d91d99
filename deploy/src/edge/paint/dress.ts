/** A view adapted to the page's policy: no inline styles, and controls that need a script are inert. */
export interface Dressed {
  html: string
  css: string
}

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** One declaration as React writes it. A declaration that could end the rule or start something else is dropped. */
const DECLARATION = /^(?:--[\w-]+|[a-z-]+):[\w\s.,%#()/+*-]+$/i

const declarationsOf = (text: string): string[] =>
  text
    .replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity]!)
    .split(';')
    .filter((one) => DECLARATION.test(one) && !/url\(|expression\(/i.test(one))

/**
 * Controls of a view that still stands after a second look as if they waited, which they do: on a slow line the page comes seconds later,
 * and would lose what is typed meanwhile.
 */
export const waitingCss =
  '@keyframes painted-waits{to{opacity:.45}}:is(button,input,textarea,select)[inert]{animation:painted-waits .2s 1s both}'

/**
 * Converts `style` attributes into classes, because the page's policy forbids them, and makes buttons and fields inert until the page
 * itself has loaded. The result contains no scripts, and the policy would not run them.
 */
export function dress(html: string, prefix: string): Dressed {
  const classes = new Map<string, string>()
  const classFor = (style: string): string => {
    const declarations = declarationsOf(style).join(';')
    if (!declarations) return ''
    const known = classes.get(declarations)
    if (known) return known
    const name = `${prefix}${classes.size.toString(36)}`
    classes.set(declarations, name)
    return name
  }
  const dressed = html
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[a-z][^>]*? style="[^"]*"[^>]*>/gi, (tag) => {
      const style = / style="([^"]*)"/.exec(tag)![1]!
      const name = classFor(style)
      const bare = tag.replace(/ style="[^"]*"/, '')
      if (!name) return bare
      return / class="/.test(bare)
        ? bare.replace(/ class="/, ` class="${name} `)
        : bare.replace(/^<([a-z][\w-]*)/i, `<$1 class="${name}"`)
    })
    .replace(/<(button|input|textarea|select)(?=[\s>])/g, '<$1 inert')
    // Inert controls are unreachable, so their accessibility and input attributes have no effect.
    .replace(/<(?:button|input|textarea|select) inert[^>]*>/g, (tag) =>
      tag.replace(
        / (?:type="button"|(?:title|aria-label|aria-haspopup|aria-expanded|autocomplete|inputmode|spellcheck)="[^"]*")/gi,
        '',
      ),
    )
    // Password managers look for fields of these types: the page's own must be the only ones.
    .replace(/<input inert[^>]*>/g, (tag) => tag.replace(/ type="(?:email|password)"/, ''))
    // Only one radio button per name can be checked, and the page contains two copies (phone and desktop).
    .replace(/<input inert[^>]*>/g, (tag) => tag.replace(/ name="[^"]*"/, ''))
    // The view appears twice and is rendered again later; ids would be duplicated.
    .replace(/ (?:id|for|aria-labelledby|aria-describedby|aria-controls)="[^"]*"/g, '')
  return { html: dressed, css: [...classes].map(([rule, name]) => `.${name}{${rule}}`).join('') }
}
