import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'
export type ColorSchemeChoice = 'system' | ColorScheme

const KEY = 'samspel.color-scheme'
const listeners = new Set<() => void>()
let choice: ColorSchemeChoice | null = null

function media(): MediaQueryList | null {
  return typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : null
}

function readChoice(): ColorSchemeChoice {
  if (choice) return choice
  let stored: string | null = null
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    /* storage may be forbidden; then the system decides */
  }
  choice = stored === 'light' || stored === 'dark' ? stored : 'system'
  return choice
}

function resolve(): ColorScheme {
  const chosen = readChoice()
  return chosen === 'system' ? (media()?.matches ? 'dark' : 'light') : chosen
}

/** Writes the theme in force on `<html>`. The shell calls it before the first paint; UiProvider keeps it up to date. */
export function applyColorScheme(scheme: ColorScheme = resolve()): void {
  const { dataset } = document.documentElement
  dataset['theme'] = scheme
  // The library's styles read their own.
  dataset['mantineColorScheme'] = scheme
}

function subscribe(listener: () => void) {
  const query = media()
  listeners.add(listener)
  query?.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    query?.removeEventListener('change', listener)
  }
}

function setChoice(next: ColorSchemeChoice): void {
  choice = next
  try {
    if (next === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    /* not remembered then, but shown */
  }
  for (const listener of listeners) listener()
}

/** The theme in force, what the user chose (remembered at `samspel.color-scheme`) and how to change it. */
export function useColorScheme(): {
  scheme: ColorScheme
  choice: ColorSchemeChoice
  setChoice: (next: ColorSchemeChoice) => void
} {
  const scheme = useSyncExternalStore(subscribe, resolve, () => 'light' as const)
  const current = useSyncExternalStore(subscribe, readChoice, () => 'system' as const)
  return { scheme, choice: current, setChoice }
}
