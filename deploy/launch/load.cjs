const COMMANDS = [
  'start',
  'test',
  'seed',
  'check-settings',
  'remote',
  'isolate',
  'dev',
  'create-remote',
  'structure',
  'texts',
  'packages',
  'verify',
  'verify-ship',
  'verify-integrity',
  'verify-api',
  'verify-ledger',
  'verify-messages',
  'verify-flood',
  'verify-database',
  'verify-rolling',
  'verify-failover',
  'verify-images',
  'images',
  'backup',
  'restore',
  'verify-mutants',
  'verify-node',
  'bench-api',
  'bench-bytes',
  'bench-lighthouse',
  'bench-load',
  'bench-list',
  'bench-map',
  'bench-scale',
]

module.exports = function load(command) {
  if (!COMMANDS.includes(command)) {
    console.error(`Unknown command '${command}': one of ${COMMANDS.join(', ')}.`)
    process.exit(1)
  }
  process.argv.splice(2, 1)
  import(`./${command}.mjs`)
}
