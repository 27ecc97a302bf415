import { bundleForNode, programOnWebsite } from './bundleForNode.mjs'

/** Bundles the Node host; the platform is a file of its own that is only read when needed. */
export function bundleHost() {
  return bundleForNode('build/host', programOnWebsite('src/server/main.ts'))
}
