// The savings of an institution that moves in: its opening balances say the control account, a sheet brings the accounts, and the product
// is used from when both are the same.
import { importarAsociados, importarCuentas } from '@cuadra/contract/ahorros/importaciones';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DE_APERTURA, sinAprobacion } from '#contabilidad/saldos/testing/apertura-de-prueba.ts';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { auxiliarDeAhorros } from './auxiliar.ts';
import { activar, publicarProducto } from './testing/productos-de-prueba.ts';

const AHORRO = '3011020101';
const BANCO = '1011030101';

let app: AplicacionDePrueba;
let token: string;
let publica: string;
let producto: number;
beforeAll(async () => {
  app = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  await sinAprobacion(app.url);
  token = await app.entrar('ahorros@cuadra.demo');
  const id = async (correo: string) =>
    (await app.db.selectFrom('usuario').select('id').where('correo', '=', correo).executeTakeFirstOrThrow())
      .id;
  publica = await id('contador@cuadra.demo');
  producto = await publicarProducto(
    app,
    { escribe: await id('ahorros@cuadra.demo'), publica },
    {
      ...{ codigo: 'AHC', nombre: 'Ahorro corriente', clase: 'vista', idCuenta: AHORRO },
      ...{ cuentaGasto: '7011010101', abono: 'mensual', tramos: [{ ppm: 35_000 }] },
    },
  );
});
afterAll(() => app.cerrar());

const csv = (...lineas: string[]) => ({ mediaType: CSV, bytes: new TextEncoder().encode(lineas.join('\n')) });
const cuentas = (...filas: string[]) =>
  app.llamar(
    importarCuentas,
    {
      query: { ensayo: 'false' },
      body: csv('número,producto,titular,apertura,saldo,fecha del saldo', ...filas),
    },
    { token },
  );

it('las cuentas de la hoja suman la cuenta de control: 600.00 + 400.00 = 1,000.00, y el producto se activa', async () => {
  await registrar(app, partida('2026-01-01', BANCO, AHORRO, 1_000_00, DE_APERTURA));
  await app.llamar(
    importarAsociados,
    {
      query: { ensayo: 'false' },
      body: csv('nombre,agencia,dpi', 'Julia Caal,01,1234567890101', 'Óscar Reyes,01,2345678901601'),
    },
    { token },
  );
  const primera = await cuentas('AHC-0001,AHC,1234567890101,2020-03-01,600.00,2025-12-31');
  expect([primera.status, primera.cuerpo.monto]).toEqual([200, 600_00]);
  await expect(activar(app, publica, producto)).rejects.toThrow(
    'En la agencia 01 las cuentas del producto suman Q 600.00 y los libros dicen Q 1,000.00.',
  );
  await cuentas('AHC-0002,AHC,2345678901601,2021-05-01,400.00,2025-12-31');
  await activar(app, publica, producto);
  expect(await auxiliarDeAhorros.comparar(app.db)).toEqual([]);
});

it('activo, ni los saldos iniciales ni la historia mueven su cuenta sin sus movimientos', async () => {
  for (const cambios of [DE_APERTURA, { origen: 'historia', tipo: 'diario' } as const])
    await expect(registrar(app, partida('2026-01-01', BANCO, AHORRO, 1_00, cambios))).rejects.toThrow(
      /producto de ahorro/,
    );
});
