// The copy of each draft in this browser: everything as it was typed, from the first key until the server has it all.
// Drafts that the server does not know yet have a name of their own, so that two tabs never take each other's.
import type { UnsavedStore } from '#ui/dialogs/unsaved-store.ts';
import type { HojaGuardada } from '../hoja/almacen.ts';
import type { Cabecera } from './contenido.ts';
import type { Registro } from './envio.ts';

export interface CopiaLocal {
  readonly cabecera: Cabecera;
  readonly hoja: HojaGuardada;
  readonly registro: Registro;
}

export interface CopiasLocales {
  leer(nombre: string): CopiaLocal | undefined;
  guardar(nombre: string, copia: CopiaLocal): void;
  olvidar(nombre: string): void;
  /** Names of those that the server does not know. */
  nuevas(): string[];
}

export const nombreDeBorrador = (id: string): string => `partida/${id}`;
const NUEVAS = 'partida/nueva/';
export const nombreDeNueva = (clave: string): string => `${NUEVAS}${clave}`;

export function crearCopiasLocales(loEscrito: UnsavedStore): CopiasLocales {
  return {
    leer: (nombre) => {
      const valores = loEscrito.read(nombre);
      return valores !== undefined && 'cabecera' in valores && 'hoja' in valores
        ? (valores as unknown as CopiaLocal)
        : undefined;
    },
    guardar: (nombre, { cabecera, hoja, registro }) => loEscrito.save(nombre, { cabecera, hoja, registro }),
    olvidar: loEscrito.forget,
    nuevas: () => loEscrito.forms(NUEVAS).map(nombreDeNueva),
  };
}
