import { abrirEjercicios } from '@cuadra/contract/contabilidad/periodos/ejercicios';
import {
  type HojaDeSaldosLeida,
  importarSaldos,
} from '@cuadra/contract/contabilidad/saldos-iniciales/importar';
import * as contrato from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { CSV } from '@cuadra/contract/medios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BANCO, CAJA_CHICA, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const APORTACIONES = '501101';
let prueba: AplicacionDePrueba;
let contador: string;
let auxiliar: string;

/** Hoy, 16/11/2026; los libros empiezan el 01/01/2026. */
beforeEach(async () => {
  prueba = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  contador = await prueba.entrar('contador@cuadra.demo');
  auxiliar = await prueba.entrar('auxiliar@cuadra.demo');
  await prueba.llamar(abrirEjercicios, { body: { primerEjercicio: 2026, desde: 2026 } }, { token: contador });
});
afterEach(() => prueba.cerrar());

const ver = async (id: string) =>
  (await prueba.llamar(contrato.verApertura, { params: { id } }, { token: contador })).cuerpo;

async function enviada(): Promise<void> {
  const texto = `cuenta,agencia,debe,haber\n${BANCO},01,5,\n${APORTACIONES},01,,5\n`;
  const { cuerpo } = await prueba.llamar(
    importarSaldos,
    { query: { fecha: '2026-01-01', ensayo: 'false' }, body: { mediaType: CSV, bytes: Buffer.from(texto) } },
    { token: contador },
  );
  const { id, version } = await ver(cuerpo.agencias[0]?.id ?? '');
  await prueba.llamar(contrato.enviarApertura, { params: { id }, body: { version } }, { token: contador });
}

describe('una hoja', () => {
  const importar = (texto: string, query: Record<string, string> = {}, token = contador) =>
    prueba.llamar(
      importarSaldos,
      {
        query: { fecha: '2026-01-01', ...query },
        body: { mediaType: CSV, bytes: Buffer.from(texto) },
      } as never,
      { token },
    ) as Promise<{
      status: number;
      cuerpo: HojaDeSaldosLeida;
      problema: { codigo: string; errores?: { mensaje: string }[] };
    }>;

  it('de dos agencias, por código o nombre, en debe y haber: cada una queda escrita con su diferencia', async () => {
    const hoja = `cuenta,agencia,debe,haber\n${BANCO},01,"1,000.00",\nArrendamientos,1,5.50,\n${APORTACIONES},01,,1005.50\n${BANCO},02,(20.00),\n${APORTACIONES},2,20,\n${CAJA_CHICA},02,0,0\n`;
    const ensayo = await importar(hoja);
    expect(ensayo.cuerpo).toMatchObject({ filas: 6, sinSaldo: 1, signo: null, totalDeErrores: 0 });
    expect(
      ensayo.cuerpo.agencias.map(({ agencia, lineas, resumen }) => [agencia, lineas, resumen.diferencia]),
    ).toEqual([
      ['01', 3, 0],
      ['02', 2, 0],
    ]);
    expect(await comoDueno(prueba.url, 'select from saldos_iniciales')).toHaveLength(0);
    const { cuerpo } = await importar(hoja, { ensayo: 'false' });
    const apertura = await ver(cuerpo.agencias[0]?.id ?? '');
    expect(apertura.lineas.map(({ cuenta, debe, haber }) => [cuenta, debe, haber])).toEqual([
      [BANCO, 100_000, 0],
      ['706105', 550, 0],
      [APORTACIONES, 0, 100_550],
    ]);
    // Otra vez: reemplaza lo que se está escribiendo.
    expect((await importar(hoja, { ensayo: 'false' })).status).toBe(200);
    expect(await comoDueno(prueba.url, 'select from saldos_iniciales')).toHaveLength(2);
  });

  it('con una sola columna de saldos: con signo, o por naturaleza si así cuadra', async () => {
    const conSigno = `cuenta,agencia,saldo\n${BANCO},01,100\n${APORTACIONES},01,-100\n`;
    const sinSigno = `cuenta,agencia,saldo\n${BANCO},01,100\n${APORTACIONES},01,100\n`;
    for (const [hoja, signo] of [
      [conSigno, 'debe'],
      [sinSigno, 'naturaleza'],
    ] as const) {
      const { cuerpo } = await importar(hoja);
      expect([cuerpo.signo, cuerpo.agencias[0]?.resumen]).toMatchObject([
        signo,
        { activo: 10_000, capital: 10_000, diferencia: 0 },
      ]);
    }
    expect((await importar(sinSigno, { signo: 'debe' })).cuerpo.agencias[0]?.resumen.diferencia).toBe(20_000);
  });

  it('cada fila que no se entiende dice qué vino y qué escribir, y no se guarda nada', async () => {
    const { problema } = await importar(
      `cuenta,agencia,debe,haber\n${BANCO},01,mil,\n${BANCO},Zacapa,5,\n,01,5,\n`,
      { ensayo: 'false' },
    );
    expect(problema.codigo).toBe('IMPORTACION_CON_ERRORES');
    expect(problema.errores?.map(({ mensaje }) => mensaje.split(':')[0])).toEqual([
      '«mil» no es un monto',
      '«Zacapa» no es una de sus agencias',
      'Falta la cuenta',
    ]);
  });

  it('a una agencia ajena, o con saldos que esperan aprobación, no', async () => {
    expect(
      (await importar(`cuenta,agencia,debe,haber\n${BANCO},02,5,\n`, { ensayo: 'false' }, auxiliar)).problema
        .codigo,
    ).toBe('IMPORTACION_CON_ERRORES');
    await enviada();
    expect(
      (await importar(`cuenta,agencia,debe,haber\n${BANCO},01,5,\n`, { ensayo: 'false' })).problema.codigo,
    ).toBe('APERTURA_EN_CURSO');
  });
});
