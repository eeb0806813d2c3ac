// Handing over what was printed. The first time is the original. Every other is a reprint: the same bytes, to the last
// one, because a folio is not changed by being printed again; what marks it is its number, its reason and a certificate
// apart, which names the file by its digest.
import { hash } from 'node:crypto';
import { MINUTOS_DE_ENTREGA } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import {
  type Entrega,
  nombresDeLibro,
  type Pieza,
} from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Archivo } from '#platform/http/mount.ts';
import { leerMembrete } from '#platform/pdf/membrete.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { DatosDeConstancia } from './constancia-pdf.ts';
import { exigirLibrosLegales } from './exigir-libros-legales.ts';
import { verPieza } from './queries.ts';

export async function pedirEntrega(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  id: string,
  motivo: string | undefined,
): Promise<Entrega> {
  const { entregas } = await verPieza(tx, id);
  const n = entregas.length + 1;
  if (n === 1 && !actor.permisos.has('libros:imprimir')) throw new ProblemaError('SIN_PERMISO');
  if (n > 1 && motivo === undefined) throw new ProblemaError('REIMPRESION_SIN_MOTIVO');
  const nueva = { pieza: id, n, por: actor.id, en: ahora.toString(), motivo: motivo ?? null };
  await tx.insertInto('entregaDePieza').values(nueva).execute();
  await avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'folios-cambio' });
  return { n, por: { id: actor.id, nombre: actor.nombre }, en: nueva.en, motivo: nueva.motivo };
}

export interface ClaveDeEntrega {
  readonly id: string;
  readonly n: number;
}

export async function bajarFolios(
  db: Database,
  { actor, ahora }: ContextoConActor,
  clave: ClaveDeEntrega,
): Promise<Archivo> {
  const { pieza, entrega } = await suEntrega(db, actor, clave);
  const vence = Temporal.Instant.from(entrega.en).add({ minutes: MINUTOS_DE_ENTREGA });
  if (Temporal.Instant.compare(ahora, vence) > 0) throw new ProblemaError('ENTREGA_VENCIDA');
  const { contenido } = await db
    .selectFrom('piezaLegal')
    .select('contenido')
    .where('id', '=', pieza.id)
    .executeTakeFirstOrThrow();
  if (hash('sha256', contenido, 'hex') !== pieza.huella)
    throw new Error(`Lo guardado de la pieza ${pieza.id} no es lo que se imprimió`);
  const marca = entrega.n === 1 ? '' : `-reimpresion-${entrega.n - 1}`;
  return { nombre: `${nombreDe(pieza)}${marca}.pdf`, modo: 'inline', contenido };
}

export async function bajarConstancia(
  { db, pdf }: Plataforma,
  { actor }: ContextoConActor,
  clave: ClaveDeEntrega,
): Promise<Archivo> {
  const { pieza, entrega } = await suEntrega(db, actor, clave);
  if (entrega.n === 1) throw new ProblemaError('NO_ENCONTRADO');
  const datos: DatosDeConstancia = { institucion: await leerMembrete(db), pieza, entrega };
  return {
    nombre: `${nombreDe(pieza)}-constancia-${entrega.n - 1}.pdf`,
    modo: 'inline',
    contenido: pdf.hacer({ modulo: new URL('./constancia-pdf.ts', import.meta.url), datos }),
  };
}

async function suEntrega(db: Database, actor: Actor, { id, n }: ClaveDeEntrega) {
  await exigirLibrosLegales(db, actor);
  const pieza = await verPieza(db, id);
  const entrega = pieza.entregas.find((una) => una.n === n && una.por.id === actor.id);
  if (entrega === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return { pieza, entrega };
}

/** `libro-diario-folios-101-134`. */
function nombreDe({ libro, folios }: Pieza): string {
  const nombre = nombresDeLibro[libro].toLowerCase().replaceAll(' ', '-');
  return `${nombre}-folios-${folios[0]?.desde ?? ''}-${folios.at(-1)?.hasta ?? ''}`;
}
