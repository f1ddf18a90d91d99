// Only where a test asked for a DOM.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom/jest-globals')
  // React makes an Error for each of the first ten thousand elements of a second, to say in warnings where they were made. A warning still names the component.
  const inside = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  if (inside) Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
}
