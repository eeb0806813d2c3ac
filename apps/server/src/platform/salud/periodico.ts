// What must happen every so often, told by the room that does it (a backup, a signed head) and handed to the composition:
// health says when it is late, and the metrics how old the last one is.
import type { NombreDeParte } from '@cuadra/contract/salud';
import type { Plataforma } from '../plataforma.ts';

export interface Periodico {
  readonly parte: Extract<NombreDeParte, 'respaldo' | 'sellos'>;
  /** Undefined: it is not configured here. */
  mirar(plataforma: Pick<Plataforma, 'db' | 'config' | 'reloj'>): Promise<Cumplimiento | undefined>;
}

export interface Cumplimiento {
  /** When the last good one was; null: there is none yet. */
  readonly ultimoEn: string | null;
  /** What somebody should know, in words; absent: all is well. */
  readonly falta?: string | undefined;
}
