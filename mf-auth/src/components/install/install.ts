import { useSyncExternalStore } from 'react'
import { isNative } from '@samspel/native'
import { storage, tabStorage } from '@samspel/store'

/** Chrome's event: it comes once, some time after the page has loaded, and the shell keeps it (shell/src/boot/install-prompt.ts). */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}
type Kept = { installPrompt?: InstallPrompt | undefined }

const kept = globalThis as Kept

/** How this browser puts the product on a home screen: by a question of its own, or by hand in Safari's sharing menu. */
export type InstallWay = 'question' | 'by-hand'

const isInstalled = () =>
  isNative() ||
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

const isSafariOnPhones = ({ userAgent, maxTouchPoints } = navigator) =>
  (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) &&
  / Version\/\S+ .*Safari\//.test(userAgent)

/** Undefined where it is installed already, or cannot be. */
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

/** As {@link installWay}, and hears when it changes. */
export const useInstallWay = (): InstallWay | undefined => useSyncExternalStore(subscribe, installWay)

/** Lets the browser ask; true when the answer was yes. It asks once for each page. */
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

/** Put away once, it stays away. */
export const hideInstall = (): void => storage.set(hiddenKey, '1')
export const isInstallHidden = (): boolean => storage.get(hiddenKey) !== undefined

/** Visits of this browser, this one with them; a tab is one. */
export const countVisits = (): number => {
  const visits = Number(storage.get(visitsKey)) || 0
  if (tabStorage.get(visitsKey) !== undefined) return visits
  tabStorage.set(visitsKey, '1')
  storage.set(visitsKey, String(visits + 1))
  return visits + 1
}
