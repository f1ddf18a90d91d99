import { expect } from '@jest/globals'
import type { ComponentType } from 'react'
import { type AppOptions, type AppRender, renderWithApp, screen } from '@samspel/testing'

/** Opens a page of this remote in Swedish with a fake API. */
export const openPage = (
  Page: ComponentType,
  path: string,
  route: string,
  api: AppOptions['api'] = {},
  options: AppOptions = {},
): AppRender => renderWithApp(<Page />, { route, path, locale: 'sv', api, ...options })

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Whether a button can be pressed: neither `disabled` nor `aria-disabled`. */
export const isReady = (name: string) => !button(name).disabled && button(name).getAttribute('aria-disabled') !== 'true'

/** Expects this text in the only alert on the page; compared in full, since some texts are prefixes of others (Z41). */
export const expectAlert = async (text: string) => expect((await screen.findByRole('alert')).textContent).toBe(text)

/** An answer that the test releases when it wants to. */
export const heldAnswer = <T,>(value: T) => {
  let release = () => {}
  const answer = new Promise<T>((resolve) => {
    release = () => resolve(value)
  })
  return { answer: () => answer, release: () => release() }
}
