// A statement put into its account, whose turn is held: that it continues what is there, the lines that were not, and the same
// balance at its end as the file says. PostgreSQL lets nothing into days that are signed.
import { type Centavos, formatearQuetzales, restar, sumar } from '@cuadra/core/dinero';
import { fechaEnPalabras, periodoEnPalabras } from '@cuadra/core/meses';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { EstadoPorGuardar, LineaPorGuardar } from './ajustar-estado.ts';
import type { Marca } from './huella-de-linea.ts';

export interface LineaMarcada extends LineaPorGuardar, Marca {}

export interface EstadoMarcado extends Omit<EstadoPorGuardar, 'lineas'> {
  readonly lineas: readonly LineaMarcada[];
}

export interface Procedencia {
  readonly cuentaBancaria: string;
  readonly huella: string;
  readonly indice: number;
  readonly nombre: string;
  readonly formato: 'ofx' | 'camt053' | 'mt940' | 'qif' | 'csv' | 'xlsx';
  readonly importadoPor: string;
  readonly importadoEn: string;
}

/** Its id. */
export async function guardarEstado(
  tx: Tx,
  procedencia: Procedencia,
  estado: EstadoMarcado,
): Promise<string> {
  const { cuentaBancaria: cuenta } = procedencia;
  const yaEstan = await lasQueYaEstan(tx, cuenta, estado.lineas);
  const repetidas = estado.lineas.filter((linea) => yaEstan.has(clave(linea)));
  const nuevas = estado.lineas.filter((linea) => !yaEstan.has(clave(linea)));
  const desde = await exigirQueEmpiece(tx, cuenta, estado, repetidas);
  await exigirSinFirmar(tx, cuenta, nuevas);
  const id = await insertarEstado(tx, procedencia, { ...estado, desde }, nuevas.length);
  for (let hechas = 0; hechas < nuevas.length; hechas += LINEAS_POR_VEZ)
    await insertarLineas(tx, cuenta, id, nuevas.slice(hechas, hechas + LINEAS_POR_VEZ));
  await exigirQueTermine(tx, cuenta, estado);
  return id;
}

const LINEAS_POR_VEZ = 5_000;

const clave = ({ huella, ocurrencia }: Marca): string => `${huella} ${ocurrencia}`;

async function lasQueYaEstan(tx: Tx, cuenta: string, lineas: readonly Marca[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Marca>`
    select l.huella, l.ocurrencia from unnest(${lineas.map(({ huella }) => huella)}::text[],
      ${lineas.map(({ ocurrencia }) => ocurrencia)}::integer[]) v (huella, ocurrencia)
    join linea_de_banco l on l.cuenta_bancaria = ${cuenta}::uuid and l.huella = v.huella and l.ocurrencia = v.ocurrencia`.execute(
    tx,
  );
  return new Set(rows.map(clave));
}

/**
 * With what the bank said the day before; what the file itself dates before its first day is not of then. Some write the day on
 * which the opening balance was closed for the first one: with nothing of that day in the file, it begins on the next. The first day.
 */
async function exigirQueEmpiece(
  tx: Tx,
  cuenta: string,
  { desde, hasta, saldoInicial, lineas }: EstadoMarcado,
  repetidas: readonly LineaMarcada[],
): Promise<string> {
  if (saldoInicial === null) return desde;
  const { rows } = await sql<Comienzo>`
    select saldo_de_banco(c.id, ${desde}::date - 1) as antes, saldo_de_banco(c.id, ${desde}::date) as ese_dia,
      (${desde}::date - 1)::text as vispera, (${desde}::date + 1)::text as siguiente,
      (select coalesce(max(e.hasta) + 1, c.desde)::text from estado_de_cuenta e
       where e.cuenta_bancaria = c.id and e.desde < ${desde}::date) as falta_desde
    from cuenta_bancaria c where c.id = ${cuenta}::uuid`.execute(tx);
  const [comienzo] = rows;
  if (comienzo === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const adelantadas = sumar(repetidas.filter(({ fecha }) => fecha < desde).map(({ monto }) => monto));
  if (restar(comienzo.antes, adelantadas) === saldoInicial) return desde;
  const nadaDeEseDia = lineas.every(({ fecha }) => fecha !== desde) && comienzo.siguiente <= hasta;
  if (nadaDeEseDia && restar(comienzo.eseDia, adelantadas) === saldoInicial) return comienzo.siguiente;
  throw noContinua(desde, saldoInicial, { ...comienzo, antes: restar(comienzo.antes, adelantadas) });
}

interface Comienzo {
  readonly antes: Centavos;
  readonly eseDia: Centavos;
  readonly vispera: string;
  readonly siguiente: string;
  readonly faltaDesde: string;
}

function noContinua(
  desde: string,
  saldoInicial: Centavos,
  { antes, vispera, faltaDesde }: Comienzo,
): ProblemaError {
  const empieza = `El archivo empieza el ${fechaEnPalabras(desde)} con ${formatearQuetzales(saldoInicial)}, y la cuenta tenía el día antes ${formatearQuetzales(antes)}.`;
  const faltan =
    faltaDesde === vispera
      ? ` Falta el ${fechaEnPalabras(vispera)}.`
      : ` Faltan los días ${periodoEnPalabras(faltaDesde, vispera)}.`;
  return new ProblemaError('ESTADO_NO_CONTINUA', {
    detalle: faltaDesde <= vispera ? empieza + faltan : empieza,
  });
}

async function exigirQueTermine(tx: Tx, cuenta: string, { hasta, saldoFinal }: EstadoMarcado): Promise<void> {
  if (saldoFinal === null) return;
  const { rows } = await sql<{ saldo: Centavos }>`
    select saldo_de_banco(${cuenta}::uuid, ${hasta}::date) as saldo`.execute(tx);
  const saldo = rows[0]?.saldo;
  if (saldo === undefined || saldo === saldoFinal) return;
  throw new ProblemaError('ESTADO_NO_CONTINUA', {
    detalle: `El archivo termina el ${fechaEnPalabras(hasta)} con ${formatearQuetzales(saldoFinal)}, y con sus líneas la cuenta tendría ${formatearQuetzales(saldo)}: de esos días ya se importó algo que este archivo no trae.`,
  });
}

/** What is new may not be of days that somebody signed: the bank would say now what it did not say then. */
async function exigirSinFirmar(tx: Tx, cuenta: string, nuevas: readonly LineaMarcada[]): Promise<void> {
  const { conciliadaHasta } = await tx
    .selectFrom('avanceDeBanco')
    .select('conciliadaHasta')
    .where('cuentaBancaria', '=', cuenta)
    .executeTakeFirstOrThrow();
  const firmada = nuevas.find(({ fecha }) => fecha <= conciliadaHasta);
  if (firmada === undefined) return;
  const { fecha, monto, texto } = firmada;
  throw new ProblemaError('CUENTA_CONCILIADA', {
    detalle: `La cuenta está conciliada hasta el ${fechaEnPalabras(conciliadaHasta)} y el archivo trae de esos días algo que no estaba: ${fechaEnPalabras(fecha)}, ${formatearQuetzales(monto)}, «${texto}».`,
  });
}

async function insertarEstado(
  tx: Tx,
  procedencia: Procedencia,
  { desde, hasta, saldoInicial, saldoFinal, lineas, advertencias }: EstadoMarcado,
  nuevas: number,
): Promise<string> {
  const { id } = await tx
    .insertInto('estadoDeCuenta')
    .values({
      ...procedencia,
      ...{ desde, hasta, saldoInicial, saldoFinal, lineas: lineas.length, nuevas },
      advertencias: JSON.stringify(advertencias),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** In one statement: a busy month has twenty thousand. */
async function insertarLineas(
  tx: Tx,
  cuenta: string,
  estado: string,
  lineas: readonly LineaMarcada[],
): Promise<void> {
  const columna = <K extends keyof LineaMarcada>(nombre: K) => lineas.map((linea) => linea[nombre]);
  await sql`
    insert into linea_de_banco (cuenta_bancaria, estado, orden, fecha, monto, texto, referencia, tipo, saldo, huella, ocurrencia)
    select ${cuenta}::uuid, ${estado}::uuid, v.*
    from unnest(${columna('orden')}::integer[], ${columna('fecha')}::date[], ${columna('monto')}::bigint[], ${columna('texto')}::text[],
      ${columna('referencia')}::text[], ${columna('tipo')}::text[], ${columna('saldo')}::bigint[], ${columna('huella')}::text[],
      ${columna('ocurrencia')}::integer[]) v`.execute(tx);
}
