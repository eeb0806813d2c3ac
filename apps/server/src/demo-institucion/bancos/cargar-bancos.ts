// The banks in the real database: their accounts, a year of statements as each bank writes them, and every month compared, sent and
// signed but the last, which waits for a person.
import { createHash } from 'node:crypto';
import type { Razon } from '@cuadra/core/bancos/cruce';
import { type Centavos, centavos, restar, sumar } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { guardarCruces } from '#contabilidad/bancos/cruces/guardar-cruces.ts';
import { guardarEstado } from '#contabilidad/bancos/estados/guardar-estado.ts';
import { marcarLineas } from '#contabilidad/bancos/estados/huella-de-linea.ts';
import { escribirBancoIndustrial } from '#hojas/estados/escribir/escribir-banco-industrial.ts';
import { escribirBanrural } from '#hojas/estados/escribir/escribir-banrural.ts';
import { escribirGyt } from '#hojas/estados/escribir/escribir-gyt.ts';
import type { EstadoPorEscribir } from '#hojas/estados/escribir/estado-por-escribir.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { identificadorDe } from '../identificador.ts';
import { anotarCheques } from './anotar-cheques.ts';
import {
  type CuentaBancariaDemo,
  cuentasBancariasDemo,
  firmasDemo,
  reglasDemo,
  TITULAR,
} from './bancos-demo.ts';
import { contarLineas, type LineaContada, type MovimientoContado } from './contar-lineas.ts';
import { firmarMes } from './firmar-mes.ts';

const MESES = 12;

/** The last month that is over is open; the eleven before it are signed. */
export async function cargarBancosDemo(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  const ayer = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().subtract({ days: 1 });
  const abierto = ayer.with({ day: 1 }).subtract({ months: 1 });
  for (const cuenta of cuentasBancariasDemo) await cargarCuenta(tx, cuenta, abierto);
  await tx
    .insertInto('reglaDeBanco')
    .values(
      reglasDemo.map((regla) => ({ ...regla, cuentaBancaria: null, montoMinimo: null, montoMaximo: null })),
    )
    .execute();
}

async function cargarCuenta(tx: Tx, cuenta: CuentaBancariaDemo, abierto: Temporal.PlainDate): Promise<void> {
  const desde = abierto.subtract({ months: MESES - 1 });
  await crearCuenta(tx, cuenta, desde.toString());
  await anotarCheques(tx, cuenta);
  const movimientos = await tx
    .selectFrom('movimientoDeBanco')
    .select(['id', 'fecha', 'monto', 'documento'])
    .where('cuentaBancaria', '=', cuenta.id)
    .orderBy('fecha')
    .orderBy('ejercicio')
    .orderBy('numero')
    .orderBy('n')
    .execute();
  const plazo = { abierto: abierto.toString(), hasta: finDe(abierto) };
  const lineas = contarLineas(cuenta, movimientos, plazo).map((linea) =>
    // What the bank had not paid when the first month began, it pays in it.
    linea.fecha < desde.toString() ? { ...linea, fecha: desde.with({ day: 2 }).toString() } : linea,
  );
  for (let mes = desde; Temporal.PlainDate.compare(mes, abierto) <= 0; mes = mes.add({ months: 1 })) {
    const delMes = lineas.filter(({ fecha }) => fecha >= mes.toString() && fecha <= finDe(mes));
    await importarMes(tx, cuenta, mes, delMes, movimientos);
    if (Temporal.PlainDate.compare(mes, abierto) < 0) await firmarMes(tx, cuenta.id, mes, firmasDemo);
  }
}

const finDe = (mes: Temporal.PlainDate): string => mes.with({ day: mes.daysInMonth }).toString();

/** With the last cheques of before, which the bank had not paid yet. */
async function crearCuenta(tx: Tx, cuenta: CuentaBancariaDemo, desde: string): Promise<void> {
  const { idCuenta } = cuenta;
  const { rows } = await sql<{ saldo: Centavos }>`select coalesce(sum(l.debe - l.haber), 0)::bigint as saldo
    from linea l where l.id_cuenta = ${idCuenta} and l.fecha < ${desde}::date`.execute(tx);
  const { rows: enCirculacion } = await sql<MovimientoContado & { concepto: string }>`
    select l.fecha, l.debe - l.haber as monto, coalesce(l.concepto, p.concepto) as concepto, l.documento
    from linea l join partida p using (ejercicio, numero)
    where l.id_cuenta = ${idCuenta} and l.fecha >= ${desde}::date - 8 and l.fecha < ${desde}::date and l.documento like 'Cheque%'
    order by l.fecha desc, l.documento desc limit 2`.execute(tx);
  const saldo = restar(rows[0]?.saldo ?? centavos(0), sumar(enCirculacion.map(({ monto }) => monto)));
  await tx
    .insertInto('cuentaBancaria')
    .values({ ...cuenta, agencia: '01', mapeo: null, desde, saldoBancoInicial: saldo })
    .execute();
  if (enCirculacion.length === 0) return;
  await tx
    .insertInto('movimientoDeBanco')
    .values(
      enCirculacion.map(({ fecha, monto, concepto, documento }) => ({
        ...{ id: identificadorDe(`en circulación ${cuenta.id} ${documento}`), cuentaBancaria: cuenta.id },
        ...{ fecha, monto, concepto, documento },
      })),
    )
    .execute();
}

async function importarMes(
  tx: Tx,
  cuenta: CuentaBancariaDemo,
  mes: Temporal.PlainDate,
  lineas: readonly LineaContada[],
  movimientos: readonly MovimientoContado[],
): Promise<void> {
  const [desde, hasta] = [mes.toString(), finDe(mes)];
  const en = instante(mes.add({ months: 1 }).with({ day: 3 }));
  await sql`select banco_avanzar(${cuenta.id}::uuid)`.execute(tx);
  const saldoInicial = await saldoAl(tx, cuenta.id, mes.subtract({ days: 1 }).toString());
  const escrito = {
    ...{ cuenta: cuenta.numero, moneda: 'GTQ', titular: TITULAR },
    desde,
    hasta,
    saldoInicial,
    lineas,
  };
  const saldoFinal = sumar([saldoInicial, ...lineas.map(({ monto }) => monto)]);
  const { nombre, formato, contenido } = await comoArchivo(cuenta, { ...escrito, saldoFinal });
  const huella = createHash('sha256').update(contenido).digest('hex');
  await tx.insertInto('archivoDeBanco').values({ huella, contenido }).execute();
  const marcas = marcarLineas(lineas);
  await guardarEstado(
    tx,
    {
      ...{ cuentaBancaria: cuenta.id, huella, indice: 0, nombre, formato },
      ...{ importadoPor: cuenta.responsable, importadoEn: en.toString() },
    },
    {
      ...{ desde, hasta, saldoInicial, saldoFinal, advertencias: [] },
      lineas: conSaldos(saldoInicial, lineas).map((linea, orden) => ({
        ...linea,
        orden,
        ...(marcas[orden] ?? { huella: '', ocurrencia: 0 }),
      })),
    },
  );
  await cruzarLoHallado(tx, cuenta.id, en, lineas, movimientos);
}

function conSaldos(inicial: Centavos, lineas: readonly LineaContada[]) {
  let saldo = inicial;
  return lineas.map(({ movimiento: _, ...linea }) => {
    saldo = sumar([saldo, linea.monto]);
    return { ...linea, saldo };
  });
}

interface Archivo {
  readonly nombre: string;
  readonly formato: 'csv' | 'xlsx';
  readonly contenido: Buffer;
}

async function comoArchivo({ perfil }: CuentaBancariaDemo, estado: EstadoPorEscribir): Promise<Archivo> {
  const mes = estado.desde.slice(0, 7);
  if (perfil === 'gyt')
    return {
      nombre: `movimientos-${mes}.xlsx`,
      formato: 'xlsx',
      contenido: Buffer.from(await escribirGyt(estado)),
    };
  const texto = perfil === 'banrural' ? escribirBanrural(estado) : escribirBancoIndustrial(estado);
  return { nombre: `${perfil}-${mes}.csv`, formato: 'csv', contenido: Buffer.from(texto) };
}

const RAZONES: readonly Razon[] = [{ clase: 'monto', puntos: 60, texto: 'mismo monto' }];

async function cruzarLoHallado(
  tx: Tx,
  cuenta: string,
  en: Temporal.Instant,
  lineas: readonly LineaContada[],
  movimientos: readonly MovimientoContado[],
): Promise<void> {
  const montos = new Map(movimientos.map(({ id, monto }) => [id, monto]));
  const { rows } = await sql<{ id: string; orden: number }>`
    select l.id, l.orden from linea_de_banco l
    where l.estado = (select e.id from estado_de_cuenta e where e.cuenta_bancaria = ${cuenta}::uuid order by e.hasta desc limit 1)
    order by l.orden`.execute(tx);
  const cruces = lineas.flatMap(({ movimiento, monto }, orden) => {
    const linea = rows[orden]?.id;
    if (movimiento === null || linea === undefined || montos.get(movimiento) !== monto) return [];
    return [
      {
        id: identificadorDe(`cruce ${movimiento}`),
        ...{ clase: 'automatico' as const, puntaje: 95, razones: RAZONES },
        ...{ lineas: [{ id: linea, monto }], movimientos: [{ id: movimiento, monto }] },
      },
    ];
  });
  await guardarCruces(tx, cuenta, { por: null, en }, cruces);
}

async function saldoAl(tx: Tx, cuenta: string, dia: string): Promise<Centavos> {
  const { rows } = await sql<{ saldo: Centavos }>`
    select saldo_de_banco(${cuenta}::uuid, ${dia}::date) as saldo`.execute(tx);
  return rows[0]?.saldo ?? centavos(0);
}

const instante = (dia: Temporal.PlainDate): Temporal.Instant =>
  dia.toZonedDateTime({ timeZone: ZONA_HORARIA, plainTime: '09:40' }).toInstant();
