/** Packages that no code of a page may import. */
export const BACK_END_PACKAGES = ['express', 'compression', 'graphql-yoga', 'kysely', 'libsql', 'pg', 'pino', 'sharp']

/** Packages that no code of the host or the platform may import. */
export const FRONT_END_PACKAGES = [
  'react',
  'react-dom',
  'urql',
  '@urql',
  'jotai',
  'jotai-family',
  '@chakra-ui',
  '@emotion',
  'framer-motion',
  'react-hook-form',
  'leaflet',
]
