// What the global search finds of the banks: accounts by bank, number or name; lines by what the bank wrote, their document or
// their amount; cheques by number or beneficiary.
import type { EstadoDeCheque } from '@cuadra/core/bancos/cheque';
import { type Centavos, leerQuetzales, magnitud } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Fuente, Pregunta, ResultadosDe } from '#escritorio/busqueda/fuente.ts';
import { contieneTodas } from '#platform/database/contiene.ts';
import { mesDe } from './conciliaciones/mes-de-cuenta.ts';
import { BANCOS, enlaceABanco } from './enlace.ts';

export const fuenteDeCuentasBancarias: Fuente = {
  permiso: 'bancos:ver',
  buscar: async (pregunta) => ({
    id: 'cuentas-bancarias',
    label: 'Cuentas bancarias',
    results: await buscarCuentas(pregunta),
  }),
};

export const fuenteDeLineasDeBanco: Fuente = {
  permiso: 'bancos:ver',
  buscar: async (pregunta) => ({
    id: 'lineas-de-banco',
    label: 'Líneas del banco',
    results: await buscarLineas(pregunta),
  }),
};

export const fuenteDeCheques: Fuente = {
  permiso: 'bancos:ver',
  buscar: async (pregunta) => ({ id: 'cheques', label: 'Cheques', results: await buscarCheques(pregunta) }),
};

async function buscarCuentas({
  plataforma: { db },
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'cuentas-bancarias'>> {
  const { rows } = await sql<{ id: string; banco: string; numero: string; nombre: string }>`
    select c.id, c.banco, c.numero, c.nombre from cuenta_bancaria c
    where ${contieneTodas(sql`c.banco || ' ' || c.numero || ' ' || c.nombre`, texto)}
    order by c.activa desc, c.nombre, c.id limit ${limite}`.execute(db);
  return rows.map(({ id, banco, numero, nombre }) => ({
    link: `${BANCOS}?vista=mesa&cuenta=${id}`,
    value: nombre,
    title: nombre,
    ...{ id, banco, numero },
  }));
}

interface LineaHallada {
  readonly id: string;
  readonly cuenta: string;
  readonly cuentaBancaria: string;
  readonly fecha: string;
  readonly texto: string;
  readonly referencia: string | null;
  readonly monto: Centavos;
}

/** Below it, no index of what is written helps. */
const LETRAS_MIN = 3;
/** From each account: a common word is among the newest, where it is looked for first. */
const RECIENTES = 500;
/** Enough to choose the newest from. */
const CANDIDATOS_MAX = 500;

async function buscarLineas(pregunta: Pregunta): Promise<ResultadosDe<'lineas-de-banco'>> {
  const { texto, limite } = pregunta;
  const palabras = texto.split(/\s+/).filter((palabra) => palabra.length >= LETRAS_MIN);
  const monto = leerQuetzales(texto);
  const formas = [
    ...(palabras.length === 0 ? [] : [contieneTodas(sql`l.texto`, palabras.join(' '))]),
    ...(texto.length < LETRAS_MIN ? [] : [sql<boolean>`l.referencia = ${texto}`]),
    ...(monto === undefined || monto === 0 ? [] : [sql<boolean>`abs(l.monto) = ${magnitud(monto)}`]),
  ];
  if (formas.length === 0) return [];
  const recientes = await leerLineas(
    pregunta,
    sql`(select id from cuenta_bancaria) c cross join lateral (
      select * from (select * from linea_de_banco where cuenta_bancaria = c.id order by fecha desc, orden desc limit ${RECIENTES}) l
      where ${sql.join(formas, sql` or `)}) l`,
  );
  const halladas = recientes.length >= limite ? recientes : await leerLineas(pregunta, enTodas(formas));
  return halladas.map(({ id, cuenta, cuentaBancaria, fecha, texto: title, referencia, monto: suyo }) => ({
    link: `${enlaceABanco('mesa', { cuenta, ...mesDe(fecha) })}&banco=todas&linea=${id}`,
    value: title,
    title,
    ...{ id, cuentaBancaria, fecha, referencia, monto: suyo },
  }));
}

const enTodas = (formas: readonly RawBuilder<boolean>[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    formas.map((forma) => sql`(select l.id from linea_de_banco l where ${forma} limit ${CANDIDATOS_MAX})`),
    sql` union `,
  )}) x join linea_de_banco l on l.id = x.id`;

async function leerLineas(
  { plataforma: { db }, limite }: Pregunta,
  cuales: RawBuilder<unknown>,
): Promise<readonly LineaHallada[]> {
  const { rows } = await sql<LineaHallada>`
    select l.id, l.cuenta_bancaria as cuenta, b.nombre as cuenta_bancaria, l.fecha, l.texto, l.referencia, l.monto
    from ${cuales} join cuenta_bancaria b on b.id = l.cuenta_bancaria
    order by l.fecha desc, l.orden desc, l.id limit ${limite}`.execute(db);
  return rows;
}

interface ChequeHallado {
  readonly id: string;
  readonly numero: number;
  readonly cuentaBancaria: string;
  readonly fecha: string;
  readonly estado: EstadoDeCheque;
  readonly monto: Centavos | null;
  readonly beneficiario: string | null;
  readonly concepto: string;
}

const NUMERO = /^\d{1,12}$/;

async function buscarCheques({
  plataforma: { db },
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'cheques'>> {
  const formas = [
    ...(NUMERO.test(texto)
      ? [
          sql`select k.id from cuenta_bancaria c join cheque k on k.cuenta_bancaria = c.id and k.numero = ${texto}::bigint`,
        ]
      : []),
    ...(texto.length < LETRAS_MIN
      ? []
      : [
          sql`select k.id from cheque k where k.beneficiario is not null and ${contieneTodas(sql`k.beneficiario`, texto)} limit ${CANDIDATOS_MAX}`,
        ]),
  ];
  if (formas.length === 0) return [];
  const { rows } = await sql<ChequeHallado>`
    select k.id, k.numero, b.nombre as cuenta_bancaria, k.fecha, k.estado, k.monto, k.beneficiario, k.concepto
    from (${sql.join(
      formas.map((forma) => sql`(${forma})`),
      sql` union `,
    )}) x join cheque k on k.id = x.id join cuenta_bancaria b on b.id = k.cuenta_bancaria
    order by k.fecha desc, k.numero desc, k.id limit ${limite}`.execute(db);
  return rows.map(({ beneficiario, concepto, ...cheque }) => ({
    link: `${BANCOS}?vista=cheques&cheque=${cheque.id}`,
    value: String(cheque.numero),
    title: beneficiario ?? concepto,
    ...cheque,
  }));
}
