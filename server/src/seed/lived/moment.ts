/** Something that happens in the demo's last weeks; carried out in the order of the times. */
export interface Moment {
  at: string
  run(): Promise<unknown>
}
