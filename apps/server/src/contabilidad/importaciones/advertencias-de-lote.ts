// The warnings of a lote: those of each of its partidas as if they were posted by hand one after another, and that the same
// file came before. Told by a rehearsal, judged again in the transaction that posts; both say them with one same sign (sena).
import { createHash } from 'node:crypto';
import type { CodigoDeAdvertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import {
  type AceptacionDeLote,
  type AdvertenciaDeLote,
  type AdvertenciasDeLote,
  type CodigoDeLote,
  codigosDeLote,
  type ErrorDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { abrirMirada } from '#contabilidad/borradores/efecto/advertencias.ts';
import type { ErrorEnCampo } from '#contabilidad/libro/revisar.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Admitida } from './juzgar.ts';

/** One of a partida, to be stored with it when it is accepted. */
export interface AdvertenciaDePartida {
  readonly partida: string;
  readonly codigo: CodigoDeAdvertencia;
  readonly clave: string;
  readonly mensaje: string;
}

export interface JuicioDeAdvertencias {
  /** Answers what is refused of those that go into the books. */
  mirar(tanda: readonly Admitida[]): Promise<ErrorDeLote[]>;
  /** Once all were looked at, with the earlier imports of the same file. */
  cerrar(anteriores: AdvertenciasDeLote['anteriores']): AdvertenciasDeLote;
  readonly halladas: readonly AdvertenciaDePartida[];
}

const LISTADAS_MAX = 1_000;
const PARECIDAS_LISTADAS_MAX = 3;

export function abrirAdvertencias(db: Database, hoy: string): JuicioDeAdvertencias {
  const mirarTanda = abrirMirada(db, hoy);
  const halladas: AdvertenciaDePartida[] = [];
  const lista: AdvertenciaDeLote[] = [];
  const cuantas = new Map<CodigoDeLote, number>();
  const sello = createHash('sha256');
  let orden = 0;
  return {
    halladas,
    async mirar(tanda) {
      const miradas = await mirarTanda(tanda.map(({ partida }) => partida));
      const rechazos: ErrorDeLote[] = [];
      for (const [indice, { partida, linea, excede }] of tanda.entries()) {
        orden++;
        // What waits for another person is judged when it is posted.
        if (excede === null) rechazos.push(...enSuLinea(miradas[indice]?.rechazos ?? [], linea));
        for (const { codigo, clave, mensaje, partidas } of miradas[indice]?.advertencias ?? []) {
          // What is history is late by what it is: a hundred thousand times the same says nothing.
          if (codigo === 'FECHA_ATRASADA' && partida.origen === 'historia') continue;
          halladas.push({ partida: partida.id, codigo, clave, mensaje });
          sello.update(`${orden} ${codigo} ${clave}\n`);
          cuantas.set(codigo, (cuantas.get(codigo) ?? 0) + 1);
          if (lista.length < LISTADAS_MAX)
            lista.push({ linea, codigo, mensaje, partidas: partidas.slice(0, PARECIDAS_LISTADAS_MAX) });
        }
      }
      return rechazos;
    },
    cerrar(anteriores) {
      if (anteriores.length > 0) cuantas.set('ARCHIVO_REPETIDO', 1);
      sello.update(`archivo ${anteriores.length}\n`);
      const porCodigo = codigosDeLote.flatMap((codigo) => {
        const suyas = cuantas.get(codigo);
        return suyas === undefined ? [] : [{ codigo, cuantas: suyas }];
      });
      const total = porCodigo.reduce((suma, uno) => suma + uno.cuantas, 0);
      return { total, sena: sello.digest('hex'), porCodigo, lista, anteriores };
    },
  };
}

const enSuLinea = (rechazos: readonly ErrorEnCampo[], linea: number): ErrorDeLote[] =>
  rechazos.map((rechazo) => ({ ...rechazo, linea }));

export interface Lectura {
  readonly aceptadas: readonly AceptacionDeLote[];
  /** The sign of what was read. */
  readonly leidas: string | undefined;
}

/** What was accepted is what there is now, and all of it; or nothing is done. */
export function exigirAceptadasDeLote(halladas: AdvertenciasDeLote, { aceptadas, leidas }: Lectura): void {
  if (leidas !== undefined && leidas !== halladas.sena) throw new ProblemaError('ADVERTENCIA_CAMBIADA');
  if (halladas.total === 0 && aceptadas.length > 0) throw new ProblemaError('ADVERTENCIA_CAMBIADA');
  const sinMotivo = halladas.porCodigo.filter(
    ({ codigo }) => !aceptadas.some((aceptada) => aceptada.codigo === codigo),
  );
  if (halladas.total === 0 || (sinMotivo.length === 0 && leidas !== undefined)) return;
  throw new ProblemaError('ADVERTENCIA_SIN_ACEPTAR', {
    detalle: `${cuantasHay(halladas.total)} No se guardó nada: ensaye el envío, léalas y mande un motivo por cada clase.`,
    errores: [
      ...halladas.anteriores.map(({ nombre, por, en }) => ({
        linea: 1,
        campo: '',
        codigo: 'ARCHIVO_REPETIDO',
        mensaje: `${por.nombre} ya importó este mismo archivo${nombre === '' ? '' : `, «${nombre}»`}, el ${en.slice(0, 10)}.`,
      })),
      ...halladas.lista.map(({ linea, codigo, mensaje }) => ({ linea, campo: '', codigo, mensaje })),
    ],
  });
}

const cuantasHay = (total: number) =>
  total === 1
    ? 'Hay una advertencia sin aceptar.'
    : `Hay ${total.toLocaleString('es-GT')} advertencias sin aceptar.`;
