// A lote into the books, before another person or among the drafts, whole: one transaction, as many statements as it has
// tandas, through the same door as every partida. Its warnings are judged with the order of the books in hand: nothing
// comes between what is found and what is posted.
import {
  type AceptacionDeLote,
  type AdvertenciasDeLote,
  BORRADORES_POR_LOTE_MAX,
  type DestinoDeLote,
  ERRORES_LISTADOS_MAX,
  type ErrorDeLote,
  type ResultadoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { sql } from 'kysely';
import { type Contabilizada, contabilizarTandas } from '#contabilidad/libro/contabilizar.ts';
import { type Llave, tomarLlave } from '#contabilidad/libro/llaves.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { cambiarAccion, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import {
  type AdvertenciaDePartida,
  abrirAdvertencias,
  exigirAceptadasDeLote,
  type Lectura,
} from './advertencias-de-lote.ts';
import { ACCION, dejarBorradores } from './dejar-borradores.ts';
import type { Admitida } from './juzgar.ts';
import type { NumeroOriginal } from './numeros-originales.ts';
import { buscarAnteriores, guardarLote, type LoteGuardado, verLote } from './queries.ts';
import type { Recibido } from './recibir-lote.ts';

export interface LotePorContabilizar extends Recibido, Lectura {
  readonly destino: DestinoDeLote;
  readonly nombre: string;
  readonly tandas: () => AsyncIterable<readonly Admitida[]>;
  readonly huella: Buffer;
  readonly archivo: Buffer;
  readonly llave: Llave | undefined;
  /** How many are stored so far. */
  readonly alContabilizar: (hechas: number) => void;
}

/** How often it is told. */
const PARTIDAS_POR_AVISO = 1_000;

/** For waiting behind another lote, and for the largest tanda on a slow disk. */
const ESPERA_MAX_MS = 60_000;

export async function contabilizarLote(
  tx: Tx,
  contexto: ContextoConActor,
  lote: LotePorContabilizar,
): Promise<LoteGuardado> {
  const { primera, llave } = lote;
  await sql`select set_config('statement_timeout', ${String(ESPERA_MAX_MS)}, true),
    set_config('lock_timeout', ${String(ESPERA_MAX_MS)}, true)`.execute(tx);
  if (llave !== undefined) {
    const tomada = await tomarLlave(tx, contexto, llave, primera);
    if (tomada !== primera) return verLote(tx, tomada);
  }
  const aparte = separadasDe(lote);
  if (aparte > BORRADORES_POR_LOTE_MAX) throw sonDemasiados(aparte);
  const { aceptadas, series, borradores, originales } = await repartir(tx, contexto, lote);
  if (borradores.length > 0)
    await dejarBorradores(tx, contexto, borradores, { enviar: lote.destino !== 'borradores', ...lote });
  const { nombre, destino, partidas, lineas, sumas, huella, archivo } = lote;
  await guardarLote(tx, contexto, {
    ...{ primera, nombre, destino, partidas, lineas, sumas, huella, archivo },
    aceptadas,
    series,
    originales,
    borradores: borradores.map(({ id, agencia }) => ({ id, agencia })),
  });
  return verLote(tx, primera);
}

/** How many of them are not for the books yet. */
export function separadasDe({
  destino,
  partidas,
  excedidas,
}: Pick<LotePorContabilizar, 'destino' | 'partidas' | 'excedidas'>): number {
  if (destino === 'contabilizar') return 0;
  return destino === 'repartir' ? excedidas : partidas;
}

const sonDemasiados = (cuantos: number) =>
  new ProblemaError('CUERPO_DEMASIADO_GRANDE', {
    detalle: `Son ${cuantos.toLocaleString('es-GT')} partidas para revisión o borradores; de una vez caben hasta ${BORRADORES_POR_LOTE_MAX.toLocaleString('es-GT')}. Divida el archivo.`,
  });

interface Repartido {
  readonly aceptadas: readonly (AceptacionDeLote & { readonly cuantas: number })[];
  readonly series: ResultadoDeLote['series'];
  readonly borradores: readonly PartidaPorContabilizar[];
  readonly originales: readonly NumeroOriginal[];
}

async function repartir(tx: Tx, contexto: ContextoConActor, lote: LotePorContabilizar): Promise<Repartido> {
  const { tandas, anios, alContabilizar } = lote;
  const vaAlLibro = ({ excede }: Admitida) =>
    lote.destino === 'contabilizar' || (lote.destino === 'repartir' && excede === null);
  const borradores: PartidaPorContabilizar[] = [];
  const originales: NumeroOriginal[] = [];
  const series: Series = new Map();
  let aceptadas: Repartido['aceptadas'] = [];
  async function* delLibro() {
    aceptadas = await aceptar(tx, contexto, lote);
    for await (const tanda of tandas()) {
      for (const admitida of tanda) {
        if (!vaAlLibro(admitida)) borradores.push(admitida.partida);
        if (admitida.original !== null)
          originales.push({ partida: admitida.partida.id, numero: admitida.original });
      }
      yield tanda.filter(vaAlLibro).map(({ partida }) => partida);
    }
  }
  let hechas = 0;
  alContabilizar(hechas);
  const alguna = separadasDe(lote) < lote.partidas;
  const ejercicios = alguna ? anios : [];
  for await (const hecha of contabilizarTandas(tx, contexto.ahora, ejercicios, delLibro())) {
    extender(series, hecha);
    if (++hechas % PARTIDAS_POR_AVISO === 0) alContabilizar(hechas);
  }
  return { aceptadas, series: [...series.values()], borradores, originales };
}

/** Before anything is posted: from then on nobody changes what was accepted. */
async function aceptar(
  tx: Tx,
  contexto: ContextoConActor,
  { tandas, destino, archivo, aceptadas, leidas }: LotePorContabilizar,
): Promise<Repartido['aceptadas']> {
  // Whoever leaves a draft is asked nothing yet; that the file came before is told all the same.
  const juicio = abrirAdvertencias(tx, hoyEn({ ahora: () => contexto.ahora }).toString());
  if (destino !== 'borradores') for await (const tanda of tandas()) exigirConSaldo(await juicio.mirar(tanda));
  const halladas = juicio.cerrar(await buscarAnteriores(tx, contexto.actor, archivo));
  exigirAceptadasDeLote(halladas, { aceptadas, leidas });
  const motivos = new Map(aceptadas.map(({ codigo, motivo }) => [codigo, motivo]));
  if (juicio.halladas.length > 0) {
    await cambiarAccion(tx, 'partidas:aceptar-advertencia');
    const quien = { por: contexto.actor.id, en: contexto.ahora };
    await guardarAceptadas(tx, quien, juicio.halladas, (codigo) => motivos.get(codigo) ?? '');
    await cambiarAccion(tx, ACCION);
  }
  return comoSeGuardan(halladas, motivos);
}

/** PostgreSQL would refuse it too, without saying in which line. */
function exigirConSaldo(rechazos: readonly ErrorDeLote[]): void {
  if (rechazos.length === 0) return;
  throw new ProblemaError('IMPORTACION_CON_ERRORES', {
    detalle: 'A una cuenta no le alcanza el saldo; no se contabilizó ninguna partida.',
    errores: rechazos.slice(0, ERRORES_LISTADOS_MAX),
  });
}

function comoSeGuardan(
  { porCodigo }: AdvertenciasDeLote,
  motivos: ReadonlyMap<AceptacionDeLote['codigo'], string>,
): Repartido['aceptadas'] {
  return porCodigo.map(({ codigo, cuantas }) => ({ codigo, cuantas, motivo: motivos.get(codigo) ?? '' }));
}

const POR_SENTENCIA = 5_000;

/** Each with its partida, as by hand. */
export async function guardarAceptadas(
  tx: Tx,
  { por, en }: { readonly por: string; readonly en: Temporal.Instant },
  halladas: readonly AdvertenciaDePartida[],
  motivoDe: (codigo: AdvertenciaDePartida['codigo']) => string,
): Promise<void> {
  for (let desde = 0; desde < halladas.length; desde += POR_SENTENCIA) {
    const unas = halladas.slice(desde, desde + POR_SENTENCIA);
    await sql`insert into advertencia_aceptada (partida, codigo, clave, mensaje, motivo, por, en)
      select u.*, ${por}::uuid, ${en.toString()}::timestamptz
      from unnest(${unas.map(({ partida }) => partida)}::uuid[], ${unas.map(({ codigo }) => codigo)}::text[],
        ${unas.map(({ clave }) => clave)}::text[], ${unas.map(({ mensaje }) => mensaje)}::text[],
        ${unas.map(({ codigo }) => motivoDe(codigo))}::text[]) u`.execute(tx);
  }
}

type Serie = ResultadoDeLote['series'][number];
type Series = Map<number, Serie>;

function extender(series: Series, { ejercicio, numero }: Contabilizada): void {
  const primerNumero = series.get(ejercicio)?.primerNumero ?? numero;
  series.set(ejercicio, { ejercicio, primerNumero, ultimoNumero: numero });
}
