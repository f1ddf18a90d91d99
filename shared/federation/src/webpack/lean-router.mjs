const CALL = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm
const NAME = /^\w+\.displayName = "\w+";$/gm

/**
 * Lets the minimizer see that making a context or a component does nothing by itself: what nobody takes of the router (forms, links, pages made
 * by a server) then goes out with all that it alone uses.
 */
export const leanRouter = (source) => source.replace(CALL, '$1/* @__PURE__ */ ').replace(NAME, '')

/** webpack loader for the router's own files. */
export default leanRouter
