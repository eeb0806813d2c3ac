// Comparación Bancos as its people use it, and bank accounts of a test's own: no test compares another's.
import { randomInt } from 'node:crypto';
import {
  type CuentaBancaria,
  crearCuentaBancaria,
  listarCuentasBancarias,
  listarResponsables,
} from '@cuadra/contract/contabilidad/bancos/cuentas';
import { importarEstado } from '@cuadra/contract/contabilidad/bancos/estados';
import { type Mesa, verMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { contabilizarPartida, crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { crearCuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { OCTETOS } from '@cuadra/contract/medios';
import { centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { escribirBanrural } from '../../apps/server/src/hojas/estados/escribir/escribir-banrural.ts';
import type { EstadoPorEscribir } from '../../apps/server/src/hojas/estados/escribir/estado-por-escribir.ts';
import { escribirOfx2 } from '../../apps/server/src/hojas/estados/testing/escribir-ofx2.ts';
import { urlDelQueCorre } from '../../apps/server/src/platform/bundled-postgres/url-del-que-corre.ts';
import { aEscondidas } from './a-escondidas.ts';
import type { Hacer } from './personas.ts';
import { HOY } from './ver-partidas.ts';

export const BANCOS = '/contabilidad/comparacion-bancos';
/** Accounts of the demo against which banks are posted. */
export const CUENTAS_DE_BANCO = { comisiones: '702101', productos: '603102', gastos: '706105' } as const;

export interface Mes {
  readonly anio: number;
  readonly mes: number;
}

/** The one that goes on: nothing of it keeps another test from closing the one before. */
export const ESTE_MES = `${HOY.slice(0, 7)}-01`;
/** The last one that is over, which is open in the demo. */
export const MES_PASADO = diaPrimeroAntes(ESTE_MES);

export function mesDe(fecha: string): Mes {
  return { anio: Number(fecha.slice(0, 4)), mes: Number(fecha.slice(5, 7)) };
}

function diaPrimeroAntes(fecha: string): string {
  const { anio, mes } = mesDe(fecha);
  return mes === 1 ? `${anio - 1}-12-01` : `${anio}-${String(mes - 1).padStart(2, '0')}-01`;
}

export const finDe = (fecha: string): string => {
  const { anio, mes } = mesDe(fecha);
  return new Date(Date.UTC(anio, mes, 0)).toISOString().slice(0, 10);
};

interface CuentaPropia {
  /** The first digit of its code, one for each test: no two take the same. */
  readonly decena: number;
  readonly desde: string;
}

/** One with its own account in the books and nothing in it. */
export async function nuevaCuentaBancaria(
  contador: Hacer,
  { decena, desde }: CuentaPropia,
): Promise<CuentaBancaria> {
  const usados = new Set((await contador(listarCatalogo, {})).map(({ idCuenta }) => idCuenta));
  const codigo =
    Array.from({ length: 10 }, (_, n) => `10110301${decena}${n}`).find((uno) => !usados.has(uno)) ?? '';
  await contador(crearCuenta, {
    body: {
      idCuenta: codigo,
      nombreCuenta: `Banco de prueba ${codigo}`,
      tipoCuenta: 'D',
      naturaleza: 'deudora',
    },
  });
  const [responsable] = await contador(listarResponsables, {});
  return contador(crearCuentaBancaria, {
    body: {
      ...{
        banco: 'Banco de prueba',
        numero: `3-445-${randomInt(10_000, 99_999)}-1`,
        nombre: `Prueba ${codigo}`,
      },
      ...{
        idCuenta: codigo,
        agencia: '01',
        perfil: null,
        responsable: responsable?.id ?? '',
        ventanaDias: 5,
      },
      ...{ caducidadDias: 180, desde, saldoBancoInicial: centavos(0) },
    },
  });
}

export const cuentaDemo = async (hacer: Hacer, nombre: string): Promise<CuentaBancaria> => {
  const cuenta = (await hacer(listarCuentasBancarias, {})).find((una) => una.nombre === nombre);
  if (cuenta === undefined) throw new Error(`La demostración no tiene la cuenta bancaria ${nombre}`);
  return cuenta;
};

export interface LineaDelBanco {
  readonly fecha: string;
  readonly monto: number;
  readonly texto: string;
  readonly referencia?: string;
}

interface Dias {
  readonly desde: string;
  readonly hasta: string;
  readonly saldoInicial: number;
}

function porEscribir(
  { numero }: Pick<CuentaBancaria, 'numero'>,
  { desde, hasta, saldoInicial }: Dias,
  lineas: readonly LineaDelBanco[],
): EstadoPorEscribir {
  return {
    ...{ cuenta: numero, moneda: 'GTQ', titular: 'COOPERATIVA', desde, hasta },
    saldoInicial: centavos(saldoInicial),
    saldoFinal: centavos(lineas.reduce((suma, { monto }) => suma + monto, saldoInicial)),
    lineas: lineas.map(({ fecha, monto, texto, referencia = null }) => ({
      ...{ fecha, texto, referencia, tipo: null },
      monto: centavos(monto),
    })),
  };
}

/** What the bank gives of those days. */
export const archivoDeBanrural = (...estado: Parameters<typeof porEscribir>): string =>
  escribirBanrural(porEscribir(...estado));

export async function traerEstado(
  hacer: Hacer,
  cuenta: Pick<CuentaBancaria, 'id' | 'numero'>,
  dias: Dias,
  lineas: readonly LineaDelBanco[],
): Promise<void> {
  const bytes = Buffer.from(escribirOfx2([porEscribir(cuenta, dias, lineas)]));
  await hacer(importarEstado, {
    params: { id: cuenta.id },
    query: { nombre: 'estado.ofx' },
    body: { mediaType: OCTETOS, bytes },
  });
}

export interface EnLosLibros {
  readonly fecha: string;
  /** What enters the account is positive. */
  readonly monto: number;
  readonly concepto: string;
  readonly documento?: string;
}

/** A partida for each, posted. */
export async function registrarEnLibros(
  contador: Hacer,
  { idCuenta }: Pick<CuentaBancaria, 'idCuenta'>,
  movimientos: readonly EnLosLibros[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { fecha, monto, concepto, documento } of movimientos) {
    const [debe, haber] =
      monto > 0 ? [idCuenta, CUENTAS_DE_BANCO.productos] : [CUENTAS_DE_BANCO.gastos, idCuenta];
    const total = Math.abs(monto);
    const con = documento === undefined ? {} : { documento };
    const { id } = await contador(crearPartida, {
      body: {
        ...{ fecha, tipo: 'diario', agencia: '01', concepto },
        lineas: [
          { idCuenta: debe, debe: total, haber: 0, ...con },
          { idCuenta: haber, debe: 0, haber: total, ...con },
        ],
      },
    });
    await contador(contabilizarPartida, { params: { id }, query: {} });
    ids.push(id);
  }
  return ids;
}

export async function abrirMesa(
  page: Page,
  { id }: Pick<CuentaBancaria, 'id'>,
  { anio, mes }: Mes,
  filtros = '',
): Promise<void> {
  await page.goto(`${BANCOS}?vista=mesa&cuenta=${id}&anio=${anio}&mes=${mes}${filtros}`);
  await expect(lado(page, 'banco')).toBeVisible();
}

const LADOS = { banco: 'Líneas del banco', libros: 'Movimientos de los libros' } as const;

export const lado = (page: Page, cual: keyof typeof LADOS): Locator =>
  page.getByRole('grid', { name: LADOS[cual] });

export const renglon = (page: Page, cual: keyof typeof LADOS, texto: string | RegExp): Locator =>
  lado(page, cual).getByRole('row', { name: texto });

export const pie = (page: Page): Locator => page.getByRole('region', { name: 'Lo elegido' });

export const dialogo = (page: Page, nombre: string | RegExp): Locator =>
  page.getByRole('dialog', { name: nombre });

/** In the dialog that posts a line, where the keyboard begins. */
export async function contraComisiones(page: Page): Promise<void> {
  const contra = page.getByRole('combobox', { name: 'Contra la cuenta' });
  await expect(contra).toBeFocused();
  await page.keyboard.type(CUENTAS_DE_BANCO.comisiones);
  // The chart of accounts may still be on its way.
  await expect(page.getByRole('option', { name: CUENTAS_DE_BANCO.comisiones })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(contra).toHaveValue(new RegExp(`^${CUENTAS_DE_BANCO.comisiones} `));
}

export const mesaSegunApi = (hacer: Hacer, { id }: Pick<CuentaBancaria, 'id'>, query: Mes): Promise<Mesa> =>
  hacer(verMesa, { params: { id }, query });

/** What the page says is left to explain is what the server says. */
export async function exigirDiferencia(
  page: Page,
  hacer: Hacer,
  cuenta: Pick<CuentaBancaria, 'id'>,
  mes: Mes,
): Promise<Mesa['cifras']> {
  const { cifras } = await mesaSegunApi(hacer, cuenta, mes);
  const { banco, libros } = cifras.sinExplicar;
  const dicho = page.getByRole('region', { name: 'Cifras de la mesa' }).getByRole('status').first();
  if (banco + libros === 0) await expect(dicho).toHaveText('Todo está explicado');
  else {
    await expect(dicho.locator('strong')).toHaveText(formatearQuetzales(cifras.porExplicar));
    if (banco > 0) await expect(dicho).toContainText(`${banco} del banco`);
    if (libros > 0) await expect(dicho).toContainText(`${libros} de los libros`);
  }
  return cifras;
}

/** Files dragged from the computer, all at once. */
export async function soltar(donde: Locator, archivos: Readonly<Record<string, string>>): Promise<void> {
  const dataTransfer = await donde.page().evaluateHandle((suyos) => {
    const llevados = new DataTransfer();
    for (const [nombre, contenido] of Object.entries(suyos))
      llevados.items.add(new File([contenido], nombre));
    return llevados;
  }, archivos);
  await donde.dispatchEvent('dragover', { dataTransfer });
  await donde.dispatchEvent('drop', { dataTransfer });
  await dataTransfer.dispose();
}

/** Any number that nobody else locks. */
const CERROJO = 7_014;

/**
 * A month does not close while a bank account of it is not approved: whoever has one that is not yet, and whoever closes
 * that month, take turns.
 */
export async function aSolasConElCierre<T>(trabajo: () => Promise<T>): Promise<T> {
  const cliente = new pg.Client({
    connectionString: await urlDelQueCorre(process.env.CUADRA_E2E_DATOS ?? '', 'postgres'),
  });
  await cliente.connect();
  try {
    await cliente.query('select pg_advisory_lock($1)', [CERROJO]);
    return await trabajo();
  } finally {
    // Its lock goes with it.
    await cliente.end();
  }
}

/**
 * Every bank account of that month approved while it closes, which takes a test of its own; afterwards each is as it was, so that
 * whoever compares them goes on.
 */
export const conBancosAprobados = <T>({ anio, mes }: Mes, cerrar: () => Promise<T>): Promise<T> =>
  aSolasConElCierre(async () => {
    const hasta = finDe(`${anio}-${String(mes).padStart(2, '0')}-01`);
    const marca = new Date().toISOString();
    await aEscondidas(
      `insert into conciliacion (cuenta_bancaria, anio, mes, estado, saldo_segun_estado, saldo_banco, saldo_libros, pendientes,
         enviada_por, enviada_en, aprobada_por, aprobada_en)
       select c.id, ${anio}, ${mes}, 'aprobada', 0, 0, 0, 0, envia.id, '${marca}', aprueba.id, '${marca}'
       from cuenta_bancaria c, usuario envia, usuario aprueba
       where c.activa and c.desde <= '${hasta}' and envia.correo = 'auxiliar@cuadra.demo' and aprueba.correo = 'contador@cuadra.demo'
       on conflict do nothing`,
    );
    try {
      return await cerrar();
    } finally {
      await aEscondidas(
        `delete from conciliacion where enviada_en = '${marca}' and aprobada_en = '${marca}'`,
      );
    }
  });
