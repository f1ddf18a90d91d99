import type { Program, Streams } from '@samspel/deploy/team'
import { runnerOf } from '@samspel/deploy/team'
import { buildCommand, gateCommand } from './commands/build'
import { configCommand } from './commands/config'
import { devCommand, isolateCommand } from './commands/dev-server'
import { alarmsCommand, healthCommand, mapsCommand, traceCommand } from './commands/field'
import { lockCommand, promoteCommand, rollbackCommand, stopCommand, unlockCommand } from './commands/move'
import { publishCommand } from './commands/publish'
import { rehearseCommand } from './commands/rehearse'
import { historyCommand, statusCommand, whoamiCommand } from './commands/report'
import { sbomCommand } from './commands/sbom'
import { verifyCommand } from './commands/verify'
import { offCommand, onCommand, restoreCommand, retireCommand } from './commands/ways-out'
import type { Context } from './context'
import { contextOf } from './context'

const programOf = (err: Streams['err']): Program<Context> => ({
  call: 'samspel',
  about: 'Ships a remote from a repository of its own, through the registry service of a Samspel.',
  more: [
    'samspel <command> --help   more about one of them',
    'SAMSPEL_REGISTRY           address of the registry service, for example https://registry.example.se',
    'SAMSPEL_TOKEN              token of the team; the operator of the service makes it',
  ],
  commands: {
    build: buildCommand,
    gate: gateCommand,
    publish: publishCommand,
    rehearse: rehearseCommand,
    promote: promoteCommand,
    rollback: rollbackCommand,
    stop: stopCommand,
    off: offCommand,
    on: onCommand,
    retire: retireCommand,
    restore: restoreCommand,
    config: configCommand,
    status: statusCommand,
    history: historyCommand,
    health: healthCommand,
    trace: traceCommand,
    maps: mapsCommand,
    alarms: alarmsCommand,
    lock: lockCommand,
    unlock: unlockCommand,
    verify: verifyCommand,
    sbom: sbomCommand,
    whoami: whoamiCommand,
    isolate: isolateCommand,
    dev: devCommand,
  },
  options: { registry: '--registry <address>  of the registry service; SAMSPEL_REGISTRY when left out' },
  open: (typed, env) => contextOf(typed, env, err),
})

/** Runs `samspel <command> …`. */
export const runSamspel = runnerOf(({ err }) => programOf(err))
