import { el } from '../../tool-pages/dom'
import type { Choice } from '../choice'
import { readChoice, writeChoice } from '../choice'
import type { BuildState, CallReport, FrameMessage, SandboxRemote } from '../names'
import { CHANGES, REMOTE, RESET } from '../names'
import { makeCallsList } from './calls-list'
import { button } from './controls'
import { makeFramePlace } from './frame-place'
import { firstPath, firstRole, pathsOf } from './paths'
import { makeToolbar } from './toolbar'
import type { WordId } from './words'
import { speak, word } from './words'

speak()

const state = el('output', { className: 'chip' })
const notice = el('p', { className: 'notice', hidden: true, attributes: { role: 'status' } })
const problems = el('section', { className: 'problems', hidden: true, attributes: { role: 'alert' } })
const name = el('h1', {})
const say = (id: WordId | undefined) => {
  notice.hidden = id === undefined
  notice.textContent = id ? word(id) : ''
}

let remote: SandboxRemote = { name: '', resets: false, routes: [], config: [] }
let choice: Choice = readChoice(window.location.search)
const scopes: string[] = []
/** Version of the build shown in the frame. */
let version: string | undefined

const toolbar = makeToolbar((change) => void take(change))
const place = makeFramePlace(say)
const calls = makeCallsList((scope) => void take({ scope, ...(choice.fault === 'none' && { fault: '500' }) }))

function write(): void {
  window.history.replaceState(null, '', `?${writeChoice(choice)}`)
  toolbar.show(choice)
  toolbar.suggestPaths(pathsOf(remote, choice.role))
  toolbar.suggestConfig(remote.config)
}

/** Applies a change made by the user. If the role may not open the path, its own first path is shown. */
async function take(change: Partial<Choice>): Promise<void> {
  const goes = change.path !== undefined && change.path !== choice.path
  choice = readChoice(writeChoice({ ...choice, ...change }))
  if (change.role) choice = { ...choice, path: firstPath(remote, choice) }
  write()
  if (goes) place.open(choice)
  else await place.show(choice)
}

async function anew(): Promise<void> {
  await fetch(RESET, { method: 'POST' })
  calls.clear()
  await place.show(choice, true)
}

const copy = button(
  'copy',
  () =>
    void navigator.clipboard.writeText(window.location.href).then(() => {
      copy.textContent = word('copied')
      copy.addEventListener('blur', () => copy.replaceChildren(word('copy')), { once: true })
    }),
)
const reset = button('reset', () => void anew())
const actions = [
  copy,
  button('alone', () => window.open(choice.path, place.nameOf(choice))),
  reset,
  button('reload', () => place.reload()),
]
document.body.append(
  el(
    'header',
    {},
    el('div', { className: 'head' }, name, state, el('div', { className: 'actions' }, ...actions)),
    toolbar.element,
  ),
  notice,
  problems,
  place.element,
  calls.element,
)

function showBuild(build: BuildState): void {
  state.className = `chip ${build.state}`
  state.textContent =
    build.state === 'built' ? `${word('built')} ${new Date().toLocaleTimeString('sv')}` : word(build.state)
  if (build.state === 'building') return
  problems.hidden = build.state === 'built'
  problems.replaceChildren()
  if (build.state === 'failed')
    problems.append(
      el('h2', {}, word('failed')),
      version ? el('p', {}, word('failedText')) : '',
      el('pre', {}, build.problems),
    )
}

async function learn(): Promise<void> {
  remote = (await (await fetch(REMOTE)).json()) as SandboxRemote
  name.textContent = remote.name
  reset.hidden = !remote.resets
  document.title = `${remote.name} · ${word('title')}`
}

async function whenBuilt(next: string): Promise<void> {
  if (next === version) return
  const first = version === undefined
  version = next
  await learn()
  if (!first) return void place.reload()
  const said = new URLSearchParams(window.location.search)
  if (!said.has('role')) choice = { ...choice, role: firstRole(remote) }
  if (!said.has('path')) choice = { ...choice, path: firstPath(remote, choice) }
  write()
  await place.show(choice)
}

toolbar.show(choice)
void learn()

const changes = new EventSource(CHANGES)
changes.addEventListener('build', ({ data }: MessageEvent<string>) => {
  const build = JSON.parse(data) as BuildState
  say(undefined)
  showBuild(build)
  if (build.state === 'built') void whenBuilt(build.version)
})
changes.addEventListener('call', ({ data }: MessageEvent<string>) => {
  const call = JSON.parse(data) as CallReport
  if (call.choice !== place.callsOf(choice)) return
  calls.add(call)
  if (!scopes.includes(call.path)) toolbar.suggestScopes(scopes.concat(call.path).slice(-50))
  scopes.push(call.path)
})
changes.addEventListener('error', () => say('gone'))

window.addEventListener('message', ({ data, source, origin }: MessageEvent<FrameMessage>) => {
  if (origin !== window.location.origin || !place.owns(source)) return
  if (data.sandbox === 'native') calls.addMessage(data.message)
  else {
    choice = { ...choice, path: data.path }
    write()
  }
})
