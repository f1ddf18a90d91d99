const noise =
  /^\s*(at |\d+: |Stack backtrace:|Caused by:|Syntax Error$|triggerUncaughtException|\^$|node:internal|Node\.js v)/

/** What people need of a bundler's complaint: without the stacks of its own machinery. */
export const readable = (problems: string): string =>
  problems
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => !noise.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
