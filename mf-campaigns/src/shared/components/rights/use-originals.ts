import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { rightsMessages as m } from './messages'

const archiveRights = apiAction('archiveRights')

export type ArchiveQuery = NonNullable<NonNullable<Parameters<typeof archiveRights>[0]>['query']>

/** The browser writes what is at the address to the disk while it is made. */
const follow = (href: string) =>
  Object.assign(document.createElement('a'), { href, download: '', rel: 'noreferrer' }).click()

/** Takes several originals as one archive; `fetching` is the key of what is being asked for. */
export function useOriginals() {
  const t = useText()
  const dispatch = useAppDispatch()
  const [fetching, setFetching] = useState<string>()
  const take = async (key: string, query: ArchiveQuery) => {
    setFetching(key)
    const { data, parsedError } = await dispatch(archiveRights({ query }))
    setFetching(undefined)
    if (!data) notify({ kind: 'bad', message: t(parsedError?.message ?? m.notFetched) })
    else if (data.export.count === 0) notify({ kind: 'info', message: t(m.nothingToFetch) })
    else follow(data.export.url)
  }
  return { fetching, take: (key: string, query: ArchiveQuery) => void take(key, query) }
}
