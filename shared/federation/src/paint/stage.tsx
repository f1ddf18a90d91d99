import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Client, Locale } from '@samspel/api'
import { createClient } from '@samspel/api'
import { createAppStore } from '@samspel/store'
import { RemoteProviders } from '../remote/providers'

/** What the edge tells a painter. */
export interface PaintAsked {
  path: string
  /** Path of the remote's route that owns it; empty for the shell's frame. */
  route: string
  language: string
  /** Address to the text of the answer. */
  answers: Record<string, string>
}

/** Addresses that are to be asked first, or the page for phones and for desks; neither where there is nothing to paint. */
export interface Painted {
  needs: string[]
  phone?: string
  desk?: string
  /** Keys of the browser's storage whose presence means that the visitor is shown something else; and time zones where they are. */
  unless?: readonly string[]
}

export type Paint = (asked: PaintAsked) => Promise<Painted>

/** What pages look for in a browser and a painter does not have. */
export function setStage(path: string, isPhone: boolean): void {
  const matchMedia = (query: string) => ({
    matches: isPhone && query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  Object.assign(globalThis, { window: globalThis, matchMedia, location: new URL(path, 'https://samspel.invalid') })
}

/** A client that knows what it was told, and remembers what it was not. */
export function readerOf(answers: Record<string, string>, needs: string[]): Client {
  return createClient({
    apiUrl: '/api',
    publicUrl: '/public',
    getToken: () => null,
    setToken: () => undefined,
    onUnauthorized: () => undefined,
    fetch: (address) => {
      const text = answers[String(address)]
      if (text === undefined) {
        needs.push(String(address))
        return Promise.reject(new Error('not asked yet'))
      }
      const answer = { ok: true, status: 200, headers: { get: () => null }, text: () => Promise.resolve(text) }
      return Promise.resolve(answer as unknown as Response)
    },
  })
}

/** Draws the same for phones and for desks, to a visitor without a session. */
export function draw(
  { path, language }: Pick<PaintAsked, 'path' | 'language'>,
  client: Client,
  elementFor: () => ReactElement,
): { phone: string; desk: string } {
  const locale: Locale = language.startsWith('en') ? 'en' : 'sv'
  const { store } = createAppStore({ client, preloaded: { app: { locale } } })
  const drawn = (isPhone: boolean): string => {
    setStage(path, isPhone)
    return renderToString(<RemoteProviders services={{ store }}>{elementFor()}</RemoteProviders>)
  }
  return { phone: drawn(true), desk: drawn(false) }
}

/** Hands a painter to whoever runs the file: the edge, in a process that has nothing but this code and what it is told. */
export const handOver = (paint: Paint): void => void Object.assign(globalThis, { samspelPaint: paint })
