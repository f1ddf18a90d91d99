import { useMemo } from 'react'
import { useFormats, useText } from '@samspel/i18n'
import { useCategories } from '../../../shared/components/use-categories'
import { useFiguresFrom } from '../../../shared/components/use-figures-from'
import { staffWords } from '../words'
import type { RowLabels } from './CreatorRow'
import { messages } from './messages'

const shownCategories = 2

/**
 * Labels of all rows. The object stays the same until the language or the categories change, so that rows re-render only for their own
 * data.
 */
export function useRowLabels(): RowLabels {
  const t = useText()
  const format = useFormats()
  const names = useCategories()
  const figuresFrom = useFiguresFrom()
  return useMemo(
    () => ({
      select: (name) => t(staffWords.select, { name }),
      blocked: t(messages.blocked),
      blockedByYou: t(messages.blockedByYou),
      pending: t(messages.pending),
      none: t(messages.none),
      loading: t(messages.rowLoading),
      failed: t(messages.rowFailed),
      followers: t(staffWords.followers),
      engagement: t(staffWords.engagement),
      reach: t(staffWords.reach),
      rating: t(staffWords.rating),
      price: t(messages.price),
      answer: t(messages.answer),
      categories: (ids) => {
        // A line ends between categories, not inside one.
        const all = ids.flatMap((id) => names.get(id)?.replaceAll(' ', '\u00a0') ?? [])
        if (all.length === 0) return t(messages.none)
        const shown = all.slice(0, shownCategories).join(', ')
        return all.length > shownCategories
          ? t(messages.more, { names: shown, n: all.length - shownCategories })
          : shown
      },
      figuresFrom,
      format,
    }),
    [t, format, names, figuresFrom],
  )
}
