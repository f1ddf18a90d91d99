import { el } from '../../tool-pages/dom'
import type { Choice } from '../choice'
import { faults, locales, roles, schemes, widths } from '../choice'
import { choiceOf, line, segments, toggle } from './controls'
import { word } from './words'

interface Toolbar {
  element: HTMLElement
  show(choice: Choice): void
  /** Suggests the paths that the role may open. */
  suggestPaths(paths: readonly string[]): void
  /** Suggests the values that the remote's settings can have. */
  suggestConfig(values: readonly string[]): void
  /** Suggests the paths of requests made so far. */
  suggestScopes(paths: readonly string[]): void
}

/** Creates the controls of a choice. */
export function makeToolbar(onChange: (change: Partial<Choice>) => void): Toolbar {
  const path = line('path', '/', (value) => onChange({ path: value.startsWith('/') ? value : `/${value}` }), 'wide')
  const role = choiceOf('role', roles, word, (value) => onChange({ role: value }))
  const locale = segments(
    'locale',
    locales,
    (value) => value,
    (value) => onChange({ locale: value }),
  )
  const width = segments(
    'width',
    widths,
    (value) => (value === 'full' ? word('full') : value),
    (value) => onChange({ width: value }),
  )
  const scheme = choiceOf('scheme', schemes, word, (value) => onChange({ scheme: value }))
  const native = toggle('native', (on) => onChange({ native: on }))
  const fault = choiceOf('fault', faults, word, (value) => onChange({ fault: value }))
  const scope = line('scope', word('allCalls'), (value) => onChange({ scope: value }), 'scope')
  const api = line('api', word('fake'), (value) => onChange({ api: value }), 'api')
  const config = line('config', word('defaults'), (value) => onChange({ config: value }), 'wide')
  api.suggest(['http://localhost:8080'])
  return {
    element: el(
      'div',
      { className: 'toolbar' },
      ...[role, path, locale, width, scheme, native, fault, scope, api, config].map(({ element }) => element),
    ),
    show(choice) {
      role.show(choice.role)
      path.show(choice.path)
      locale.show(choice.locale)
      width.show(choice.width)
      scheme.show(choice.scheme)
      native.show(choice.native)
      fault.show(choice.fault)
      scope.show(choice.scope)
      scope.element.hidden = choice.fault === 'none'
      api.show(choice.api)
      config.show(choice.config)
    },
    suggestPaths: path.suggest,
    suggestConfig: config.suggest,
    suggestScopes: scope.suggest,
  }
}
