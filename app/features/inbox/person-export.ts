import type { Route } from './+types/person-export.ts';
import { exportPerson } from './person.server.ts';

export const loader = (args: Route.LoaderArgs) => exportPerson(args);
