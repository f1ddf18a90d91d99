import type { Page } from '@playwright/test'

/** A message from the page to its wrapper. */
export interface Said {
  type: string
  [key: string]: unknown
}

interface Stubbed {
  samspelNative: { postMessage(text: string): void; onMessage?: (text: string, origin?: string) => void }
  saidToNative: Said[]
}

/** Installs a native bridge before the page's own code, so that the page runs inside the wrapper. Records the page's messages. */
export async function stubNative(page: Page) {
  await page.addInitScript(() => {
    const said: unknown[] = []
    Object.assign(window, {
      saidToNative: said,
      samspelNative: { postMessage: (text: string) => void said.push(JSON.parse(text)) },
    })
  })
  let ids = 0
  const said = (type?: string) =>
    page.evaluate(
      (wanted) => (window as unknown as Stubbed).saidToNative.filter((message) => !wanted || message.type === wanted),
      type,
    )
  return {
    said,
    /** Sends a message from the wrapper, once the page listens. */
    say: async (message: object) => {
      await page.waitForFunction(() => (window as unknown as Stubbed).samspelNative.onMessage !== undefined)
      await page.evaluate(
        (text) => (window as unknown as Stubbed).samspelNative.onMessage!(text),
        JSON.stringify({ id: `e${Date.now()}-${(ids += 1)}`, ...message }),
      )
    },
  }
}

/** Gives the page a session before its own code runs. */
export const giveSession = (page: Page, token: string) =>
  page.addInitScript((value) => {
    if (!sessionStorage.getItem('e2e.signed-in')) localStorage.setItem('samspel.session', value)
    sessionStorage.setItem('e2e.signed-in', 'yes')
  }, token)

/** Locators of the simulator at /sandbox/native: the phone, the app in it, and what it reports about both. */
export function simulator(page: Page) {
  const row = (direction: 'toApp' | 'toPage', type: string) => page.locator(`.log li.${direction}[data-type="${type}"]`)
  return {
    app: page.frameLocator('iframe'),
    fact: (id: string) => page.locator(`[data-fact="${id}"] dd`),
    row,
    field: (label: string) => page.getByLabel(label, { exact: true }),
    send: async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).fill(text)
      await page.getByRole('button', { name: `Skicka: ${label}` }).click()
    },
    person: (name: string) => page.getByRole('dialog').getByRole('button', { name }),
  }
}
