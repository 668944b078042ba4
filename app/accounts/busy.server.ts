/**
 * What to tell somebody whose password could not be looked at for too many others; undefined for any
 * other error. By its name, since the pages' build and the server hold a class of their own each.
 */
export function busyText(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'BusyError' ? error.message : undefined;
}
