import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { AccountType } from '@samspel/api'
import { storage } from '@samspel/store'
import { forgetError } from './provider-sign-in'

/** Parses a route's account type; undefined for anything else. */
export const toAccountType = (value: string | undefined): AccountType | undefined =>
  value === 'brand' || value === 'creator' ? value : undefined

/** The account type in the address (row P-01); creator by default. */
export const useAccountType = (): AccountType => toAccountType(useParams().accountType) ?? 'creator'

/** The query that passes the destination on to another page of this remote; empty without one. */
export const destinationOf = (search: string): string => {
  const destination = new URLSearchParams(search).get('destination')
  return destination ? `?destination=${encodeURIComponent(destination)}` : ''
}

/** Changes the account type: stores the choice, drops the destination, and opens `{base}/{type}` (row S-08). */
export function useChooseAccountType(base: string): (type: AccountType) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(
    (type) => {
      storage.set('account-type', type)
      const query = new URLSearchParams(search)
      query.delete('destination')
      forgetError(query)
      const rest = query.toString()
      void navigate(`${base}/${type}${rest && `?${rest}`}`)
    },
    [base, navigate, search],
  )
}
