// What a closed year earned or spent is not undone in the year that is open now unless somebody says so: it is offered to the
// resultados de ejercicios anteriores, and the statements of both years say what they should.
import { verEfectoDeReversion } from '@cuadra/contract/contabilidad/borradores/efecto';
import { guardarConfiguracion, verConfiguracion } from '@cuadra/contract/contabilidad/configuracion';
import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import type { NombreDeEstado } from '@cuadra/contract/contabilidad/opciones';
import { cerrarEjercicio } from '@cuadra/contract/contabilidad/periodos/periodos';
import { revertirPartida, verReversion } from '@cuadra/contract/contabilidad/reversion';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { aceptando } from '#contabilidad/libro/testing/aceptando.ts';
import {
  BANCO,
  CAJA_CHICA,
  comoDueno,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const RESULTADO = '508101';
const ACUMULADOS = '507101';
const HOY = '2026-01-10';
let prueba: AplicacionDePrueba;
let token: string;
/** 300.00 of expense, of which 250.00 were paid in cash and 50.00 by the bank. */
const gasto = partida('2025-12-31', GASTOS, CAJA_CHICA, 30_000, {
  ...{ origen: 'manual', esManual: true },
  lineas: [alDebe(GASTOS, 25_000), alDebe(GASTOS, 5_000), alHaber(CAJA_CHICA, 25_000), alHaber(BANCO, 5_000)],
});

/** 2025: productos 1,000.00 y gastos 300.00; cerrado con 700.00. Hoy, 10/01/2026. */
beforeEach(async () => {
  prueba = await aplicacionDePrueba();
  prueba.reloj.poner('2026-01-10T15:00:00Z');
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(
    prueba,
    partida('2025-03-10', CAJA_CHICA, PRODUCTOS, 90_000),
    partida('2025-03-10', BANCO, PRODUCTOS, 10_000),
    gasto,
    partida('2026-01-05', BANCO, PRODUCTOS, 9_900),
  );
  await comoDueno(prueba.url, `update periodo set estado = 'cerrado' where anio = 2025 and mes < 12`);
  const { cuerpo } = await prueba.llamar(cerrarEjercicio, { params: { anio: 2025 } }, { token });
  expect(cuerpo).toMatchObject({ estado: 'cerrado', resultado: 70_000 });
});
afterEach(() => prueba.cerrar());

type Pedida = Partial<BodyOf<typeof revertirPartida>>;
const revertir = (cambios: Pedida) =>
  aceptando(prueba.llamar)(
    revertirPartida,
    { params: { id: gasto.id }, body: { fecha: HOY, motivo: 'No era de la institución', ...cambios } },
    { token },
  );
const lineasDe = async (id: string) => {
  const { rows } = await sql<{ linea: string }>`
    select concat_ws(' ', l.id_cuenta, l.debe, l.haber) as linea from linea l join partida p using (ejercicio, numero)
    where p.id = ${id}::uuid order by l.n`.execute(prueba.db);
  return rows.map(({ linea }) => linea);
};
async function estado(cual: NombreDeEstado, clave: string, fecha = '2026-01-31') {
  const { cuerpo } = await prueba.llamar(
    verEstadoFinanciero,
    { params: { estado: cual }, query: { fecha, columnas: 'acumulado' } },
    { token },
  );
  expect(cuerpo.pruebas.filter(({ cuadra }) => !cuadra)).toEqual([]);
  return cuerpo.filas.find((una) => una.clave === clave)?.valores;
}

it('se dice antes de pedirla, con la cuenta configurada y las líneas que irían a ella', async () => {
  const pedir = () => prueba.llamar(verReversion, { params: { id: gasto.id } }, { token });
  expect((await pedir()).cuerpo.ejercicioCerrado).toMatchObject({
    anio: 2025,
    lineas: [1, 2],
    cuenta: { idCuenta: ACUMULADOS },
  });
  // Which one it is, the institution says.
  const { cuerpo: configuracion } = await prueba.llamar(verConfiguracion, {}, { token });
  const otra = { ...configuracion, cuentaResultadosAcumulados: '503101' };
  await prueba.llamar(guardarConfiguracion, { body: otra }, { token });
  expect((await pedir()).cuerpo.ejercicioCerrado?.cuenta).toMatchObject({ idCuenta: '503101' });
});

it('quien no dice a dónde va el gasto no revierte: no se abona en silencio el de este año', async () => {
  const { status, problema } = await revertir({});
  expect([status, problema.codigo]).toEqual([422, 'REVERSION_DE_EJERCICIO_CERRADO']);
  expect(problema.errores).toMatchObject([
    { campo: 'resultados', mensaje: expect.stringContaining('ejercicio cerrado, 2025') },
  ]);
});

it('a resultados anteriores: 507 va de 700.00 a 1,000.00, y el resultado de 2026 sigue en 99.00', async () => {
  expect(await estado('balance-general', 'capital:507')).toEqual([70_000]);
  const { cuerpo: efecto } = await prueba.llamar(
    verEfectoDeReversion,
    { params: { id: gasto.id }, body: { fecha: HOY, resultados: 'anteriores' } },
    { token },
  );
  expect(efecto.cuentas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber])).toEqual([
    [ACUMULADOS, 0, 30_000],
    [CAJA_CHICA, 25_000, 0],
    [BANCO, 5_000, 0],
  ]);
  const { status, cuerpo } = await revertir({ resultados: 'anteriores' });
  expect(status).toBe(201);
  expect(await lineasDe(cuerpo.id)).toEqual([
    `${ACUMULADOS} 0 25000`,
    `${ACUMULADOS} 0 5000`,
    `${CAJA_CHICA} 25000 0`,
    `${BANCO} 5000 0`,
  ]);
  // 700.00 + 300.00 = 1,000.00
  expect(await estado('balance-general', 'capital:507')).toEqual([100_000]);
  expect(await estado('balance-general', 'capital:508')).toEqual([9_900]);
  expect(await estado('balance-general', 'activo-neto')).toEqual([109_900]);
  for (const cual of ['estado-de-resultados', 'cambios-en-el-patrimonio', 'flujo-de-efectivo'] as const)
    await estado(cual, '');
  expect(await verificar(prueba.db)).toMatchObject({ limpio: true });
});

it('a sus mismas cuentas, si alguien lo dice: 2026 gana 300.00 más, 99.00 + 300.00 = 399.00', async () => {
  const { cuerpo } = await revertir({ resultados: 'mismas' });
  expect(await lineasDe(cuerpo.id)).toContain(`${GASTOS} 0 25000`);
  expect(await estado('balance-general', 'capital:508')).toEqual([39_900]);
  expect(await estado('balance-general', 'capital:507')).toEqual([70_000]);
});

it('una parte también, y lo que no es de resultados no pregunta', async () => {
  const { cuerpo } = await revertir({ lineas: [2, 4], resultados: 'anteriores' });
  expect(await lineasDe(cuerpo.id)).toEqual([`${ACUMULADOS} 0 5000`, `${BANCO} 5000 0`]);
  expect(await verificar(prueba.db)).toMatchObject({ limpio: true });
});

it('de un año abierto no se ofrece ni se admite', async () => {
  const deHoy = partida('2026-01-08', GASTOS, CAJA_CHICA, 1_000, { origen: 'manual', esManual: true });
  await registrar(prueba, deHoy);
  const params = { id: deHoy.id };
  const { cuerpo } = await prueba.llamar(verReversion, { params }, { token });
  expect(cuerpo.ejercicioCerrado).toBeNull();
  const body = { fecha: HOY, motivo: 'No era', resultados: 'anteriores' } as const;
  const { problema } = await prueba.llamar(revertirPartida, { params, body }, { token });
  expect(problema.codigo).toBe('REVERSION_INVALIDA');
  await expect(contra(ACUMULADOS, deHoy.id, [1_000])).rejects.toMatchObject(INVALIDA);
});

const INVALIDA = { constraint: 'REVERSION_INVALIDA' };

/** The reversal that somebody with SQL would write: all of it against that account. */
function contra(idCuenta: string, id: string, montos: readonly number[], ademas = [alDebe(CAJA_CHICA, 0)]) {
  const ahora = prueba.reloj.ahora();
  const total = montos.reduce((suma, monto) => suma + monto, 0);
  const lineas = ademas.some(({ debe }) => debe > 0) ? ademas : [alDebe(CAJA_CHICA, total)];
  return escribir(prueba.db, contextoDelSistema(ahora, ''), 'prueba', (tx) =>
    contabilizar(tx, ahora, [
      porContabilizar({
        ...{ origen: 'manual', revierte: { id, tipo: 'diario' }, motivo: 'No', fecha: HOY, agencia: '01' },
        ...{ concepto: 'Contra otra', autor: null },
        lineas: [...montos.map((monto) => alHaber(idCuenta, monto)), ...lineas],
      }),
    ]),
  );
}

it('PostgreSQL admite la cuenta configurada y ninguna otra, con los montos de las líneas, todas o ninguna', async () => {
  await expect(contra(RESULTADO, gasto.id, [25_000])).rejects.toMatchObject(INVALIDA);
  await expect(contra(ACUMULADOS, gasto.id, [24_999])).rejects.toMatchObject(INVALIDA);
  const mezclada = [alHaber(GASTOS, 5_000), alDebe(CAJA_CHICA, 25_000), alDebe(BANCO, 5_000)];
  await expect(contra(ACUMULADOS, gasto.id, [25_000], mezclada)).rejects.toMatchObject(INVALIDA);
  await expect(contra(ACUMULADOS, gasto.id, [25_000])).resolves.toHaveLength(1);
});
