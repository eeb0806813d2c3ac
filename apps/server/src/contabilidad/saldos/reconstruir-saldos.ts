// Rebuilds the stored balances (and the counts of partidas per day, and what the statements keep added up) from the lines while people go on posting. They are
// compared a group of accounts at a time, each time as of one moment and holding nothing; only those that differ are then
// corrected, a few in each transaction, which holds those same balances and no others. Every correction is right by
// itself, and noted with it: if the work ends half way, what was done stands.
import type { ResultadoDeReconstruir } from '@cuadra/contract/contabilidad/saldos';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Contexto } from '#platform/contexto.ts';
import { anotar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Marcha } from '#platform/trabajos-pesados/trabajos-pesados.ts';
import { type ConteoDistinto, compararConteos } from './revisar-conteos.ts';
import {
  type Adelantado,
  type ContrapartidaDistinta,
  compararContrapartidas,
  listarAdelantados,
  listarMeses,
} from './revisar-contrapartidas.ts';
import {
  CUENTAS_POR_CONSULTA,
  compararSaldos,
  listarCuentasConSaldo,
  type SaldoDistinto,
  type TramoDeSaldo,
  tramosDeSaldo,
} from './revisar-saldos.ts';

const DIFERENCIAS_MAX = 1_000;
const DIFERENCIAS_ANOTADAS_MAX = 100;
/** Held together: so few that whoever posts to one of them does not notice. */
const POR_TRANSACCION = 200;
/** Corrected once they are right; twice more, in case somebody alters them meanwhile. */
const VUELTAS_MAX = 3;

export async function reconstruirSaldos(
  db: Database,
  contexto: Contexto,
  { alAvanzar, senal }: Partial<Marcha> = {},
): Promise<ResultadoDeReconstruir> {
  const cuentas = await listarCuentasConSaldo(db);
  const lista = abrirLista();
  for (let i = 0; i < cuentas.length; i += CUENTAS_POR_CONSULTA) {
    alAvanzar?.(i, cuentas.length);
    const grupo = cuentas.slice(i, i + CUENTAS_POR_CONSULTA);
    for (const tramo of tramosDeSaldo) {
      await hastaQueCoincidan(
        () => compararSaldos(db, tramo, grupo, {}),
        async (distintos) => lista.agregar(await corregirSaldos(db, contexto, tramo, distintos)),
        senal,
      );
    }
  }
  alAvanzar?.(cuentas.length, cuentas.length);
  let conteosCorregidos = 0;
  await hastaQueCoincidan(
    () => compararConteos(db, {}),
    async (distintos) => {
      conteosCorregidos += await corregirConteos(db, contexto, distintos);
    },
    senal,
  );
  const contrapartidasCorregidas = await reconstruirContrapartidas(db, contexto, senal);
  return {
    corregidos: lista.total(),
    diferencias: lista.primeras,
    conteosCorregidos,
    contrapartidasCorregidas,
  };
}

/** A year with something wrong is forgotten whole: statements read its lines until it is added up again. */
async function reconstruirContrapartidas(
  db: Database,
  contexto: Contexto,
  senal: AbortSignal | undefined,
): Promise<number> {
  const meses = await listarMeses(db, {});
  const adelantados = await listarAdelantados(db, {});
  const anios = new Set([...meses.map(anioDe), ...adelantados.map(({ ejercicio }) => ejercicio)]);
  let corregidas = 0;
  for (const anio of anios) {
    const suyos = meses.filter((mes) => anioDe(mes) === anio);
    await hastaQueCoincidan(
      () => compararAnio(db, anio, suyos, senal),
      async (distintas) => {
        await olvidarContrapartidas(db, contexto, anio, distintas);
        corregidas += distintas.length;
      },
      senal,
    );
  }
  return corregidas;
}

const anioDe = (mes: string) => Number(mes.slice(0, 4));

async function compararAnio(
  db: Database,
  anio: number,
  meses: readonly string[],
  senal: AbortSignal | undefined,
): Promise<(ContrapartidaDistinta | Adelantado)[]> {
  const distintas: (ContrapartidaDistinta | Adelantado)[] = await listarAdelantados(db, {
    desde: `${anio}-01-01`,
    hasta: `${anio}-12-31`,
  });
  for (const mes of meses) {
    senal?.throwIfAborted();
    distintas.push(...(await compararContrapartidas(db, mes, {})));
  }
  return distintas;
}

/** In the bitácora, who had it done and what came of it. */
export function anotarReconstruccion(
  tx: Tx,
  contexto: Contexto,
  { corregidos, conteosCorregidos, contrapartidasCorregidas, diferencias }: ResultadoDeReconstruir,
): Promise<void> {
  return anotar(tx, contexto, {
    accion: 'saldos:reconstruir',
    entidad: 'saldo_diario',
    idEntidad: 'todos',
    detalle: {
      corregidos,
      conteosCorregidos,
      contrapartidasCorregidas,
      diferencias: diferencias.slice(0, DIFERENCIAS_ANOTADAS_MAX),
    },
  });
}

/** Compares, corrects what differs and compares again: it ends when a comparison finds nothing. */
async function hastaQueCoincidan<T>(
  comparar: () => Promise<readonly T[]>,
  corregir: (distintos: readonly T[]) => Promise<void>,
  senal: AbortSignal | undefined,
): Promise<void> {
  for (let vuelta = 0; ; vuelta++) {
    senal?.throwIfAborted();
    const distintos = await comparar();
    if (distintos.length === 0) return;
    if (vuelta === VUELTAS_MAX)
      throw new Error(`Los saldos reconstruidos no corresponden: quedan ${distintos.length} distintos.`);
    for (let i = 0; i < distintos.length; i += POR_TRANSACCION) {
      senal?.throwIfAborted();
      await corregir(distintos.slice(i, i + POR_TRANSACCION));
    }
  }
}

type Diferencia = ResultadoDeReconstruir['diferencias'][number];

function corregirSaldos(
  db: Database,
  contexto: Contexto,
  tramo: TramoDeSaldo,
  distintos: readonly SaldoDistinto[],
): Promise<Diferencia[]> {
  return escribir(db, contexto, 'saldos:corregir', async (tx) => {
    const { rows } = await sql<SaldoDistinto>`
      select id_cuenta, agencia, fecha, debe_guardado, haber_guardado, debe, haber
      from corregir_saldos(${tramo}, ${distintos.map(({ idCuenta }) => idCuenta)}::text[],
        ${distintos.map(({ agencia }) => agencia)}::text[], ${distintos.map(({ fecha }) => fecha)}::date[])`.execute(
      tx,
    );
    const diferencias = rows.map((fila) => comoDiferencia(tramo, fila));
    if (diferencias.length > 0) await anotarCorreccion(tx, contexto, 'saldo_diario', tramo, { diferencias });
    return diferencias;
  });
}

function corregirConteos(
  db: Database,
  contexto: Contexto,
  distintos: readonly ConteoDistinto[],
): Promise<number> {
  return escribir(db, contexto, 'saldos:corregir', async (tx) => {
    const { rows } = await sql<{ corregidos: number }>`
      select corregir_partidas_por_dia(${distintos.map(({ agencia }) => agencia)}::text[],
        ${distintos.map(({ fecha }) => fecha)}::date[], ${distintos.map(({ tipo }) => tipo)}::text[]) as corregidos`.execute(
      tx,
    );
    await anotarCorreccion(tx, contexto, 'partida_por_dia', 'dia', { conteos: distintos });
    return rows[0]?.corregidos ?? 0;
  });
}

function olvidarContrapartidas(
  db: Database,
  contexto: Contexto,
  anio: number,
  contrapartidas: readonly (ContrapartidaDistinta | Adelantado)[],
): Promise<void> {
  return escribir(db, contexto, 'saldos:corregir', async (tx) => {
    await sql`select contrapartida_olvidar(array[${anio}::int])`.execute(tx);
    await anotarCorreccion(tx, contexto, 'contrapartida_mensual', String(anio), { contrapartidas });
  });
}

function anotarCorreccion(
  tx: Tx,
  contexto: Contexto,
  entidad: string,
  idEntidad: string,
  detalle: object,
): Promise<void> {
  return anotar(tx, contexto, { accion: 'saldos:corregir', entidad, idEntidad, detalle });
}

function comoDiferencia(
  tramo: TramoDeSaldo,
  { idCuenta, agencia, fecha, debeGuardado, haberGuardado, debe, haber }: SaldoDistinto,
): Diferencia {
  const guardado: { debe: Centavos; haber: Centavos } = { debe: debeGuardado, haber: haberGuardado };
  return { tramo, idCuenta, agencia, fecha, guardado, real: { debe, haber } };
}

/** Keeps the first ones and counts all. */
function abrirLista() {
  const primeras: Diferencia[] = [];
  let total = 0;
  return {
    primeras,
    total: () => total,
    agregar(diferencias: readonly Diferencia[]) {
      total += diferencias.length;
      primeras.push(...diferencias.slice(0, DIFERENCIAS_MAX - primeras.length));
    },
  };
}
