import type { Page } from '@playwright/test'

interface LiveRemote {
  version: string
  entry: string
  routes: { path: string; areas: string[] }[]
}

/** Reads the live registry. */
export async function readRegistry(page: Pick<Page, 'request'>): Promise<Record<string, LiveRemote>> {
  const answer = await page.request.get('/registry.json')
  return ((await answer.json()) as { remotes: Record<string, LiveRemote> }).remotes
}

/** Collects the path of every script requested from now on. */
export function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}
