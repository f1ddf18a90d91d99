import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Brand } from '@samspel/api'
import { openSignIn } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { selectArea, tabStorage, useAppDispatch, useAppSelector } from '@samspel/store'
import { notify } from '@samspel/ui'
import { forgetReads } from '../../data/api'
import { followBrand, unfollowBrand } from '../../data/brands'
import { messages } from './messages'

export interface Follow {
  isFollowed: boolean
  followersCount: number | undefined
  /** Absent for staff, who cannot follow. */
  toggle: (() => void) | undefined
}

/**
 * Follows a brand (S-26): updated optimistically and reverted when the server refuses. Visitors sign in first and return here (P-06), where
 * what they pressed is done. It is kept in the tab and not in the address: a link must not make anybody follow.
 */
export function useFollow(brand: Brand): Follow {
  const t = useText()
  const dispatch = useAppDispatch()
  const area = useAppSelector(selectArea)
  const { pathname, search, hash } = useLocation()
  const [wanted, setWanted] = useState<boolean>()
  // The state requested last; after quick presses only the final one is sent.
  const wish = useRef<boolean>(undefined)
  const isSending = useRef(false)

  const was = brand.isFollowed ?? false
  const isFollowed = wanted ?? was
  const change = Number(isFollowed) - Number(was)

  const send = async () => {
    if (isSending.current) return false
    isSending.current = true
    let told: boolean | undefined
    while (wish.current !== undefined && wish.current !== told) {
      const next: boolean = wish.current
      const outcome = await dispatch((next ? followBrand : unfollowBrand)({ params: { id: brand.id } }))
      if (outcome.parsedError) {
        notify({
          kind: 'bad',
          message: t(next ? messages.followFailed : messages.unfollowFailed, {
            brand: brand.name,
            reason: t(outcome.parsedError.message),
          }),
        })
        break
      }
      told = next
    }
    await forgetReads('getBrand', 'getCollaborationPage', 'listFollowedBrands', 'listPublicBrands', 'searchPublic')
    wish.current = undefined
    setWanted(undefined)
    isSending.current = false
    return told === true
  }

  const want = async (next: boolean) => {
    wish.current = next
    setWanted(next)
    return send()
  }

  const resume = useEffectEvent(async () => {
    if (!tabStorage.get('follow-after-login')?.startsWith(`${brand.id} `)) return
    tabStorage.remove('follow-after-login')
    if (area !== 'creator') return
    if (was || (await want(true))) notify({ kind: 'ok', message: t(messages.nowFollowing, { brand: brand.name }) })
  })
  useEffect(() => void resume(), [])

  const toggle = () => {
    if (area !== 'anonymous') return void want(!isFollowed)
    const here = pathname + search + hash
    tabStorage.set('follow-after-login', `${brand.id} ${here}`)
    openSignIn(here)
  }
  return {
    isFollowed,
    followersCount: brand.followersCount === undefined ? undefined : Math.max(brand.followersCount + change, 0),
    toggle: area === 'anonymous' || area === 'creator' ? toggle : undefined,
  }
}
