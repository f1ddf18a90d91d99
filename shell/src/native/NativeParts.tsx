import { useEffect } from 'react'
import { lazyPart, openSignIn } from '@samspel/federation'
import { leaving } from '../session/leaving'

/** Parts shown only in the native wrapper. */
export const PermissionDialog = lazyPart(
  () => import(/* webpackChunkName: "native" */ './PermissionDialog').then((module) => module.PermissionDialog),
  { Loading: null, Failed: null },
)

/** R-20, S-14: nothing is rendered for whoever needs a session; the wrapper is asked for its sign-in (S-15). */
export function NothingHere({ path, search }: { path: string; search: string }) {
  useEffect(() => {
    const wanted = path.startsWith('/login')
      ? (new URLSearchParams(search).get('destination') ?? undefined)
      : path + search + window.location.hash
    openSignIn(leaving.byWish || wanted === '/' ? undefined : wanted)
    leaving.byWish = false
  }, [path, search])
  return null
}
