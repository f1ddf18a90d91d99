import type { Served } from './doctored'
import { healthy } from './doctored'

/** A fault in a release. */
export interface Fault {
  /** Returns the code of the entry with the fault in it. */
  entry?: (entry: string, global: string) => string
  /** Shared libraries that the release requires. */
  needs?: Record<string, string>
  /** How its files are answered while the fault lasts. */
  answer?: Served['answer']
  /** What the page shows in the remote's place if there is no fallback. */
  shows: RegExp
}

const NOT_LOADED = /Hoppsan, innehållet kunde inte laddas/
const THREW = /Hoppsan, något gick fel/

/** Replaces the container's modules. `module` is an expression that may use `made`, the exports of `./app`, and `scope`. */
export const wrapping = (module: string) => (entry: string, global: string) =>
  `${entry}
;(function(){var inner=${global},scope;${global}={init:function(given){scope=given;return inner.init.apply(inner,arguments)},get:function(key){
return inner.get(key).then(function(make){return key==="./app"?function(){var made=make();return ${module}}:make})}}})();`

const BROKEN_PAGE = `(function(){var all=scope["@samspel/federation"],one=all[Object.keys(all)[0]];
return Promise.resolve(one.get()).then(function(library){return{default:library().defineRemote({remote:made.default.manifest,
routes:function(){return Promise.resolve({default:[{path:"*",Component:function(){throw new Error("faulty at render")}}]})}})}})})()`

export const faults: Record<string, Fault> = {
  down: { answer: (route) => route.abort('connectionrefused'), shows: NOT_LOADED },
  404: {
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    shows: NOT_LOADED,
  },
  'slow 30 s': {
    answer: async (route, file) => {
      await new Promise((resolve) => setTimeout(resolve, 30_000))
      await healthy(route, file)
    },
    shows: NOT_LOADED,
  },
  'syntax error': { entry: (entry) => `${entry}\n}}}(`, shows: NOT_LOADED },
  'throws at import': { entry: wrapping('(function(){throw new Error("faulty at import")})()'), shows: NOT_LOADED },
  'throws at mount': {
    entry: wrapping(
      '{default:Object.assign({},made.default,{mount:function(){return Promise.reject(new Error("faulty at mount"))}})}',
    ),
    shows: NOT_LOADED,
  },
  'throws at render': { entry: wrapping(BROKEN_PAGE), shows: THREW },
  'wrong shared version': { needs: { react: '^99.0.0' }, shows: NOT_LOADED },
  'HTML for JS': {
    answer: (route, file) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: file.type.includes('javascript') ? '<!doctype html><p>Samspel' : file.body,
      }),
    shows: NOT_LOADED,
  },
  'chunk gone mid-session': { shows: NOT_LOADED },
}
