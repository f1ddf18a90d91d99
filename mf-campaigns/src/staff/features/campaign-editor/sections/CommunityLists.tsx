import { useEffect, useRef } from 'react'
import { MultiSelect, useFormActions, useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Link, Notice, TextButton } from '@samspel/ui'
import { listCommunityLists } from '../data/actions'
import type { EditorValues } from '../data/values'
import { fields } from '../field-messages'

/** The brand's lists whose approved members are invited when the campaign is published (row E-10). */
export function CommunityLists() {
  const t = useText()
  const f = useFormats()
  const { brandId, communityListIds } = useFormValues<EditorValues>()
  const { change } = useFormActions()
  const { result, status, retry } = useQuery(
    brandId ? listCommunityLists({ query: { brandId, perPage: 100 } }) : undefined,
  )
  const lists = result?.communityLists ?? []

  const lastBrand = useRef(brandId)
  useEffect(() => {
    if (lastBrand.current && lastBrand.current !== brandId) change('communityListIds', [])
    lastBrand.current = brandId
  }, [brandId, change])

  const nameOf = (id: string) => {
    const list = lists.find((one) => one.id === id)
    return list
      ? t(fields.listWithMembers, { name: list.name, count: list.counts.approved })
      : t(status === 'success' ? fields.listGone : fields.listLoading)
  }
  const members = lists
    .filter(({ id }) => communityListIds.includes(id))
    .reduce((sum, { counts }) => sum + counts.approved, 0)
  if (status === 'error')
    return (
      <Notice kind="warn" action={<TextButton onClick={retry}>{t(fields.retry)}</TextButton>}>
        {t(fields.listsFailed)}
      </Notice>
    )
  if (brandId && status === 'success' && lists.length === 0 && communityListIds.length === 0) {
    return (
      <Notice kind="neutral" action={<Link href="/communities">{t(fields.toLists)}</Link>}>
        {t(fields.noLists)}
      </Notice>
    )
  }
  const ids = [...new Set([...lists.map(({ id }) => id), ...communityListIds])]
  return (
    <MultiSelect
      name="communityListIds"
      label={fields.communityListIds}
      optional
      max={50}
      disabled={!brandId}
      options={ids.map((id) => ({ value: id, label: nameOf(id) }))}
      help={
        !brandId
          ? fields.brandFirst
          : communityListIds.length > 0
            ? t(fields.listsChosen, { count: members, number: f.number(members) })
            : fields.communityListsHelp
      }
    />
  )
}
