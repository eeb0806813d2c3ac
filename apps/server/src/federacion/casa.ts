// One institution, open in this process.
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Casa {
  atender(peticion: IncomingMessage, respuesta: ServerResponse): void;
  /** Whether it does something for which nobody waits: a job, a long work. */
  trabaja(): boolean;
  /** Whether there is nothing left to do now: neither that, nor jobs whose time has come. */
  quieta(): Promise<boolean>;
  cerrar(): Promise<void>;
}
