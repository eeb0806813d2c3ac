// What a room does when it hears of something: each hands its own to app/composition.ts.
import type { Evento } from '@cuadra/contract/eventos';

export interface Reaction {
  /** todos: whatever happened, except what happens many times a minute. */
  readonly to: Exclude<Evento['tipo'], 'sesion-cerrada' | 'puesta-al-dia'> | 'todos';
  /** Queries whose endpoint begins with these paths are asked again. */
  readonly asksAgain?: readonly string[];
  readonly does?: () => void;
  /** Heard or nothing: when the line was down for a while it is not supposed to have happened. */
  readonly onlyIfHeard?: true;
}

const FREQUENT = 'partidas-contabilizadas';

export const reactionsTo = (reactions: readonly Reaction[], tipo: Evento['tipo']): Reaction[] =>
  reactions.filter(({ to }) => to === tipo || (to === 'todos' && tipo !== FREQUENT));

/** After a while without news anything may have happened. */
export const reactionsToAGap = (reactions: readonly Reaction[]): Reaction[] =>
  reactions.filter(({ onlyIfHeard }) => onlyIfHeard !== true);
