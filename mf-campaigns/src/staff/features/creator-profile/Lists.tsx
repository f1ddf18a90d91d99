import { useState } from 'react'
import type { CommunityList, Instagramer } from '@samspel/api'
import { useUndo } from '@samspel/desk/undo'
import { commonMessages, useText } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch, useQuery } from '@samspel/store'
import { Card, Link, notify, SkeletonText, Tag, TextButton } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { staffWords } from '../../components/words'
import { communityAnswers, listCommunityLists } from '../../data'
import css from './CreatorProfile.module.css'
import { updateCommunityMembers } from './data/profile'
import { sideMessages as m } from './side-messages'

type Act = { list: CommunityList; state: 'approved' | 'removed' }

/** Lists of the own brands that the creator is on; each can be left here, with undo. */
export function Lists({ creator: { id, name }, onAdd }: { creator: Instagramer; onAdd: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { offer } = useUndo()
  const { result, error, retry } = useQuery(listCommunityLists({ query: { instagramerId: id, perPage: 100 } }))
  const [busy, setBusy] = useState<string | undefined>()
  const lists = result?.communityLists ?? []
  const isOneBrand = new Set(lists.map(({ brandId }) => brandId)).size < 2

  const move = async ({ list, state }: Act) => {
    setBusy(list.id)
    const from = state === 'removed' ? 'approved' : 'removed'
    const { ok, parsedError } = (await dispatch(
      updateCommunityMembers({ params: { id: list.id }, body: { memberIds: [list.memberId!], state, from } }),
    )) as ApiOutcome<'updateCommunityMembers'>
    setBusy(undefined)
    if (!ok) return void notify({ kind: 'bad', message: t(parsedError!.message) })
    communityAnswers.forEach((stale) => dispatch(stale))
    if (state === 'removed')
      offer({
        message: t(m.removed, { name: name.split(' ')[0]!, list: list.name }),
        undo: () => void move({ list, state: 'approved' }),
      })
  }

  return (
    <Card title={t(staffWords.lists)} aside={<TextButton onClick={onAdd}>{t(commonMessages.add)}</TextButton>}>
      {!result &&
        (error ? (
          <LoadError what={t(m.listsFailed)} error={error} onRetry={retry} />
        ) : (
          <SkeletonText label={t(m.loading)} lines={1} />
        ))}
      {result && lists.length === 0 && <p className={css.quiet}>{t(m.noLists)}</p>}
      {lists.length > 0 && (
        <ul className={css.tags}>
          {lists.map((list) => (
            <li key={list.id}>
              <Tag
                removeLabel={t(m.removeFrom, { list: list.name })}
                {...(busy === undefined && { onRemove: () => void move({ list, state: 'removed' }) })}
              >
                <Link href={`/communities/${list.id}`}>
                  {isOneBrand ? list.name : t(m.listOf, { list: list.name, brand: list.brandName })}
                </Link>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
