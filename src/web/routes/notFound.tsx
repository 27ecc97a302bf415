import { data } from 'react-router'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import { loadNext } from '#web/travel/search/alikeTravels.ts'
import type { Route } from './+types/notFound.ts'

/** Every address that no other route knows. As a route of its own it gives the error page the data of the site. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const travels = await loadNext(serverLoadContext({ context, request }))
  // An error answer, which the framework takes as a thrown value.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw data({ travels }, { status: 404 })
}

export default function NotFound() {
  return null
}
