import { useMemo } from 'react'
import { type PackageName, packageNames, packages as constants } from '@samspel/api'
import { useLocale } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { listPackages } from './actions'

/** A package as it can be chosen: what it brings (row T-08), what it costs in kr, and whether it is for sale. */
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

/** What a package brings by the specification. */
const plain = (name: PackageName): PackageChoice => {
  const { reach, profiles }: { reach?: number; profiles?: number } = constants[name]
  return { name, reach: reach ?? null, profiles: profiles ?? null, price: null, description: '', active: true }
}

/** All packages in their order; the specification's defaults until the server has said what is sold. */
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

/** What a newly chosen package fills in: only where nothing stands yet, or still what the package before it brought. */
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
