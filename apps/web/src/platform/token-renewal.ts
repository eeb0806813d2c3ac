// Whoever proves again who they are, or chooses another password, is given another token, and the server stops taking the one
// before as soon as it decides so: before its answer is here. What is refused in between waits for that answer to be kept.
const TURNO = 'cuadra-token';

/** Browsers have them on safe origins only; elsewhere each tab looks after itself. */
const turnosEntrePestanas = (): LockManager | null | undefined => navigator.locks;

let aqui: Promise<unknown> = Promise.resolve();

/** Brings the token and keeps it. */
export function renewingToken<T>(traer: () => Promise<T>): Promise<T> {
  const trayendo = turnosEntrePestanas()?.request(TURNO, traer) ?? traer();
  aqui = trayendo.catch(() => undefined);
  return trayendo;
}

/** When no token is on its way, to this tab or to another. */
export async function tokenSettled(): Promise<void> {
  await aqui;
  await turnosEntrePestanas()?.request(TURNO, { mode: 'shared' }, () => undefined);
}
