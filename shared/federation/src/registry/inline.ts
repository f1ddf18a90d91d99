import type { ClientConfig } from './client-config'
import type { Registry } from './types'

/** Element ids under which the edge writes data into the page. */
export const REGISTRY_ID = 'registry'
export const CONFIG_ID = 'config'

function readJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The registry that the edge wrote into the page. An empty one when it is missing or does not parse: the shell stands without remotes. */
export function readInlineRegistry(document: Document): Registry {
  const value = readJson(document, REGISTRY_ID) as Partial<Registry> | undefined
  return {
    revision: 0,
    environment: 'unknown',
    updatedAt: '',
    ...value,
    remotes: value?.remotes ?? {},
  }
}

/** The addresses that the edge wrote into the page, with the defaults of a same-origin set-up. */
export function readInlineConfig(document: Document): ClientConfig {
  const value = readJson(document, CONFIG_ID) as Partial<ClientConfig> | undefined
  return { apiUrl: '/api', publicUrl: '/public', environment: 'local', ...value }
}
