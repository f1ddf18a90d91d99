import { useState } from 'react'
import { allList, type CommunityList, type CommunityMember, communityMemberFilters } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Button, CheckboxField, EmptyState, SearchField, Tabs } from '@samspel/ui'
import { pageFrom, PagePager } from '../../../shared/components/PagePager'
import { SearchedList } from '../../components/SearchedList'
import { staffWords } from '../../components/words'
import { listCommunityMembers } from '../../data'
import css from './Community.module.css'
import { memberMessages as m, memberTabs } from './member-messages'
import { actNames, MemberTable } from './MemberTable'
import { type GivenState, useMemberActions } from './use-member-actions'

export type MemberFilter = (typeof communityMemberFilters)[number]
const perPage = 50
const none: readonly CommunityMember[] = []
const given: readonly GivenState[] = ['approved', 'declined', 'removed']

/** The query for a tab (row T-22: four states and all). */
export const stateQuery = (filter: MemberFilter) => (filter === allList ? {} : { state: filter })

/** The members' filter, kept in the address. */
export function useMemberFilter() {
  const [query, setQuery] = useQueryParams()
  const filter: MemberFilter = communityMemberFilters.find((value) => value === query.state) ?? 'approved'
  return { filter, words: query.q ?? '', page: pageFrom(query.page), set: setQuery }
}

/** Members by state: search, select, approve, decline, remove. */
export function Members({ list }: { list: CommunityList }) {
  const t = useText()
  const { filter, words, page, set } = useMemberFilter()
  const [typed, type] = useTypedParam('q')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const found = useQuery(
    listCommunityMembers({
      params: { id: list.id },
      query: { page, perPage, ...stateQuery(filter), ...(words && { query: words }) },
    }),
  )
  const { result, status } = found
  const members = result?.communityMembers ?? none
  const counts = result?.counts ?? list.counts
  const { act, busy } = useMemberActions(list.id)
  const selected = members.filter(({ id }) => chosen.has(id))
  const isAll = members.length > 0 && selected.length === members.length
  const select = (ids: readonly string[], isOn: boolean) =>
    setChosen((now) => new Set(isOn ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))))
  const actOn = async (which: readonly CommunityMember[], state: GivenState) => {
    await act(which, state)
    select(
      which.map(({ id }) => id),
      false,
    )
  }

  return (
    <>
      <Tabs
        label={t(m.states)}
        value={filter}
        onChange={(next) => set({ state: next === 'approved' ? '' : next, page: '' })}
        items={communityMemberFilters.map((value) => ({ value, label: t(memberTabs[value]), count: counts[value] }))}
      />
      <div className={css.tools}>
        <SearchField
          label={t(m.search)}
          value={typed}
          onChange={(text) => {
            type(text)
            if (page > 1) set({ page: '' })
          }}
        />
      </div>
      <SearchedList
        query={found}
        texts={m}
        isEmpty={members.length === 0}
        words={words}
        onClear={() => type('')}
        empty={<EmptyState title={t(m.empty)} text={t(m.emptyText)} />}
        skeleton={{ rows: 8 }}
      >
        <div className={css.bulk}>
          <CheckboxField
            label={t(m.selectPage)}
            value={isAll}
            onChange={(isOn) =>
              select(
                members.map(({ id }) => id),
                isOn,
              )
            }
          />
          <span className={css.chosen} aria-live="polite">
            {selected.length > 0 && t(staffWords.selected, { n: selected.length })}
          </span>
          {selected.length > 0 &&
            given
              .filter((state) => selected.some((member) => member.state !== state))
              .map((state) => (
                <Button
                  key={state}
                  size="sm"
                  variant={state === 'approved' ? 'light' : 'line'}
                  loading={busy}
                  onClick={() => void actOn(selected, state)}
                >
                  {t(actNames[state])}
                </Button>
              ))}
        </div>
        <MemberTable
          members={members}
          selected={chosen}
          onSelect={(id, isOn) => select([id], isOn)}
          onAct={(which, state) => void actOn(which, state)}
          busy={busy || status === 'refreshing'}
          isMixed={filter === allList}
        />
      </SearchedList>
      <PagePager meta={result?.meta} onPage={(next) => set({ page: next > 1 ? String(next) : '' })} />
    </>
  )
}
