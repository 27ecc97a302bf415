import { data } from 'react-router'

/** Every address that no other route knows. As a route of its own it gives the error page the data of the site. */
export function loader() {
  // An error answer, which the framework takes as a thrown value.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
