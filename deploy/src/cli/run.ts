import { resolve } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { openStorage } from '../storage/open-storage'
import type { Storage } from '../storage/storage'
import { cleanCommand } from './clean'
import type { Program } from './command'
import { configCommand } from './config'
import { lockCommand, unlockCommand } from './lock'
import { mapsCommand } from './maps'
import { offCommand, onCommand, restoreCommand, retireCommand } from './out'
import { runnerOf } from './program'
import { promoteCommand } from './promote'
import { publishCommand } from './publish'
import { rehearseCommand } from './rehearse'
import { historyCommand, statusCommand } from './report'
import { rollbackCommand, stopCommand } from './rollback'
import { sbomCommand } from './sbom'
import { signCommand } from './sign'
import { tokenCommand } from './token'
import { traceCommand } from './trace'
import { verifyCommand } from './verify'

const remote: Program<Storage> = {
  call: 'npm run remote --',
  about: 'Ships the shell and the remotes, each on its own.',
  more: [
    'npm run remote -- <command> --help   more about one of them',
    'pnpm remote <command> …              the same through pnpm',
  ],
  commands: {
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
    lock: lockCommand,
    unlock: unlockCommand,
    clean: cleanCommand,
    token: tokenCommand,
    sign: signCommand,
    verify: verifyCommand,
    sbom: sbomCommand,
    trace: traceCommand,
    maps: mapsCommand,
  },
  options: {
    by: '--by <who>           who acts, for the history; SAMSPEL_ACTOR, else the user of this machine',
    storage:
      '--storage <place>    folder of the registry, or s3://bucket/prefix; STORAGE_DIR, else DATA_DIR/registry, else .data/registry',
  },
  open: ({ values }, env) =>
    openStorage(
      (values.storage as string | undefined) ??
        env.STORAGE_DIR ??
        resolve(workspaceRoot, env.DATA_DIR ?? '.data', 'registry'),
    ),
}

/** Runs `remote <command> …`; `args` are the arguments after `remote`. */
export const runRemote = runnerOf(() => remote)
