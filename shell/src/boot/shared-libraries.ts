import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import * as sagaEffects from 'redux-saga/effects'
import * as singleSpa from 'single-spa'
import * as singleSpaReact from 'single-spa-react'
import * as api from '@samspel/api'
import * as eventBus from '@samspel/event-bus'
import * as federation from '@samspel/federation'
import type { SharedLibraries } from '@samspel/federation/host'
import { mayPrefetch, whenIdle } from '@samspel/federation/host'
import * as i18n from '@samspel/i18n'
import * as native from '@samspel/native'
import * as navigation from '@samspel/navigation'
import * as store from '@samspel/store'
import * as ui from '@samspel/ui'
import * as intlFacade from './facades/react-intl'
import * as reduxFacade from './facades/react-redux'
import * as routerFacade from './facades/react-router-dom'
import * as sagaFacade from './facades/redux-saga'
import * as toolkitFacade from './facades/toolkit'

const loadForms = () => import(/* webpackChunkName: "forms" */ '@samspel/forms')
const loadLateUi = () => import(/* webpackChunkName: "ui-late" */ '@samspel/ui/late')

/** Loads the late ones when the browser has nothing else to do, so that no later page waits for them; not for those who pay for every byte. */
export const fetchLateLibraries = (): void => {
  if (!mayPrefetch()) return
  for (const load of [loadLateUi, loadForms]) whenIdle(() => void load().catch(() => undefined))
}

/**
 * The one copy of every shared library, which all remotes use. Libraries of which we use little go through a facade that names
 * what is allowed, since what is shared whole cannot be tree-shaken. Those of `lateLibraries` are loaded when a page first needs them.
 */
export const sharedLibraries: SharedLibraries = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react-redux': reduxFacade,
  'react-router-dom': routerFacade,
  'react-intl': intlFacade,
  'redux-saga': sagaFacade,
  'redux-saga/effects': sagaEffects,
  '@reduxjs/toolkit': toolkitFacade,
  'single-spa': singleSpa,
  'single-spa-react': singleSpaReact,
  '@samspel/api': api,
  '@samspel/event-bus': eventBus,
  '@samspel/federation': federation,
  '@samspel/forms': loadForms,
  '@samspel/i18n': i18n,
  '@samspel/native': native,
  '@samspel/navigation': navigation,
  '@samspel/store': store,
  '@samspel/ui': ui,
  '@samspel/ui/late': loadLateUi,
}
