/** A view as the page takes it: nothing in it needs inline styles, and what only works with a script cannot be pressed. */
export interface Dressed {
  html: string
  css: string
}

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** One declaration as React writes it. Whatever could end a rule or begin another thing is left out with its declaration. */
const DECLARATION = /^(?:--[\w-]+|[a-z-]+):[\w\s.,%#()/+*-]+$/i

const declarationsOf = (text: string): string[] =>
  text
    .replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity]!)
    .split(';')
    .filter((one) => DECLARATION.test(one) && !/url\(|expression\(/i.test(one))

/**
 * The policy of the page allows no `style` attributes: each becomes a class. Buttons and fields are inert until the page itself is there; scripts there
 * are none, and would not run.
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
    // Nobody can reach them: what is said of them for machines and keyboards would be said to nobody.
    .replace(/<(?:button|input|textarea|select) inert[^>]*>/g, (tag) =>
      tag.replace(
        / (?:type="button"|(?:title|aria-label|aria-haspopup|aria-expanded|autocomplete|inputmode|spellcheck)="[^"]*")/gi,
        '',
      ),
    )
    // Of radio buttons with one name only one is chosen, and the page is drawn for two widths.
    .replace(/<input inert[^>]*>/g, (tag) => tag.replace(/ name="[^"]*"/, ''))
    // One page is drawn twice and comes once more: names of elements would be said three times.
    .replace(/ (?:id|for|aria-labelledby|aria-describedby|aria-controls)="[^"]*"/g, '')
  return { html: dressed, css: [...classes].map(([rule, name]) => `.${name}{${rule}}`).join('') }
}
