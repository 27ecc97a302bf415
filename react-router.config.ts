import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  ssr: true,
  // All link paths travel with the first page: no extra request names them, and nothing is fetched before it is wanted.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    // Named although off, because the router warns at each start about a flag it finds undecided.
    v8_passThroughRequests: false,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: false,
  },
} satisfies Config
