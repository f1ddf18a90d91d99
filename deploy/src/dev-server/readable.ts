const noise =
  /^\s*(at |\d+: |Stack backtrace:|Caused by:|Syntax Error$|triggerUncaughtException|\^$|node:internal|Node\.js v)/

/** Reduces a bundler's error message to what people need: removes colours and the bundler's own stack frames. */
export const readable = (problems: string): string =>
  problems
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => !noise.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
