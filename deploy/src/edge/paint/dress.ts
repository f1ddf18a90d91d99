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
 * Controls that need the page still stand after a second look as if they waited, which they do: on a slow line the page comes seconds later. A form
 * that was sent meanwhile waits too, and says so.
 */
export const waitingCss =
  '@keyframes painted-waits{to{opacity:.45}}:is(button,input,textarea,select)[inert]{animation:painted-waits .2s 1s both}' +
  '#painted [data-pressed] [type=submit],#painted input[data-pressed]{cursor:progress;animation:painted-waits .6s infinite alternate}'

/** Fields that keep what is typed: the shell hands it to the page's own field (shell/src/painted/hand-over.ts). Others need their scripts. */
const isField = (tag: string): boolean =>
  /^<textarea/.test(tag) ||
  (/^<input/.test(tag) &&
    !/ role="combobox"/.test(tag) &&
    /^(?:text|search|email|password|tel|url)$/.test(/ type="([^"]*)"/.exec(tag)?.[1] ?? 'text'))

const isSubmit = (tag: string): boolean => /^<button/.test(tag) && / type="submit"/.test(tag)

/** A field has its name for the handing over alone: even where no script runs, nothing of it may get into an address. */
const real = (tag: string): string => tag.replace(/ name=/, ' data-name=').replace(/ autofocus(?:="[^"]*")?/i, '')

/** Inert controls are unreachable, so their accessibility and input attributes have no effect; of radio buttons of one name only one could be checked. */
const inert = (tag: string): string =>
  tag
    .replace(/^<(\w+)/, '<$1 inert')
    .replace(
      / (?:type="(?:button|email|password)"|(?:title|name|aria-label|aria-haspopup|aria-expanded|autocomplete|inputmode|spellcheck)="[^"]*")/gi,
      '',
    )

/**
 * Converts `style` attributes into classes, because the page's policy forbids them. Text fields and the buttons that send them are real, and links;
 * what else needs a script is inert until the page itself has loaded. The result contains no scripts, and the policy would not run them.
 */
export function dress(html: string, prefix: string): Dressed {
  const classes = new Map<string, string>()
  const labelled = new Set([...html.matchAll(/ for="([^"]*)"/g)].map(([, id]) => id!))
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
    .replace(/<(?:button|input|textarea|select)(?=[\s>])[^>]*>/g, (tag) =>
      isField(tag) && !/ (?:disabled|readonly)(?:=""|[\s>])/i.test(tag)
        ? real(tag)
        : isSubmit(tag)
          ? tag.replace(/ (?:disabled|aria-disabled)="[^"]*"/g, '').replace(/ title="[^"]*"/, '')
          : inert(tag),
    )
    // The view appears twice and is rendered again later; ids would be duplicated. A label still leads to its field.
    .replace(/ (id|for)="([^"]*)"/g, (_all, attribute: string, id: string) =>
      labelled.has(id) ? ` ${attribute}="${prefix}${id}"` : '',
    )
    .replace(/ (?:aria-labelledby|aria-describedby|aria-controls)="[^"]*"/g, '')
  return { html: dressed, css: [...classes].map(([rule, name]) => `.${name}{${rule}}`).join('') }
}
