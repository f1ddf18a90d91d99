import { useSyncExternalStore } from 'react'
import { isNative } from '@samspel/native'
import { storage, tabStorage } from '@samspel/store'

/** Chrome's event. It fires once, some time after the page has loaded, and the shell stores it (shell/src/boot/install-prompt.ts). */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}
type Kept = { installPrompt?: InstallPrompt | undefined }

const kept = globalThis as Kept

/** How this browser installs the app: with its own prompt, or by hand in Safari's share menu. */
export type InstallWay = 'question' | 'by-hand'

const isInstalled = () =>
  isNative() ||
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

const isSafariOnPhones = ({ userAgent, maxTouchPoints } = navigator) =>
  (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) &&
  / Version\/\S+ .*Safari\//.test(userAgent)

/** Undefined when the app is already installed or cannot be. */
export const installWay = (): InstallWay | undefined => {
  if (isInstalled()) return undefined
  if (kept.installPrompt) return 'question'
  return isSafariOnPhones() ? 'by-hand' : undefined
}

const changes = ['beforeinstallprompt', 'appinstalled', 'install-answered'] as const
const subscribe = (hear: () => void) => {
  const heard = (event: Event) => {
    if (event.type === 'appinstalled') kept.installPrompt = undefined
    hear()
  }
  for (const change of changes) addEventListener(change, heard)
  return () => {
    for (const change of changes) removeEventListener(change, heard)
  }
}

/** Like {@link installWay}, and updates when it changes. */
export const useInstallWay = (): InstallWay | undefined => useSyncExternalStore(subscribe, installWay)

/** Shows the browser's prompt, possible once per page; true when it was accepted. */
export const askToInstall = async (): Promise<boolean> => {
  const { installPrompt } = kept
  if (!installPrompt) return false
  kept.installPrompt = undefined
  const { outcome } = await installPrompt.prompt()
  dispatchEvent(new Event('install-answered'))
  return outcome === 'accepted'
}

const hiddenKey = 'install-hidden'
const visitsKey = 'visits'

/** Dismisses the suggestion for good. */
export const hideInstall = (): void => storage.set(hiddenKey, '1')
export const isInstallHidden = (): boolean => storage.get(hiddenKey) !== undefined

/** Counts this browser's visits, including the current one; one per tab. */
export const countVisits = (): number => {
  const visits = Number(storage.get(visitsKey)) || 0
  if (tabStorage.get(visitsKey) !== undefined) return visits
  tabStorage.set(visitsKey, '1')
  storage.set(visitsKey, String(visits + 1))
  return visits + 1
}
