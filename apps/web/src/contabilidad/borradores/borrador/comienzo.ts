// What a draft opens with: what the server has, what this browser kept, or both when they are still to be chosen between.
import type { MemoriaDeBorrador } from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { crearHoja, type HojaGuardada } from '../hoja/almacen.ts';
import { hojaDeLineas } from '../hoja/lineas.ts';
import type { AlAbrir } from './autoguardado.ts';
import {
  type Cabecera,
  type Contenido,
  cabeceraDe,
  contenidoDe,
  contenidoGuardado,
  textoDe,
} from './contenido.ts';
import type { CopiaLocal } from './copia-local.ts';

export interface Comienzo {
  readonly cabecera: Cabecera;
  readonly hoja: HojaGuardada | undefined;
  readonly alAbrir: AlAbrir;
  /** It brings what this browser had and the server had not. */
  readonly recuperada: boolean;
}

const SIN_GUARDAR: AlAbrir = { registro: {}, texto: '' };
const SIN_MEMORIA: MemoriaDeBorrador = { cursor: null, formulas: {} };

export function comienzoNuevo(cabecera: Cabecera, copia?: CopiaLocal): Comienzo {
  if (copia === undefined) return { cabecera, hoja: undefined, alAbrir: SIN_GUARDAR, recuperada: false };
  const { porCrear, porTerminar } = copia.registro;
  const alAbrir = { registro: { porCrear, porTerminar }, texto: '' };
  return { cabecera: copia.cabecera, hoja: copia.hoja, alAbrir, recuperada: true };
}

export function comienzoDeBorrador(
  partida: PartidaCompleta,
  memoria: MemoriaDeBorrador = SIN_MEMORIA,
  copia?: CopiaLocal,
): Comienzo {
  const { id, version } = partida;
  const texto = textoDe(contenidoGuardado(partida));
  const alAbrir: AlAbrir = { registro: { guardada: { id, version } }, texto };
  const delServidor = { cabecera: cabeceraDe(partida), hoja: hojaGuardada(partida, memoria), alAbrir };
  if (copia === undefined) return { ...delServidor, recuperada: false };

  const escrito = textoDe(contenidoDeCopia(copia));
  const deEsteEquipo = { cabecera: copia.cabecera, hoja: copia.hoja };
  if (escrito === texto) return { ...deEsteEquipo, alAbrir, recuperada: false };
  const { guardada, enviado } = copia.registro;
  const esLaMisma = guardada?.version === version || enviado === texto;
  return {
    ...deEsteEquipo,
    alAbrir: esLaMisma ? alAbrir : { ...alAbrir, conflicto: partida },
    recuperada: true,
  };
}

/** The lines of another partida as a new one's, never saved. */
export function comienzoDeCopia(partida: PartidaCompleta, fecha: string): Comienzo {
  const { filas, cursor } = hojaDeLineas(partida.lineas);
  const cabecera = { ...cabeceraDe(partida), fecha, fechaDocumento: '' };
  return { cabecera, hoja: { filas, cursor }, alAbrir: SIN_GUARDAR, recuperada: false };
}

function contenidoDeCopia({ cabecera, hoja }: CopiaLocal): Contenido {
  return contenidoDe(cabecera, crearHoja(hoja).lineas().lineas);
}

/** A formula comes back only if it is still worth what was saved: it may be of before the last change. */
function hojaGuardada({ lineas }: PartidaCompleta, { cursor, formulas }: MemoriaDeBorrador): HojaGuardada {
  const conFormulas = (elegidas: MemoriaDeBorrador['formulas']) =>
    hojaDeLineas(lineas, { cursor, formulas: elegidas });
  const fieles = (elegidas: MemoriaDeBorrador['formulas']) => {
    const leidas = crearHoja(conFormulas(elegidas)).lineas().lineas;
    return Object.entries(elegidas).filter(([celda]) => {
      const [fila = '', lado] = celda.split('.');
      const [antes, ahora] = [lineas[Number(fila)], leidas[Number(fila)]];
      if (antes === undefined || ahora === undefined) return false;
      return lado === 'debe' ? antes.debe === ahora.debe : antes.haber === ahora.haber;
    });
  };
  const primeras = Object.fromEntries(fieles(formulas));
  // Those that lean on one that was left out may no longer hold.
  const quedan = Object.fromEntries(fieles(primeras));
  return conFormulas(quedan);
}
