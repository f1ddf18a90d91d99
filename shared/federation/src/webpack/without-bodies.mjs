const headOf = (indent, name) => new RegExp(String.raw`^(${indent}(?:async )?(?:function )?${name})\(`, 'm')

/**
 * The source with the bodies of functions and methods gone, so that what they alone use goes out with them; whoever calls one after all is told.
 * @param indent white space before the functions, which says how deep they stand
 * @param library named when a function is not there: it is another version then
 */
export function withoutBodies(source, indent, names, library) {
  return names.reduce((text, name) => {
    const head = headOf(indent, name).exec(text)
    const end = head ? text.indexOf(`\n${indent}}\n`, head.index) : -1
    if (end < 0)
      throw new Error(
        `${library} has no function ${name} where it is looked for: what is left out of it must be chosen anew`,
      )
    return `${text.slice(0, head.index)}${head[1]}() { throw new Error("${name} is not part of this build"); }${text.slice(end + indent.length + 2)}`
  }, source)
}
