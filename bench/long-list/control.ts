/* eslint-disable import-x/no-relative-packages -- measured from outside the workspace */
import css from '../../mf-campaigns/src/staff/components/creator-list/CreatorGrid.module.css'
import type { RowLabels } from '../../mf-campaigns/src/staff/components/creator-list/CreatorRow'
import type { Instagramer } from '../../shared/api/src/contract/types'
import avatarCss from '../../shared/ui/src/data/Avatar.module.css'

const rowHeight = 64
const ahead = 6

const make = (
  tag: string,
  className: string,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElement => {
  const element = document.createElement(tag)
  element.className = className
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('')

function rowOf(creator: Instagramer, index: number, words: RowLabels): HTMLElement {
  const { format } = words
  const cell = { role: 'gridcell' }
  const avatar = make(
    'span',
    `${avatarCss.avatar} ${avatarCss.tint1}`,
    { 'aria-hidden': 'true' },
    initials(creator.name),
  )
  Object.assign(avatar.style, { width: '40px', height: '40px', fontSize: '15px', borderRadius: '50%' })
  const box = make('input', '', { type: 'checkbox', tabindex: '-1', 'aria-label': words.select(creator.name) })
  const row = make(
    'div',
    css.row!,
    {
      role: 'row',
      'aria-rowindex': String(index + 2),
      'data-index': String(index),
      tabindex: index === 0 ? '0' : '-1',
      'aria-selected': 'false',
    },
    make('span', css.check!, cell, box),
    make(
      'span',
      css.creator!,
      cell,
      avatar,
      make(
        'span',
        css.words!,
        {},
        make('a', css.name!, { href: `/creators/${creator.id}`, tabindex: '-1' }, creator.name),
        make('span', css.small!, {}, `@${creator.username}`),
      ),
    ),
    make('span', css.place!, cell, `${creator.city}, ${format.country(creator.countryCode)}`),
    make('span', css.categories!, cell, words.categories(creator.profileCategoryIds)),
    make('span', css.number!, { ...cell, 'data-label': words.followers }, format.number(creator.followersCount)),
    make(
      'span',
      css.number!,
      { ...cell, 'data-label': words.engagement },
      format.percent(creator.engagementRate / 100),
    ),
    make(
      'span',
      `${css.number} ${css.reach}`,
      { ...cell, 'data-label': words.reach },
      format.compact(creator.figures!.averageReach!),
    ),
    make(
      'span',
      `${css.number} ${css.rating}`,
      { ...cell, 'data-label': words.rating },
      format.number(creator.figures!.averageRating!, 1),
    ),
  )
  row.style.transform = `translateY(${index * rowHeight}px)`
  return row
}

/**
 * The control: the same rows windowed by hand, those on screen and six above and below. Scrolling removes rows that left and adds new ones.
 */
export function mountByHand(
  root: HTMLElement,
  creators: readonly Instagramer[],
  headers: readonly string[],
  words: RowLabels,
): () => void {
  const body = make('div', css.body!, { role: 'rowgroup' })
  body.style.height = `${creators.length * rowHeight}px`
  const head = make(
    'div',
    css.head!,
    { role: 'row', 'aria-rowindex': '1' },
    make('span', css.check!, { role: 'columnheader' }),
    ...headers.map((header) => make('span', '', { role: 'columnheader' }, header)),
  )
  root.append(
    make(
      'div',
      css.grid!,
      { role: 'grid', 'aria-rowcount': String(creators.length + 1) },
      make('div', '', { role: 'rowgroup' }, head),
      body,
    ),
  )
  const top = body.getBoundingClientRect().top + window.scrollY
  const shown = new Map<number, HTMLElement>()
  const draw = () => {
    const first = Math.max(0, Math.floor((window.scrollY - top) / rowHeight) - ahead)
    const last = Math.min(
      creators.length - 1,
      Math.floor((window.scrollY - top + window.innerHeight) / rowHeight) + ahead,
    )
    for (const [index, row] of shown)
      if (index < first || index > last) {
        row.remove()
        shown.delete(index)
      }
    for (let index = first; index <= last; index++) {
      if (shown.has(index)) continue
      const row = rowOf(creators[index]!, index, words)
      shown.set(index, row)
      body.append(row)
    }
  }
  draw()
  window.addEventListener('scroll', draw, { passive: true })
  return () => {
    window.removeEventListener('scroll', draw)
    root.replaceChildren()
  }
}
