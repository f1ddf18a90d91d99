/**
 * Errors that libraries make or throw while they begin, and nobody sees. Where a debugger listens, as in Lighthouse, each records a stack with the
 * whole script on it, for which the browser parses that script once more: 35 of the 60 ms that the shell's first task took.
 */
const SIGNAL =
  /(?<=\b(?:Suspense\w*|SelectiveHydration|HydrationMismatch)Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g
const SIGNALS = 5
const CONTEXT = /try\{\w+=require\("react"\)\.createContext\(\)\}catch\(\w+\)\{\}/

const refuse = (library) => {
  throw new Error(`${library} begins in another way: the errors that it makes at its start must be found anew`)
}

/** React compares its signals by identity alone, and single-spa-react makes its context later when there is no `require`. */
export const leanStart = (source) => {
  if (source.includes('single-spa-react'))
    return CONTEXT.test(source) ? source.replace(CONTEXT, '') : refuse('single-spa-react')
  let found = 0
  const lean = source.replace(SIGNAL, (_, message) => {
    found += 1
    return `{ message: ${message} }`
  })
  return found === SIGNALS ? lean : refuse('react-dom')
}

/** webpack loader. */
export default leanStart
