// Puts a day of jornadas in the database as it happened, because PostgreSQL asks for it: opened on a count, moved while
// they are open, counted, closed and reviewed. Each step is one statement for all the cajas of the day.
import { valorDeConteo } from '@cuadra/core/cajas/denominaciones';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { identificadorDe } from '../identificador.ts';
import { TASA_DEL_DOLAR } from './cajas-demo.ts';
import type { JornadaContada } from './contar-jornadas.ts';
import type { MovimientoContado } from './contar-movimientos.ts';

export async function guardarJornadas(tx: Tx, jornadas: readonly JornadaContada[]): Promise<void> {
  if (jornadas.length === 0) return;
  const diferencias = jornadas.flatMap(diferenciasDe);
  await abrir(jornadas).execute(tx);
  await contar('apertura', jornadas).execute(tx);
  await mover(jornadas.flatMap(movimientosDe)).execute(tx);
  await contar('cierre', jornadas).execute(tx);
  await cerrar(jornadas).execute(tx);
  await decidir(jornadas.flatMap(pasosDe)).execute(tx);
  if (diferencias.length > 0) await mover(diferencias).execute(tx);
  await terminar(jornadas).execute(tx);
}

const filas = (lista: readonly object[]): RawBuilder<unknown> => sql`${JSON.stringify(lista)}::json`;

function abrir(jornadas: readonly JornadaContada[]): RawBuilder<unknown> {
  const nuevas = jornadas.map(({ id, caja, fecha, horario }) => {
    return { id, caja: caja.id, cajero: caja.cajero, fecha, en: horario.abre };
  });
  return sql`insert into jornada (id, caja, cajero, fecha, abierta_en)
    select j.* from json_to_recordset(${filas(nuevas)})
      as j(id uuid, caja uuid, cajero uuid, fecha date, en timestamptz)`;
}

function contar(clase: 'apertura' | 'cierre', jornadas: readonly JornadaContada[]): RawBuilder<unknown> {
  const arqueos = jornadas.map(({ id, caja, horario, ...jornada }) => ({
    id: identificadorDe(`arqueo ${clase} ${id}`),
    jornada: id,
    conteo: jornada[clase],
    efectivo: valorDeConteo(jornada[clase]),
    por: caja.cajero,
    en: clase === 'apertura' ? horario.abre : horario.cuenta,
  }));
  return sql`insert into arqueo (id, jornada, clase, conteo, tasa_dolar, efectivo, cheque, vale, contado_por, hecho_en)
    select a.id, a.jornada, ${clase}, a.conteo, ${TASA_DEL_DOLAR}, a.efectivo, 0, 0, a.por, a.en
    from json_to_recordset(${filas(arqueos)})
      as a(id uuid, jornada uuid, conteo jsonb, efectivo bigint, por uuid, en timestamptz)`;
}

type FilaDeMovimiento = MovimientoContado & { jornada: string; por: string; en: string };

function movimientosDe({ id: jornada, caja, horario, movimientos }: JornadaContada): FilaDeMovimiento[] {
  return movimientos.map((movimiento, n) => {
    return { ...movimiento, jornada, por: caja.cajero, en: horario.movimiento(n, movimientos.length) };
  });
}

/** Made by whoever had the last word. */
function diferenciasDe({ id: jornada, diferencia, horario, revision }: JornadaContada): FilaDeMovimiento[] {
  const por = revision.pasos.at(-1)?.por;
  if (diferencia === undefined || por === undefined) return [];
  return [{ ...diferencia, jornada, por, en: horario.aprueba }];
}

/** In order: that is the one of their receipts. */
function mover(movimientos: readonly FilaDeMovimiento[]): RawBuilder<unknown> {
  return sql`insert into movimiento_de_caja
      (id, partida, jornada, clase, sentido, medio, monto, id_cuenta, concepto, documento, traslado, hecho_por, registrado_en)
    select m.id, m.partida, m.jornada, m.clase, m.sentido, 'efectivo', m.monto, m."idCuenta", m.concepto, m.documento,
      m.traslado, m.por, m.en
    from json_to_recordset(${filas(movimientos)}) as m(id uuid, partida uuid, jornada uuid, clase text, sentido text,
      monto bigint, "idCuenta" text, concepto text, documento text, traslado uuid, por uuid, en timestamptz)`;
}

function cerrar(jornadas: readonly JornadaContada[]): RawBuilder<unknown> {
  const cerradas = jornadas.map(({ id, horario, revision: { explicacion } }) => {
    return { id, en: horario.cierra, explicacion };
  });
  return sql`update jornada set estado = 'cerrada', cerrada_en = c.en, explicacion = c.explicacion
    from json_to_recordset(${filas(cerradas)}) as c(id uuid, en timestamptz, explicacion text)
    where jornada.id = c.id`;
}

function pasosDe({ id: jornada, horario, revision: { pasos } }: JornadaContada) {
  const idDe = (paso: string) => identificadorDe(`paso ${paso} ${jornada}`);
  const propuesta = pasos.some(({ paso }) => paso === 'proponer') ? idDe('proponer') : null;
  return pasos.map((paso) => ({
    ...paso,
    id: idDe(paso.paso),
    jornada,
    en: propuesta !== null && paso.paso === 'revisar' ? horario.aprueba : horario.revisa,
    propuesta: paso.paso === 'revisar' ? propuesta : null,
  }));
}

function decidir(pasos: readonly object[]): RawBuilder<unknown> {
  return sql`insert into paso_de_revision (id, jornada, paso, por, en, texto, destino, propuesta)
    select p.* from json_to_recordset(${filas(pasos)})
      as p(id uuid, jornada uuid, paso text, por uuid, en timestamptz, texto text, destino text, propuesta uuid)`;
}

function terminar(jornadas: readonly JornadaContada[]): RawBuilder<unknown> {
  const terminadas = jornadas
    .filter(({ revision }) => revision.estado !== 'cerrada')
    .map(({ id, horario, revision: { estado, pasos } }) => {
      const en = pasos.length > 1 ? horario.aprueba : horario.revisa;
      return { id, estado, en: estado === 'revisada' ? en : null };
    });
  return sql`update jornada set estado = t.estado, revisada_en = t.en
    from json_to_recordset(${filas(terminadas)}) as t(id uuid, estado text, en timestamptz)
    where jornada.id = t.id`;
}
