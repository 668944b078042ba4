import { data } from 'react-router';
import { NotFound } from '../../chrome/not-found.tsx';

/** Any path without a route: the not-found page, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
