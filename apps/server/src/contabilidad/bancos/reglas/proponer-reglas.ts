// Rules that nobody wrote and people follow: what they made of lines of the bank in the last year, without a rule, three times or more and never
// otherwise. What a rule already says is not proposed.
import type { listarReglasPropuestas as contrato } from '@cuadra/contract/contabilidad/bancos/reglas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import {
  aplica,
  type LineaContabilizada,
  proponerReglas,
  type Regla,
  signoDe,
} from '@cuadra/core/bancos/reglas';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { leerReglasActivas } from './queries.ts';

const MESES = 12;
const HECHAS_MAX = 5_000;
const PROPUESTAS_MAX = 20;

interface Hecha {
  readonly texto: string;
  readonly monto: Centavos;
  readonly cuentaBancaria: string;
  readonly idCuenta: string;
  readonly concepto: string;
}

export async function listarReglasPropuestas(
  db: Database,
  ahora: Temporal.Instant,
): Promise<ResponseOf<typeof contrato>> {
  const reglas = await leerReglasActivas(db);
  const hechas = (await leerHechas(db, ahora)).filter((hecha) => !estaDicho(hecha, reglas));
  const propuestas = proponerReglas(hechas.map(comoContabilizada)).slice(0, PROPUESTAS_MAX);
  const nombres = await nombresDe(
    db,
    propuestas.map(({ idCuenta }) => idCuenta),
  );
  return propuestas.map((propuesta) => ({
    ...propuesta,
    nombreCuenta: nombres.get(propuesta.idCuenta) ?? propuesta.idCuenta,
  }));
}

/** What was undone is no example. */
async function leerHechas(db: Database, ahora: Temporal.Instant): Promise<Hecha[]> {
  const desde = ahora.toZonedDateTimeISO('UTC').subtract({ months: MESES }).toInstant().toString();
  const { rows } = await sql<Hecha>`
    select l.texto, l.monto, l.cuenta_bancaria, h.id_cuenta, p.concepto
    from (select b.* from cuenta_bancaria c, lateral (select x.* from partida_de_banco x
        where x.cuenta_bancaria = c.id and x.hecha_en >= ${desde}::timestamptz and x.clase = 'linea' and x.regla is null
        order by x.hecha_en desc limit ${HECHAS_MAX}) b) h
    join linea_de_banco l on l.id = h.linea join partida p on p.id = h.partida
    where not exists (select from partida v where v.revierte = h.partida)
    order by h.hecha_en, h.partida`.execute(db);
  return rows;
}

function estaDicho({ texto, monto, cuentaBancaria }: Hecha, reglas: readonly Regla[]): boolean {
  return reglas.some((regla) => aplica(regla, { texto, monto, cuentaBancaria }));
}

function comoContabilizada({ texto, monto, idCuenta, concepto }: Hecha): LineaContabilizada {
  return { texto, monto, idCuenta, concepto, signo: signoDe(monto) };
}

async function nombresDe(db: Database, cuentas: readonly string[]): Promise<Map<string, string>> {
  if (cuentas.length === 0) return new Map();
  const filas = await db
    .selectFrom('cuenta')
    .select(['idCuenta', 'nombreCuenta'])
    .where('idCuenta', 'in', cuentas)
    .execute();
  return new Map(filas.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
}
