import { useTypedParam } from '@samspel/navigation'

/** A number of the address that is typed freely, as a field takes it. */
export const useNumberParam = (name: string) => {
  const [typed, type] = useTypedParam(name)
  return {
    value: typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed),
    onChange: (value: number | null) => type(value === null ? '' : String(value)),
  }
}
