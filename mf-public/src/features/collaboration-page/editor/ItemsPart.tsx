import { useState } from 'react'
import { ReadError } from '@samspel/federation/read-error'
import { useBoundField } from '@samspel/forms'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { OfferPicture } from '@samspel/offer/picture'
import { Card, Chip, type FocusPoint, IconButton, SkeletonList, Stack, VisuallyHidden } from '@samspel/ui'
import { LoadMore } from '../../../components/LoadMore'
import type { ReadPages } from '../../../data/api'
import css from './Editor.module.css'
import { messages } from './messages'
import { MoveButtons } from './MoveButtons'
import { useRowFocus } from './use-row-focus'
import { inOrder } from './values'

/** A picture or offer that can be reordered and hidden. */
export interface PageItem {
  id: string
  name: string
  imageUrl: string | null
  focus?: FocusPoint
}

const none: string[] = []

/** The order of pictures or offers, and which of them are hidden. */
export function ItemsPart({
  title,
  empty,
  list,
  items,
}: {
  title: Message
  empty: Message
  list: Omit<ReadPages<unknown>, 'items'>
  items: readonly PageItem[]
}) {
  const t = useText()
  const order = useBoundField<string[]>({ name: 'itemOrder', label: title }, { empty: none })
  const hidden = useBoundField<string[]>({ name: 'hiddenItemIds', label: title }, { empty: none })
  const rows = useRowFocus()
  const [told, tell] = useState('')
  const ordered = inOrder(items, order.value)
  const move = (index: number, by: -1 | 1) => {
    const ids = ordered.map(({ id }) => id)
    const [id] = ids.splice(index, 1)
    ids.splice(index + by, 0, id!)
    tell(t(messages.moved, { name: ordered[index]!.name, place: index + by + 1, count: ids.length }))
    rows.follow(index + by, by)
    order.field.onChange(ids)
  }
  const toggle = (id: string, isHidden: boolean) =>
    hidden.field.onChange(isHidden ? hidden.value.filter((one) => one !== id) : [...hidden.value, id])
  const content = () => {
    if (list.status === 'loading') return <SkeletonList label={t(commonMessages.loading)} rows={4} />
    if (list.status === 'error')
      return <ReadError what={t(messages.itemsFailed)} error={list.error} onRetry={list.retry} />
    if (ordered.length === 0) return <p className={css.quiet}>{t(empty)}</p>
    return (
      <ol ref={rows.list} className={css.rows} aria-label={t(title)}>
        {ordered.map(({ id, name, imageUrl, focus }, index) => {
          const isHidden = hidden.value.includes(id)
          return (
            <li key={id} className={css.item}>
              <OfferPicture src={imageUrl} focus={focus} alt="" ratio={1} sizes="48px" className={css.thumb} />
              <span className={css.name}>{name}</span>
              {isHidden && <Chip icon="eye-off">{t(messages.hidden)}</Chip>}
              <span className={css.buttons}>
                <MoveButtons index={index} count={ordered.length} name={name} onMove={(by) => move(index, by)} />
                <IconButton
                  icon={isHidden ? 'eye' : 'eye-off'}
                  label={t(isHidden ? messages.show : messages.hide, { name })}
                  onClick={() => toggle(id, isHidden)}
                />
              </span>
            </li>
          )
        })}
      </ol>
    )
  }
  return (
    <Card title={t(title)} padding="roomy">
      <Stack gap={12}>
        {content()}
        <VisuallyHidden>
          <span role="status">{told}</span>
        </VisuallyHidden>
        {list.status === 'success' && <LoadMore list={list} />}
      </Stack>
    </Card>
  )
}
