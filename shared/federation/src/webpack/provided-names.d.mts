/** What the shell gives of a library. */
export interface ProvidedNames {
  /** All names that it gives. */
  names: readonly string[]
  /** Name that it does not give to what to use in its place. */
  instead: Readonly<Record<string, string>>
}

/** Libraries of which the shell gives only some names. */
export declare const providedNames: Readonly<Record<string, ProvidedNames>>

/** Says what to use in place of a name that the shell does not give; undefined if it gives the name, or the whole library. */
export declare function adviceFor(library: string, name: string): string | undefined
