// Only where a test asked for a DOM.
if (typeof document !== 'undefined') require('@testing-library/jest-dom/jest-globals')
