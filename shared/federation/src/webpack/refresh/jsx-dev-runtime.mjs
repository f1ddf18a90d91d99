// The transform for React Refresh writes the calls of the development runtime, which the shell does not share.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key)
