import { Type } from 'typebox'
import { percentOf } from '@samspel/api/percent'
import type { GraphGet } from './graph-api'
import type { SocialAudience } from './provider'

const Demographics = Type.Object({
  data: Type.Array(
    Type.Object({
      total_value: Type.Object({
        breakdowns: Type.Optional(
          Type.Array(
            Type.Object({
              results: Type.Optional(
                Type.Array(
                  Type.Object({ dimension_values: Type.Array(Type.String()), value: Type.Integer({ minimum: 0 }) }),
                ),
              ),
            }),
          ),
        ),
      }),
    }),
  ),
})

const mostTowns = 4
const percent = (part: number, whole: number) => percentOf(part / whole)
const sumOf = (values: readonly { value: number }[]) => values.reduce((sum, { value }) => sum + value, 0)

/** Reads the demographics of an account's followers; null below the network's minimum of followers. */
export const readGraphAudience = async (
  get: GraphGet,
  token: string,
  account: string,
): Promise<SocialAudience | null> => {
  const by = async (breakdown: 'age' | 'gender' | 'city' | 'country') => {
    const { data } = await get(Demographics, `/${account}/insights`, token, {
      metric: 'follower_demographics',
      period: 'lifetime',
      metric_type: 'total_value',
      breakdown,
    })
    const results = data[0]?.total_value.breakdowns?.[0]?.results ?? []
    return results.map(({ dimension_values: [name = ''], value }) => ({ name, value }))
  }
  // Sequentially, because the network limits the number of calls.
  const [ages, genders] = [await by('age'), await by('gender')]
  const [towns, countries] = [await by('city'), await by('country')]
  if (ages.length === 0 || sumOf(ages) === 0) return null
  const known = genders.filter(({ name }) => name === 'F' || name === 'M')
  const genderShare = (name: string) => {
    const all = sumOf(known)
    return all === 0 ? 0 : percent(sumOf(known.filter((gender) => gender.name === name)), all)
  }
  const all = sumOf(ages)
  const inOrder = (values: typeof towns) => [...values].sort((a, b) => b.value - a.value)
  const [home] = inOrder(countries)
  return {
    women: genderShare('F'),
    men: genderShare('M'),
    ages: [...ages]
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ name, value }) => ({ range: name, share: percent(value, all) })),
    // The network adds the region to the town.
    towns: inOrder(towns)
      .slice(0, mostTowns)
      .map(({ name, value }) => ({ name: name.split(',', 1)[0]!, share: percent(value, all) })),
    country: home ? { code: home.name, share: percent(home.value, sumOf(countries)) } : null,
  }
}
