/** Written by `build.ts`: the remotes of the workspace as chunks of this build. */
declare module 'samspel-control-remotes' {
  type Component = import('react').ComponentType<Record<string, unknown>>
  type RemoteApp = ReturnType<typeof import('@samspel/federation').defineRemote>

  export const remotes: Record<string, { app(): Promise<{ default: RemoteApp }>; widgets: Record<string, () => Promise<{ default: Component }>> }>
}
