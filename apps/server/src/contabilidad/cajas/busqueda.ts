// What the global search finds of the cajas: receipts, by their number, their document or whoever brought or took the cash, and
// the cajas by name. Nothing of what the books say of any: only what is on a receipt that the person may see.
import type { ClaseDeMovimiento } from '@cuadra/core/cajas/movimiento';
import { numeroDeRecibo } from '@cuadra/core/cajas/recibo';
import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Fuente, Pregunta, ResultadosDe } from '#escritorio/busqueda/fuente.ts';
import { contiene, contieneTodas } from '#platform/database/contiene.ts';
import { hoyEn } from '#platform/reloj.ts';
import { CAJAS, enlaceAJornada } from './enlace.ts';
import { documentoDePersona } from './movimientos/ive/documento-de-persona.ts';
import { puedeVerCaja, puedeVerJornada } from './visibilidad.ts';

export const fuenteDeCajas: Fuente = {
  permiso: 'cajas:ver',
  buscar: async (pregunta) => ({ id: 'cajas', label: 'Cajas', results: await buscarCajas(pregunta) }),
};

export const fuenteDeRecibos: Fuente = {
  permiso: 'cajas:ver',
  buscar: async (pregunta) => ({ id: 'recibos', label: 'Recibos', results: await buscarRecibos(pregunta) }),
};

async function buscarCajas({
  plataforma: { db, reloj },
  actor,
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'cajas'>> {
  const { rows } = await sql<{ id: string; codigo: string; nombre: string; nombreAgencia: string }>`
    select c.id, c.codigo, c.nombre, g.nombre_agencia
    from caja c join agencia g on g.id_agencia = c.agencia
    where ${contieneTodas(sql`c.codigo || ' ' || c.nombre`, texto)} and ${puedeVerCaja(actor, hoyEn(reloj).toString())}
    order by c.activa desc, c.agencia, c.codigo
    limit ${limite}`.execute(db);
  return rows.map(({ id, codigo, nombre, nombreAgencia }) => ({
    link: `${CAJAS}?caja=${id}`,
    value: nombre,
    title: nombre,
    ...{ id, codigo, nombreAgencia },
  }));
}

interface Hallado {
  readonly id: string;
  readonly recibo: number;
  readonly codigo: string;
  readonly jornada: string;
  readonly fecha: string;
  readonly clase: ClaseDeMovimiento;
  readonly monto: Centavos;
  readonly concepto: string;
}

/** With that number first; then by what is written on it, from the newest. */
async function buscarRecibos(pregunta: Pregunta): Promise<ResultadosDe<'recibos'>> {
  const { limite } = pregunta;
  const [porNumero, porTexto] = await Promise.all([buscarPorNumero(pregunta), buscarPorTexto(pregunta)]);
  const hallados = new Map([...porNumero, ...porTexto].map((uno) => [uno.id, uno]));
  return [...hallados.values()].slice(0, limite).map((hallado) => {
    const { id, codigo, recibo, jornada, fecha, clase, monto, concepto } = hallado;
    const numero = numeroDeRecibo(codigo, recibo);
    return {
      link: `${enlaceAJornada(jornada)}&movimiento=${id}`,
      value: numero,
      title: concepto,
      ...{ id, numero, fecha, clase, monto },
    };
  });
}

/** `C1-000123`, `c1-123`, `000123`. */
const NUMERO = /^(?:([a-z0-9]{1,6})\s*-\s*)?(\d{1,9})$/i;

async function buscarPorNumero(pregunta: Pregunta): Promise<readonly Hallado[]> {
  const [, codigo, recibo] = NUMERO.exec(pregunta.texto) ?? [];
  if (recibo === undefined) return [];
  const deEsaCaja = codigo === undefined ? sql`true` : sql`c.codigo = ${codigo.toUpperCase()}`;
  return leer(
    pregunta,
    sql`caja c join movimiento_de_caja m on m.caja = c.id and m.recibo = ${recibo}::int and ${deEsaCaja}`,
  );
}

/** Below it, no index of what is written helps. */
const LETRAS_MIN = 3;
/** How many of the newest jornadas that the person may see: a cajero looks for no older receipt than those of a year of their own. */
const JORNADAS_RECIENTES = { deTodas: 100, propias: 250 } as const;
/** Enough to choose the newest from. */
const CANDIDATOS_MAX = 500;

/** A common name is among the newest, where it is looked for first; only what is not common there is looked for in all. */
async function buscarPorTexto(pregunta: Pregunta): Promise<readonly Hallado[]> {
  const { texto, actor, limite } = pregunta;
  const palabras = texto.split(/\s+/).filter((palabra) => palabra.length >= LETRAS_MIN);
  if (palabras.length === 0) return [];
  const formas = [
    contieneTodas(sql`persona_nombre`, palabras.join(' ')),
    contiene(sql`documento`, texto),
    sql`persona_documento = ${documentoDePersona(texto)}`,
  ];
  const recientes = await buscarEnRecientes(pregunta, formas);
  if (!actor.permisos.has('arqueos:ver') || recientes.length >= limite) return recientes;
  return buscarEnTodos(pregunta, formas);
}

function buscarEnRecientes(
  pregunta: Pregunta,
  formas: readonly RawBuilder<unknown>[],
): Promise<readonly Hallado[]> {
  const { actor } = pregunta;
  const cuantas = actor.permisos.has('arqueos:ver') ? JORNADAS_RECIENTES.deTodas : JORNADAS_RECIENTES.propias;
  return leer(
    pregunta,
    sql`(select j.id from jornada j join caja c on c.id = j.caja where ${puedeVerJornada(actor)}
        order by j.fecha desc, j.abierta_en desc limit ${cuantas}) r
      cross join lateral (
        -- Apart, so that each jornada is read by itself.
        select * from movimiento_de_caja where jornada = r.id and (${sql.join(formas, sql` or `)}) offset 0) m
      join caja c on c.id = m.caja`,
  );
}

function buscarEnTodos(
  pregunta: Pregunta,
  formas: readonly RawBuilder<unknown>[],
): Promise<readonly Hallado[]> {
  const { agencias } = pregunta.actor;
  const candidatos = (condicion: RawBuilder<unknown>) =>
    sql`(select id from movimiento_de_caja where ${condicion}
      and caja = any(array(select id from caja where agencia = any(${agencias}::text[]))) limit ${CANDIDATOS_MAX})`;
  return leer(
    pregunta,
    sql`(${sql.join(formas.map(candidatos), sql` union `)}) x
      join movimiento_de_caja m on m.id = x.id join caja c on c.id = m.caja`,
  );
}

async function leer(
  { plataforma: { db }, actor, limite }: Pregunta,
  cuales: RawBuilder<unknown>,
): Promise<readonly Hallado[]> {
  const { rows } = await sql<Hallado>`
    select m.id, m.recibo, c.codigo, m.jornada, m.fecha, m.clase, m.monto, m.concepto
    from ${cuales} join jornada j on j.id = m.jornada
    where ${puedeVerJornada(actor)}
    order by m.fecha desc, m.registrado_en desc
    limit ${limite}`.execute(db);
  return rows;
}
