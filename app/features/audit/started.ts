/*
 * Whether an audit was started in this tab: a look was asked for. The first one is counted, without
 * saying whose it is; a request that follows then says that its start was counted already.
 */
const key = 'audit-started';

/** Whether a look was asked for in this tab. Browser only. */
export function hasStarted(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Notes that a look was asked for. */
export function noteStarted(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // The browser refuses storage: another look counts again.
  }
}
