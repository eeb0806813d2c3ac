// Somebody asks for a report as a file: what is short is made at once, what is long is queued.

import type { BodyOf } from '@cuadra/contract/endpoint';
import {
  ARCHIVOS_EN_CURSO_MAX,
  type ArchivoDeReporte,
  type pedirArchivo as contrato,
  DIAS_DE_VIDA,
  FILAS_AL_MOMENTO,
} from '@cuadra/contract/reportes/archivos';
import type { FormatoDeReporte } from '@cuadra/contract/reportes/nombres';
import { sql } from 'kysely';
import type { QuienPidio } from '#acceso/sesiones/contexto-de-trabajo.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { codigoImpreso, nuevoCodigo } from './codigo.ts';
import { type ArchivoPedido, hacerArchivo, nombreDeArchivo } from './hacer-archivo.ts';
import { verArchivo } from './queries.ts';
import type { Registro, ReportePedido } from './reporte.ts';

export const COLA_DE_REPORTES = 'reportes';
/** For those made by parts. Another queue: a process of an earlier version makes whole what it finds in its own. */
export const COLA_DE_PARTES = 'reportes-partes';

/** Up to here one process is done before others are under way. */
const FILAS_PARA_REPARTIR = 20_000;
/** How many processes may share one: a job each. */
const MANOS = 6;

/** What is queued: whose it is, and from which session it was asked for. */
export interface TrabajoDeReporte extends QuienPidio {
  readonly archivo: string;
}

/** A PDF keeps its pages until they know how many they are; sheets leave as they are made. */
const FILAS_MAX: Readonly<Record<FormatoDeReporte, number>> = { pdf: 100_000, xlsx: 500_000, csv: 500_000 };
const VENCIDOS_POR_VEZ = 20;

export async function pedirArchivo(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  registro: Registro,
  { reporte, formato, filtros }: BodyOf<typeof contrato>,
): Promise<ArchivoDeReporte> {
  const { db, reportes } = plataforma;
  const { actor, ahora } = contexto;
  const pedido = registro[reporte].pedir(actor, formato, filtros);
  const { valor: filas } = await reportes.leer((lugar) => pedido.contar(lugar, contexto));
  exigirTamano(formato, filas);
  const codigo = nuevoCodigo();
  const esLargo = filas > FILAS_AL_MOMENTO;
  const id = await escribir(db, contexto, 'reportes:pedir', async (tx) => {
    await olvidarVencidos(tx, ahora);
    const nuevo = await guardarPedido(tx, plataforma, contexto, pedido, { codigo, filas, esLargo });
    if (!esLargo) return nuevo;
    await exigirPocosEnCurso(tx, contexto);
    const trabajo: TrabajoDeReporte = { archivo: nuevo, usuario: actor.id, sesion: actor.sesion };
    const seReparte = filas > FILAS_PARA_REPARTIR && pedido.partes !== undefined;
    const cola = seReparte ? COLA_DE_PARTES : COLA_DE_REPORTES;
    for (let i = 0; i < (seReparte ? MANOS : 1); i++) await plataforma.trabajos.encolar(tx, cola, trabajo);
    return nuevo;
  });
  if (!esLargo) await hacerAhora(plataforma, contexto, { id, codigo, filas, pedido });
  return verArchivo(db, actor, ahora, id);
}

/** What could not be made leaves nothing behind. */
async function hacerAhora(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  archivo: ArchivoPedido,
): Promise<void> {
  try {
    await hacerArchivo(plataforma, contexto, archivo);
  } catch (error) {
    await escribir(plataforma.db, contexto, 'reportes:descartar', (tx) =>
      tx.deleteFrom('archivoReporte').where('id', '=', archivo.id).execute(),
    );
    throw error;
  }
}

async function guardarPedido(
  tx: Tx,
  { reloj }: Plataforma,
  { actor, ahora }: ContextoConActor,
  { reporte, formato, filtros, titulo }: ReportePedido,
  { codigo, filas, esLargo }: Pick<ArchivoPedido, 'codigo' | 'filas'> & { readonly esLargo: boolean },
): Promise<string> {
  const { id } = await tx
    .insertInto('archivoReporte')
    .values({
      codigo,
      reporte,
      titulo,
      formato,
      nombre: nombreDeArchivo(titulo, hoyEn(reloj).toString(), codigoImpreso(codigo), formato),
      filtros: JSON.stringify(filtros),
      usuario: actor.id,
      estado: esLargo ? 'en_cola' : 'haciendo',
      filas,
      pedidoEn: ahora.toString(),
      venceEn: ahora.add({ hours: 24 * DIAS_DE_VIDA }).toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function exigirTamano(formato: FormatoDeReporte, filas: number): void {
  const maximo = FILAS_MAX[formato];
  if (filas <= maximo) return;
  const cifra = (numero: number) => numero.toLocaleString('es-GT');
  throw new ProblemaError('REPORTE_DEMASIADO_GRANDE', {
    detalle: `El archivo tendría ${cifra(filas)} filas y en ${formato.toUpperCase()} caben ${cifra(maximo)}. Acorte las fechas o agregue filtros.`,
  });
}

async function exigirPocosEnCurso(tx: Tx, { actor }: ContextoConActor): Promise<void> {
  const { enCurso } = await tx
    .selectFrom('archivoReporte')
    .select(({ fn }) => fn.countAll<number>().as('enCurso'))
    .where('usuario', '=', actor.id)
    .where('estado', 'in', ['en_cola', 'haciendo'])
    .executeTakeFirstOrThrow();
  if (enCurso > ARCHIVOS_EN_CURSO_MAX) throw new ProblemaError('DEMASIADOS_ARCHIVOS');
}

/** Whoever asks for a file takes away some whose time is over; what somebody else holds is left for the next. */
async function olvidarVencidos(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  await sql`delete from archivo_reporte where id = any (array(
    select id from archivo_reporte where vence_en <= ${ahora.toString()}::timestamptz
    order by vence_en limit ${VENCIDOS_POR_VEZ} for update skip locked))`.execute(tx);
}
