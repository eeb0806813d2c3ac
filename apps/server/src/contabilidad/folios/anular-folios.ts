// Spoiled sheets. Blank ones are the next of the stock, and are used up by being annulled. Printed ones stay in the book
// as annulled and what they said is printed again, as it was, on the next folios: in the same transaction, so that the
// book never lacks a page.

import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import type { anularFolios as contrato } from '@cuadra/contract/contabilidad/folios/folios';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import type { EncargoDeSustitucion } from '#contabilidad/imprenta/sustitucion-pdf.ts';
import type { HojaDeLibro, Pliego } from '#contabilidad/imprenta/tipos.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarFolios } from './avisos.ts';
import { conRechazos } from './como-problema.ts';
import { leyendaDe } from './componer-libro.ts';
import { exigirLibrosLegales } from './exigir-libros-legales.ts';
import { delFolioAl, exigirQueSeUsenFolios } from './exigir-que-se-usen-folios.ts';
import { cuantos, primeros, rangosLibres } from './existencias.ts';
import { type GuardarHoja, guardarPieza, tomarLibro } from './guardar-pieza.ts';

type Pedido = BodyOf<typeof contrato>;
type Anulacion = ResponseOf<typeof contrato>;

const ACCION = 'libros:anular-folios';

export async function anularFolios(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  libro: LibroLegal,
  pedido: Pedido,
): Promise<Anulacion> {
  const { db } = plataforma;
  await exigirLibrosLegales(db, contexto.actor);
  const impresas = await leerImpresas(db, libro, pedido);
  const anulacion =
    impresas.length === 0
      ? escribir(db, contexto, ACCION, (tx) => anularEnBlanco(tx, contexto, libro, pedido))
      : anularImpresas(plataforma, contexto, libro, pedido, impresas);
  return conRechazos(anulacion);
}

async function tomarParaAnular(
  tx: Tx,
  contexto: ContextoConActor,
  libro: LibroLegal,
  pedido: Pedido,
): Promise<void> {
  const dicho = `anular ${delFolioAl(pedido)}. ${pedido.motivo}`;
  await exigirQueSeUsenFolios(tx, contexto, ACCION, { libro, que: pedido, dicho });
  await tomarLibro(tx, libro);
}

async function anularEnBlanco(
  tx: Tx,
  contexto: ContextoConActor,
  libro: LibroLegal,
  pedido: Pedido,
): Promise<Anulacion> {
  const { desde, hasta, motivo } = pedido;
  await tomarParaAnular(tx, contexto, libro, pedido);
  const cantidad = hasta - desde + 1;
  const libres = [...primeros(await rangosLibres(tx, libro), cantidad)];
  if (libres[0]?.folio !== desde || libres.at(-1)?.folio !== hasta || libres.length !== cantidad)
    throw new ProblemaError('FOLIO_NO_ANULABLE', {
      detalle: `En blanco se anulan los siguientes del libro, en orden: el próximo es el ${libres[0]?.folio ?? 'de otra autorización'}.`,
    });
  await tx
    .insertInto('folio')
    .values(
      libres.map(({ folio, autorizacion }) => ({
        libro,
        numero: folio,
        autorizacion,
        estado: 'anulado' as const,
        motivo,
        anuladoPor: contexto.actor.id,
        anuladoEn: contexto.ahora.toString(),
      })),
    )
    .execute();
  await avisarFolios(tx, contexto, libro, cantidad);
  return { anulados: cantidad, pieza: null };
}

interface HojaGuardada {
  readonly numero: number;
  readonly estado: 'impreso' | 'anulado';
  readonly pieza: string;
  readonly ejercicio: number;
  readonly desde: number | null;
  readonly hasta: number | null;
  readonly fechaMin: string;
  readonly contenido: Buffer;
  readonly huella: Buffer;
}

async function leerImpresas(
  db: Database,
  libro: LibroLegal,
  { desde, hasta }: Pedido,
): Promise<HojaGuardada[]> {
  const filas = await db
    .selectFrom('folio')
    .select(['numero', 'estado', 'pieza', 'ejercicio', 'desde', 'hasta', 'fechaMin', 'contenido', 'huella'])
    .where('libro', '=', libro)
    .where('numero', '>=', desde)
    .where('numero', '<=', hasta)
    .orderBy('numero')
    .execute();
  return filas.map(({ numero, estado, pieza, ejercicio, fechaMin, contenido, huella, ...partidas }) => {
    if (estado === 'anulado') throw yaAnulado(numero);
    if (pieza === null || ejercicio === null || fechaMin === null || contenido === null || huella === null)
      throw new Error(`El folio ${numero} no dice lo que lleva`);
    return { numero, estado, pieza, ejercicio, fechaMin, contenido, huella, ...partidas };
  });
}

const yaAnulado = (numero: number) =>
  new ProblemaError('FOLIO_NO_ANULABLE', { detalle: `El folio ${numero} ya está anulado.` });

async function anularImpresas(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  libro: LibroLegal,
  pedido: Pedido,
  impresas: readonly HojaGuardada[],
): Promise<Anulacion> {
  const [primera] = impresas;
  if (
    primera === undefined ||
    impresas.length !== pedido.hasta - pedido.desde + 1 ||
    impresas.some(({ pieza }) => pieza !== primera.pieza)
  )
    throw new ProblemaError('FOLIO_NO_ANULABLE', {
      detalle: 'Anule por separado los folios de cada impresión y los que están en blanco.',
    });
  const { db } = plataforma;
  if (!pedido.sustituir)
    return escribir(db, contexto, ACCION, async (tx) => {
      await tomarParaAnular(tx, contexto, libro, pedido);
      for (const { numero } of impresas) await marcar(tx, contexto, libro, numero, pedido.motivo, null);
      await avisarFolios(tx, contexto, libro, 0);
      return { anulados: impresas.length, pieza: null };
    });
  const { pieza, pdf, hojas } = await redibujar(plataforma, contexto, libro, primera.pieza, impresas);
  return escribir(db, contexto, ACCION, async (tx) => {
    await tomarParaAnular(tx, contexto, libro, pedido);
    for (const [i, { numero }] of impresas.entries())
      await marcar(tx, contexto, libro, numero, pedido.motivo, hojas[i]?.folio ?? null);
    const { id, ...comun } = pieza;
    const nueva = { ...comun, libro, clase: 'sustitucion' as const, sustituye: id, pdf };
    return { anulados: impresas.length, pieza: await guardarPieza(tx, contexto, nueva, hojas) };
  });
}

/** The same sheets on the next folios, which say whose place they take. */
async function redibujar(
  { db, pdf: taller }: Plataforma,
  { ahora }: ContextoConActor,
  libro: LibroLegal,
  id: string,
  impresas: readonly HojaGuardada[],
) {
  const { desde, hasta, ...resto } = await db
    .selectFrom('piezaLegal')
    .select(['id', 'titulo', 'ejercicio', 'desde', 'hasta', 'corte', 'pliego'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const pliego = resto.pliego as unknown as Pliego;
  const libres = await rangosLibres(db, libro);
  const nuevos = [...primeros(libres, impresas.length)];
  if (nuevos.length < impresas.length)
    throw new ProblemaError('FOLIOS_INSUFICIENTES', {
      detalle: `Para sustituirlos hacen falta ${impresas.length} folios y quedan ${cuantos(libres)}.`,
    });
  const datos: EncargoDeSustitucion = {
    pliego,
    propiedades: { titulo: resto.titulo, autor: pliego.institucion.nombre, creadoEn: ahora.toString() },
    hojas: impresas.flatMap(({ numero, contenido }, i) => {
      const nuevo = nuevos[i];
      if (nuevo === undefined) return [];
      const hoja = leerHoja(contenido);
      return [{ hoja, folio: nuevo.folio, leyenda: leyendaDe(nuevo), sustituye: numero }];
    }),
  };
  const pdf = await buffer(taller.hacer({ modulo: MODULO, datos }));
  const hojas = impresas.flatMap(({ numero: _, estado: __, pieza: ___, ...hoja }, i): GuardarHoja[] => {
    const nuevo = nuevos[i];
    return nuevo === undefined
      ? []
      : [{ ...hoja, folio: nuevo.folio, pagina: i + 1, autorizacion: nuevo.autorizacion }];
  });
  const partidas = desde === null || hasta === null ? null : { desde, hasta };
  return { pieza: { ...resto, pliego, partidas }, pdf, hojas };
}

const MODULO = new URL('../imprenta/sustitucion-pdf.ts', import.meta.url);

function leerHoja(contenido: Buffer): HojaDeLibro {
  return JSON.parse(inflateRawSync(contenido).toString()) as HojaDeLibro;
}

async function marcar(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  libro: LibroLegal,
  numero: number,
  motivo: string,
  sustituidoPor: number | null,
): Promise<void> {
  await tx
    .updateTable('folio')
    .set({ estado: 'anulado', motivo, anuladoPor: actor.id, anuladoEn: ahora.toString(), sustituidoPor })
    .where('libro', '=', libro)
    .where('numero', '=', numero)
    .execute();
}
