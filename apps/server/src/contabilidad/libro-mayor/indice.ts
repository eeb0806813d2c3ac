// The mayor as a screen asks for it: once for where each page begins, then for the pages in sight; and the proof that
// what its accounts moved is what the diario posted.

import { fechaContable } from '@cuadra/contract/campos';
import type {
  FilaDeMayor,
  FiltrosDeMayor,
  IndiceDeMayor,
  PruebaDeMayor,
} from '@cuadra/contract/contabilidad/libro-mayor';
import { sumar } from '@cuadra/core/dinero';
import { z } from 'zod';
import { exigirQueQuepa, FILAS_POR_PAGINA } from '#contabilidad/libro-diario/indice.ts';
import { totalizarDias, totalizarPartidas } from '#contabilidad/libro-diario/queries.ts';
import type { TramoDeFechas, TramoDeLibro } from '#contabilidad/libro-diario/tramo.ts';
import type { Database } from '#platform/database/pool.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { type CuentaDelMayor, cuentasDelMayor } from './cuentas-del-mayor.ts';
import { abrirMayor, filasDelMayor, type Inicio, paginasDelMayor } from './libro.ts';

export async function indiceDeMayor(
  db: Database,
  tramo: TramoDeFechas,
  filtros: FiltrosDeMayor,
): Promise<IndiceDeMayor> {
  const libro = await abrirMayor(db, tramo, filtros);
  const [{ filas, paginas }, prueba] = await Promise.all([
    paginasDelMayor(db, libro, FILAS_POR_PAGINA),
    pruebaDeMayor(db, tramo, filtros.cuenta === undefined ? libro.cuentas : undefined),
  ]);
  exigirQueQuepa(filas);
  return {
    filas,
    paginas: paginas.map((pagina) => ({ fila: pagina.fila, clave: escribirClave(pagina) })),
    totales: { ...ladosDe(libro.cuentas), cuentas: libro.cuentas.length },
    prueba,
  };
}

export async function paginaDeMayor(
  db: Database,
  tramo: TramoDeFechas,
  { clave, fin, ...filtros }: FiltrosDeMayor & { clave: string; fin?: string | undefined },
): Promise<FilaDeMayor[]> {
  const libro = await abrirMayor(db, tramo, filtros);
  return filasDelMayor(db, libro, leerClave(clave), fin === undefined ? undefined : leerClave(fin));
}

/** The accounts, when they are all already at hand. */
export async function pruebaDeMayor(
  db: Database,
  tramo: TramoDeLibro,
  conocidas?: readonly CuentaDelMayor[],
): Promise<PruebaDeMayor> {
  const [{ debe }, cuentas] = await Promise.all([
    tramo.por === 'fechas' ? totalizarDias(db, tramo) : totalizarPartidas(db, tramo),
    conocidas ?? cuentasDelMayor(db, tramo, {}),
  ]);
  const mayor = ladosDe(cuentas);
  return { diario: { debe, haber: debe }, mayor, cuadra: mayor.debe === debe && mayor.haber === debe };
}

function ladosDe(cuentas: readonly CuentaDelMayor[]) {
  return {
    debe: sumar(cuentas.map(({ debe }) => debe)),
    haber: sumar(cuentas.map(({ haber }) => haber)),
  };
}

const SEPARADOR = '_';

function escribirClave({ idCuenta, lugar }: Inicio): string {
  return lugar === undefined ? idCuenta : [idCuenta, lugar.fecha, lugar.numero, lugar.n].join(SEPARADOR);
}

const entero = z.coerce.number().int().min(0).max(2_147_483_647);
const clave = z.tuple([z.string().regex(/^\d{1,10}$/)]);
const claveConLugar = z.tuple([z.string().regex(/^\d{1,10}$/), fechaContable, entero, entero]);

function leerClave(texto: string): Inicio {
  const partes = texto.split(SEPARADOR);
  const sola = clave.safeParse(partes);
  if (sola.success) return { idCuenta: sola.data[0] };
  const conLugar = claveConLugar.safeParse(partes);
  if (!conLugar.success) throw problemaDeCampo('PETICION_INVALIDA', 'clave');
  const [idCuenta, fecha, numero, n] = conLugar.data;
  return { idCuenta, lugar: { fecha, numero, n } };
}
