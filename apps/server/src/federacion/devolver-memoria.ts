// Node looks for what nobody uses when it needs room, and a process at rest needs none: what the closed institutions left behind
// would stay taken (a gigabyte was seen) for as long as nobody works. So once the last one is closed it is asked to look.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Some tenths of a second in which nothing else is done: for when there is nobody inside. */
export function crearDevolucion(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
