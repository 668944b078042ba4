import { RouterContextProvider } from 'react-router';
import type { Services } from '../lib/services.ts';
import {
  type ErrorLog,
  logContext,
  requestContext,
  servicesContext,
  sourceContext,
} from '../server/http/request-context.ts';

/** Arguments of a route's loader or action, as the server passes them. */
export function routeArgs(request: Request, services: Services, log?: ErrorLog) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(sourceContext, undefined);
  context.set(requestContext, undefined);
  if (log) context.set(logContext, log);
  return { request, context };
}
