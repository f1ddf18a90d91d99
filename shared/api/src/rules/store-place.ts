/** Where a store is, in words: its name, and its town where the name does not have it already. */
export const storePlace = ({ name, city }: { name: string; city: string }): string =>
  name.includes(city) ? name : `${name}, ${city}`
