// Made when the site is built (src/tools/vite/towns.mjs).
declare module 'virtual:towns/*' {
  /** By postcode: names of towns, split by a bar. */
  export const towns: Readonly<Record<string, string>>
}
