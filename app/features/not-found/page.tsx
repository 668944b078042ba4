import { data } from 'react-router';
import { NotFound } from '../../chrome/not-found.tsx';

/** Any path that no other route has: the page, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
