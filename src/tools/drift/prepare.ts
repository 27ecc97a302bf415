import { readIndex } from './readIndex.ts'

/** Warms the cache of reads, so that the first check of a fresh clone is fast. */
await readIndex(process.cwd())
