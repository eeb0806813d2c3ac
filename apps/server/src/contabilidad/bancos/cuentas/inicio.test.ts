// What a bank account of an institution that moves in begins with: opening balances, outstanding cheques, and the first conciliación.
import { listarCheques } from '@cuadra/contract/contabilidad/bancos/cheques';
import * as cuentas from '@cuadra/contract/contabilidad/bancos/cuentas';
import * as contrato from '@cuadra/contract/contabilidad/bancos/inicio';
import type { CallOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DE_APERTURA, sinAprobacion } from '#contabilidad/saldos/testing/apertura-de-prueba.ts';
import {
  comoAplicacion,
  comoDueno,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { auxiliarDeBancos } from '../auxiliar.ts';

const BANRURAL = '1011030101';
const INDUSTRIAL = '1011030102';
const APORTACIONES = '501101';

let app: AplicacionDePrueba;
let token: string;
let responsable: string;
beforeAll(async () => {
  app = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  await sinAprobacion(app.url);
  token = await app.entrar('contador@cuadra.demo');
  const contador = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'contador@cuadra.demo')
    .executeTakeFirstOrThrow();
  responsable = contador.id;
});
afterAll(() => app.cerrar());

async function crear(idCuenta: string, numero: string, saldoBancoInicial: number): Promise<string> {
  const { status, cuerpo, problema } = await app.llamar(
    cuentas.crearCuentaBancaria,
    {
      body: {
        ...{ banco: 'Banrural', numero, nombre: `Monetaria ${numero}`, agencia: '01', perfil: null },
        ...{ responsable, ventanaDias: 10, caducidadDias: 180, idCuenta, desde: '2026-01-01' },
        saldoBancoInicial,
      },
    },
    { token },
  );
  if (status !== 201) throw new Error(problema.detail);
  return cuerpo.id;
}
const ver = async (id: string) =>
  (await app.llamar(contrato.verInicioDeBanco, { params: { id } }, { token })).cuerpo;
const decir = (id: string, body: CallOf<typeof contrato.decirInicioDeBanco>['body']) =>
  app.llamar(contrato.decirInicioDeBanco, { params: { id }, body }, { token });
const cheque = (numero: number, monto: number, fecha = '2025-12-20') => ({
  ...{ numero, fecha, monto, beneficiario: 'Ferretería El Centro' },
});

let banrural: string;
it('los saldos iniciales son con lo que empieza, aunque sean del primer día y la cuenta ya exista', async () => {
  banrural = await crear(BANRURAL, '111-1', 0);
  await registrar(app, partida('2026-01-01', BANRURAL, APORTACIONES, 50_000_00, DE_APERTURA));
  expect(await ver(banrural)).toMatchObject({
    ...{ saldoLibros: 50_000_00, saldoBanco: 0, sinExplicar: 50_000_00, seCambia: true },
  });
  expect(await app.db.selectFrom('movimientoDeBanco').select('id').execute()).toEqual([]);
  expect((await auxiliarDeBancos.comparar(app.db)).join()).toContain(
    'al empezar los libros y el banco difieren en Q 50,000.00 y lo que estaba en circulación explica Q 0.00',
  );
});

it('el banco menos los cheques en circulación es el mayor: 51,200.00 − 700.00 − 500.00 = 50,000.00', async () => {
  const { status, cuerpo } = await decir(banrural, {
    saldoBanco: 51_200_00,
    cheques: [cheque(101, 700_00), cheque(102, 500_00)],
  });
  expect([status, cuerpo.sinExplicar, cuerpo.cheques.map(({ numero, monto }) => [numero, monto])]).toEqual([
    200,
    0,
    [
      [101, 700_00],
      [102, 500_00],
    ],
  ]);
  expect(await auxiliarDeBancos.comparar(app.db)).toEqual([]);
  const { cuerpo: registro } = await app.llamar(listarCheques, { query: { cuenta: banrural } }, { token });
  expect(registro.cheques.map(({ numero, estado, partida: suya }) => [numero, estado, suya])).toEqual([
    [102, 'emitido', null],
    [101, 'emitido', null],
  ]);
});

it('al final del primer mes lo pendiente es justo lo que difieren los libros y el banco', async () => {
  const { rows } = await sql<{ difieren: number; pendiente: number }>`
    select saldo_de_libros_de_banco(${banrural}::uuid, '2026-01-31') - saldo_de_banco(${banrural}::uuid, '2026-01-31') as difieren,
      (select sum(case p.lado when 'libros' then p.monto else -p.monto end)::bigint
        from pendientes_de_banco(${banrural}::uuid, '2026-01-31') p) as pendiente`.execute(app.db);
  // 50,000.00 − 51,200.00 = −700.00 − 500.00
  expect(rows).toEqual([{ difieren: -1_200_00, pendiente: -1_200_00 }]);
});

it('se dice otra vez entero, con lo demás que estaba en camino; lo que no explica se dice', async () => {
  const { cuerpo } = await decir(banrural, {
    saldoBanco: 50_400_00,
    cheques: [cheque(101, 700_00)],
    otras: [
      { lado: 'libros', fecha: '2025-12-31', monto: 250_00, texto: 'Depósito en tránsito' },
      { lado: 'banco', fecha: '2025-12-30', monto: -50_00, texto: 'Comisión sin registrar' },
    ],
  });
  // 50,000.00 − 50,400.00 = −400.00; −700.00 + 250.00 − (−50.00) = −400.00
  expect([cuerpo.sinExplicar, cuerpo.cheques.length, cuerpo.otras.length]).toEqual([0, 1, 2]);
  const corto = await decir(banrural, { saldoBanco: 50_000_00, cheques: [cheque(101, 1_00)] });
  expect([corto.status, corto.cuerpo.sinExplicar]).toEqual([200, 1_00]);
});

it('un cheque o una partida del primer mes no es de antes; dos con el mismo número se niegan', async () => {
  const tardio = await decir(banrural, { saldoBanco: 0, cheques: [cheque(1, 1_00, '2026-01-01')] });
  expect([tardio.problema.codigo, tardio.problema.errores?.[0]?.campo]).toEqual([
    'BANCO_NO_EXPLICA_INICIO',
    'cheques.0.fecha',
  ]);
  expect((await decir(banrural, { saldoBanco: 0, cheques: [cheque(1, 1), cheque(1, 2)] })).status).toBe(400);
});

it('la historia de antes del primer día mueve el inicio; la de después son movimientos', async () => {
  const historia = { origen: 'historia', tipo: 'diario' } as const;
  await registrar(app, partida('2025-11-03', BANRURAL, APORTACIONES, 300_00, historia));
  await registrar(app, partida('2026-02-03', BANRURAL, APORTACIONES, 20_00, historia));
  expect((await ver(banrural)).saldoLibros).toBe(50_300_00);
  const movimientos = await app.db
    .selectFrom('movimientoDeBanco')
    .select('monto')
    .where('ejercicio', 'is not', null)
    .execute();
  expect(movimientos).toEqual([{ monto: 20_00 }]);
  expect((await auxiliarDeBancos.comparar(app.db)).join()).not.toContain('el mayor dice');
});

it('la que se crea después de los saldos iniciales empieza con ellos', async () => {
  await registrar(app, partida('2026-01-01', INDUSTRIAL, APORTACIONES, 900_00, DE_APERTURA));
  const { cuerpo } = await app.llamar(
    cuentas.saldoAlEmpezar,
    { query: { idCuenta: INDUSTRIAL, desde: '2026-01-01' } },
    { token },
  );
  expect(cuerpo.saldo).toBe(900_00);
  const id = await crear(INDUSTRIAL, '222-2', 900_00);
  expect(await ver(id)).toMatchObject({ saldoLibros: 900_00, sinExplicar: 0 });
});

it('ni con SQL se quita ni se agrega lo que había al empezar fuera de su orden', async () => {
  await expect(comoDueno(app.url, 'delete from movimiento_de_banco')).rejects.toThrow(/no se cambia/);
  await expect(
    comoAplicacion(
      app,
      `insert into movimiento_de_banco (cuenta_bancaria, fecha, monto, concepto) values ('${banrural}', '2025-12-01', 1, 'x')`,
    ),
  ).rejects.toThrow(/al crear la cuenta/);
  await expect(comoAplicacion(app, 'update avance_de_banco set inicio_abierto = true')).rejects.toThrow(
    /permi/,
  );
});

it('si un cheque ya se entregó, lo demás tampoco se dice otra vez; firmada, nunca', async () => {
  await decir(banrural, { saldoBanco: 51_000_00, cheques: [cheque(101, 700_00)] });
  await comoDueno(
    app.url,
    `select set_config('cuadra.accion', 'prueba', false)`,
    `update cheque set estado = 'entregado', entregado_a = 'Ana', entregado_en = '2026-01-02' where numero = 101`,
  );
  expect((await decir(banrural, { saldoBanco: 0, cheques: [] })).problema.codigo).toBe('LINEA_YA_CRUZADA');
  await comoDueno(app.url, 'update institucion set firmada_en = now()');
  expect((await decir(banrural, { saldoBanco: 0, cheques: [] })).problema.codigo).toBe(
    'PUESTA_EN_MARCHA_FIRMADA',
  );
  expect((await ver(banrural)).seCambia).toBe(false);
});
