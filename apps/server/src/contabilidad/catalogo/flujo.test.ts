// What an account is in the cash flow: where it comes from, who may change it and until when, on every way to it.
import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumirContrapartidas } from '#contabilidad/estados-financieros/resumir-contrapartidas.ts';
import {
  BANCO,
  comoAplicacion,
  comoDueno,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const crear = (idCuenta: string, mas: object = {}) =>
  prueba.llamar(
    contrato.crearCuenta,
    {
      body: { idCuenta, nombreCuenta: `Cuenta ${idCuenta}`, tipoCuenta: 'D', naturaleza: 'deudora', ...mas },
    },
    { token },
  );
const editar = (idCuenta: string, version: number, flujo: contrato.Cuenta['flujo']) =>
  prueba.llamar(contrato.editarCuenta, { params: { idCuenta }, body: { version, flujo } }, { token });
const importar = (csv: string, ensayo: 'true' | 'false') =>
  prueba.llamar(
    contrato.importarCatalogo,
    { query: { ensayo }, body: { mediaType: CSV, bytes: Buffer.from(csv) } },
    { token },
  );
const cerrarMes = (mes: number) =>
  comoDueno(prueba.url, `update periodo set estado = 'cerrado' where anio = 2026 and mes = ${mes}`);

describe('una cuenta nueva', () => {
  it('es lo que la cuenta de la que depende, si nadie dice otra cosa', async () => {
    expect((await crear('101107')).cuerpo.flujo).toBe('efectivo');
    expect((await crear('109104')).cuerpo.flujo).toBe('inversion');
    expect((await crear('109105', { flujo: 'operacion' })).cuerpo.flujo).toBe('operacion');
  });

  it('de una clase que no lo admite se rechaza, también en la base', async () => {
    const { status, problema } = await crear('3051010106', { naturaleza: 'acreedora', flujo: 'efectivo' });
    expect([status, problema.errores?.[0]?.campo, problema.codigo]).toEqual([422, 'flujo', 'FLUJO_INVALIDO']);
    for (const orden of [
      `update cuenta set flujo = 'efectivo' where id_cuenta = '305102'`,
      `update cuenta set flujo = 'operacion' where id_cuenta = '901102'`,
    ])
      await expect(
        comoDueno(prueba.url, `select set_config('cuadra.accion', 'x', false)`, orden),
      ).rejects.toThrow();
  });
});

describe('cambiarlo', () => {
  it('mientras sus meses están abiertos cambia los estados, y queda en la bitácora', async () => {
    await registrar(prueba, partida('2026-05-10', '106101', BANCO, 7_000));
    await resumirContrapartidas(prueba.db);
    const actividades = async () => {
      const { cuerpo } = await prueba.llamar(
        verEstadoFinanciero,
        { params: { estado: 'flujo-de-efectivo' }, query: { fecha: '2026-05-31', columnas: 'mes' } },
        { token },
      );
      expect(cuerpo.pruebas.map(({ cuadra }) => cuadra)).toEqual([true, true]);
      return ['operacion', 'inversion', 'aumento'].map(
        (clave) => cuerpo.filas.find((fila) => fila.clave === clave)?.valores[0],
      );
    };
    expect(await actividades()).toEqual([-7_000, 0, -7_000]);
    expect((await editar('106101', 1, 'inversion')).status).toBe(200);
    expect(await actividades()).toEqual([0, -7_000, -7_000]);
    // As cash, the same partida is a transfer; and back.
    expect((await editar('106101', 2, 'efectivo')).status).toBe(200);
    expect(await actividades()).toEqual([0, 0, 0]);
    expect((await editar('106101', 3, 'operacion')).status).toBe(200);
    expect(await actividades()).toEqual([-7_000, 0, -7_000]);
    const anotado = await comoDueno(
      prueba.url,
      `select antes->>'flujo' as antes, despues->>'flujo' as despues from bitacora
       where entidad = 'cuenta' and id_entidad = '106101' order by n desc limit 1`,
    );
    expect(anotado).toEqual([{ antes: 'efectivo', despues: 'operacion' }]);
  });

  it('con movimientos en un mes cerrado no: ni en la pantalla, ni por archivo, ni en la base', async () => {
    await cerrarMes(5);
    const { status, problema } = await editar('106101', 4, 'inversion');
    expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
      409,
      'FLUJO_DE_MES_CERRADO',
      'flujo',
    ]);
    const csv =
      'idCuenta,nombreCuenta,tipoCuenta,naturaleza,flujo\n106101,Activos extraordinarios,D,deudora,inversion\n';
    const ensayo = await importar(csv, 'true');
    expect(ensayo.cuerpo.errores.map(({ linea, campo, codigo }) => [linea, campo, codigo])).toEqual([
      [2, 'flujo', 'FLUJO_DE_MES_CERRADO'],
    ]);
    expect((await importar(csv, 'false')).problema.codigo).toBe('IMPORTACION_CON_ERRORES');
    await expect(
      comoAplicacion(prueba, `update cuenta set flujo = 'inversion' where id_cuenta = '106101'`),
    ).rejects.toThrow(/meses cerrados/);
    // Its name is another matter.
    const { status: conNombre } = await prueba.llamar(
      contrato.editarCuenta,
      { params: { idCuenta: '106101' }, body: { version: 4, nombreCuenta: 'Activos recibidos' } },
      { token },
    );
    expect(conNombre).toBe(200);
  });

  it('la que se exporta vuelve a entrar igual', async () => {
    const { cruda } = await prueba.llamar(contrato.catalogoCsv, {}, { token });
    const { cuerpo } = await importar(cruda.rawPayload.toString('utf8'), 'true');
    expect([cuerpo.errores, cuerpo.cambiadas, cuerpo.nuevas]).toEqual([[], 0, 0]);
    expect(cruda.body).toContain('flujo');
  });
});
