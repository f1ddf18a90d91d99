import { useMemo } from 'react'
import { type PackageName, packageNames, packages as constants } from '@samspel/api'
import { useLocale } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { listPackages } from './actions'

/** A package to choose: what it includes (row T-08), its price in kr, and whether it is for sale. */
export interface PackageChoice {
  name: PackageName
  reach: number | null
  profiles: number | null
  price: number | null
  description: string
  active: boolean
}

const order: readonly PackageName[] = [
  'small',
  'medium',
  'large',
  ...packageNames.filter((name) => !('reach' in constants[name])),
]

/** What a package includes according to the specification. */
const plain = (name: PackageName): PackageChoice => {
  const { reach, profiles }: { reach?: number; profiles?: number } = constants[name]
  return { name, reach: reach ?? null, profiles: profiles ?? null, price: null, description: '', active: true }
}

/** All packages in order, with the specification's defaults until the server's answer. */
export function usePackages(): readonly PackageChoice[] {
  const locale = useLocale()
  const { result } = useQuery(listPackages())
  return useMemo(
    () =>
      order.map((name) => {
        const sold = result?.packages.find((one) => one.name === name)
        return sold ? { ...sold, description: locale === 'sv' ? sold.descriptionSv : sold.descriptionEn } : plain(name)
      }),
    [result, locale],
  )
}

/** Values filled in by a newly chosen package: only where fields are empty or still hold what the previous package filled in. */
export const filledByPackage = (
  next: Pick<PackageChoice, 'reach' | 'profiles'> | undefined,
  before: Pick<PackageChoice, 'reach' | 'profiles'> | undefined,
  typed: { reach: number | null; targetNumberOfInstagramers: number | null },
): { reach?: number; targetNumberOfInstagramers?: number } => {
  const isFree = (value: number | null, brought: number | null | undefined) => !value || value === brought
  return {
    ...(next?.reach && isFree(typed.reach, before?.reach) && { reach: next.reach }),
    ...(next?.profiles &&
      isFree(typed.targetNumberOfInstagramers, before?.profiles) && { targetNumberOfInstagramers: next.profiles }),
  }
}
