import type { Registry } from '@samspel/federation/registry'
import { outOf } from './check'
import type { Finding } from './finding'
import { checkSurface } from './surface'

/** What others lose when a remote is taken out, as warnings: whoever takes it out may have to. */
export function checkLeaving(registry: Registry, name: string): Finding[] {
  const live = registry.remotes[name]
  if (!live) return []
  const others = outOf(registry, name)
  const shell = registry.shell ? [{ name: 'shell', surface: registry.shell.surface }] : []
  return checkSurface({ name }, { name, surface: live.surface }, [...shell, ...others]).map((finding) => ({
    ...finding,
    severity: 'warn',
    todo: 'tell its team',
  }))
}
