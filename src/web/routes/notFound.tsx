import { data } from 'react-router'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import { loadUpcoming } from '#web/travel/search/relatedTravels.ts'
import type { Route } from './+types/notFound.ts'

/** Catch-all route. A route of its own, so that the error page has the data of the root loader. */
export async function loader({ context }: Route.LoaderArgs) {
  const travels = await loadUpcoming(serverLoadContext(context))
  // The framework takes an error response as a thrown value.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw data({ travels }, { status: 404 })
}

export default function NotFound() {
  return null
}
