// Types of the matchers that jest/matchers.cjs adds; index.ts names this file so that packages have them too.
import '@testing-library/jest-dom/jest-globals'

export {}
