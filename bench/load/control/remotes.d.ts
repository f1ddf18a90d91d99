/** Written by `build.ts`: the remotes of the workspace as chunks of this build. */
declare module 'samspel-control-remotes' {
  export const remotes: unknown
}
