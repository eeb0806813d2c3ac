// Which institutions a federation serves, and where each one's books are. A file or a small database; what was last read
// stays in memory, so that a directory that is down stops nobody.
import type { Logger } from 'pino';
import { abrirEnArchivo } from './directorio-en-archivo.ts';
import { abrirEnBase } from './directorio-en-base.ts';

export interface Institucion {
  /** Short, of the log and the folder: [a-z0-9-]{1,40}. */
  readonly nombre: string;
  /** Host names, lower case, without a port. */
  readonly anfitriones: readonly string[];
  /** mudanza: read-only while it moves to another cluster. */
  readonly estado: 'activa' | 'suspendida' | 'mudanza';
  /** As the application's own role, never the owner's. */
  readonly databaseUrl: string;
  readonly databaseDirectUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  /** What signs its tokens; nobody else's. */
  readonly secreto: string;
  readonly direccionPublica: string | undefined;
  readonly limites: { readonly conexiones: number; readonly peticionesALaVez: number };
}

export interface Directorio {
  listar(): Promise<readonly Institucion[]>;
  /** Answers from memory, kept fresh. */
  porAnfitrion(anfitrion: string): Promise<Institucion | undefined>;
  /** Called with the name of each one that appeared, changed or went away. */
  alCambiar(oyente: (nombre: string) => void): () => void;
  /** Puts it in, or in the place of the one of its name. Two institutions share neither host name, nor database, nor secret. */
  guardar(institucion: Institucion): Promise<void>;
  cambiarEstado(nombre: string, estado: Institucion['estado']): Promise<void>;
  cerrar(): Promise<void>;
}

/** For whoever must decide on what it says at this moment, and not a second ago. */
export interface DirectorioAbierto extends Directorio {
  releer(): Promise<void>;
}

export interface OpcionesDeDirectorio {
  /** What the addresses and secrets of a directory database are encrypted with. */
  readonly clave: string | undefined;
  readonly log: Logger;
  /** Only for the commands: a directory that is not there yet is made, empty. */
  readonly crear?: boolean;
}

/** `indicado`: the path of a file, or the address of a database (postgres://). */
export function abrirDirectorio(
  indicado: string,
  opciones: OpcionesDeDirectorio,
): Promise<DirectorioAbierto> {
  return /^postgres(ql)?:\/\//.test(indicado)
    ? abrirEnBase(indicado, opciones)
    : abrirEnArchivo(indicado, opciones);
}
