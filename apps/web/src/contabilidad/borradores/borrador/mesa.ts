// What is being written: the header and the sheet of lines, outside React, so that saving reads it whenever it must.
import { type Almacen, crearHoja, type HojaGuardada } from '../hoja/almacen.ts';
import { type Cabecera, type Contenido, contenidoDe } from './contenido.ts';

export type CampoDeCabecera = keyof Cabecera;
export type ErroresDeCabecera = Readonly<Partial<Record<CampoDeCabecera, string>>>;

export interface VistaDeCabecera {
  readonly cabecera: Cabecera;
  readonly errores: ErroresDeCabecera;
}

export interface Mesa {
  readonly hoja: Almacen;
  suscribir(oyente: () => void): () => void;
  vista(): VistaDeCabecera;
  /** The error of a field goes when it changes. */
  cambiar(cambios: Partial<Cabecera>): void;
  ponerErrores(errores: ErroresDeCabecera): void;
  contenido(): Contenido;
}

export function crearMesa(cabeceraInicial: Cabecera, guardada: HojaGuardada | undefined): Mesa {
  const hoja = crearHoja(guardada);
  const oyentes = new Set<() => void>();
  let vista: VistaDeCabecera = { cabecera: cabeceraInicial, errores: {} };
  let hecho: { cabecera: Cabecera; montos: unknown; contenido: Contenido } | undefined;

  const publicar = (nueva: VistaDeCabecera) => {
    vista = nueva;
    for (const oyente of oyentes) oyente();
  };
  return {
    hoja,
    suscribir(oyente) {
      oyentes.add(oyente);
      return () => oyentes.delete(oyente);
    },
    vista: () => vista,
    cambiar(cambios) {
      const quedan = Object.entries(vista.errores).filter(([campo]) => !(campo in cambios));
      publicar({ cabecera: { ...vista.cabecera, ...cambios }, errores: Object.fromEntries(quedan) });
    },
    ponerErrores(errores) {
      publicar({ ...vista, errores });
    },
    contenido() {
      const { cabecera } = vista;
      // The amounts are made again with the rows: they are the same object only while nothing was written.
      const { montos } = hoja.getSnapshot();
      if (hecho?.cabecera !== cabecera || hecho.montos !== montos)
        hecho = { cabecera, montos, contenido: contenidoDe(cabecera, hoja.lineas().lineas) };
      return hecho.contenido;
    },
  };
}
