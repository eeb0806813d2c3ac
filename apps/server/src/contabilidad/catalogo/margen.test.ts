// To which margin of the estado de resultados an account belongs: where it comes from, who may change it and until when.
import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { CSV } from '@cuadra/contract/medios';
import type { Margen } from '@cuadra/core/catalogo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  BANCO,
  comoAplicacion,
  comoDueno,
  PRODUCTOS,
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

const crear = (idCuenta: string, naturaleza: 'deudora' | 'acreedora', mas: object = {}) =>
  prueba.llamar(
    contrato.crearCuenta,
    { body: { idCuenta, nombreCuenta: `Cuenta ${idCuenta}`, tipoCuenta: 'D', naturaleza, ...mas } },
    { token },
  );
const editar = (version: number, margen: Margen) =>
  prueba.llamar(
    contrato.editarCuenta,
    { params: { idCuenta: PRODUCTOS }, body: { version, margen } },
    { token },
  );
const importar = (csv: string) =>
  prueba.llamar(
    contrato.importarCatalogo,
    { query: { ensayo: 'true' }, body: { mediaType: CSV, bytes: Buffer.from(csv) } },
    { token },
  );

it('una cuenta nueva tiene el de la que depende, si nadie dice otro; las que no son de resultado, ninguno', async () => {
  expect((await crear('706198', 'deudora')).cuerpo.margen).toBe('administracion');
  expect((await crear('603199', 'acreedora', { margen: 'servicios' })).cuerpo.margen).toBe('servicios');
  expect((await crear('101107', 'deudora')).cuerpo.margen).toBeNull();
});

it('el que su clase no admite se rechaza, también en la base', async () => {
  const casos = [
    crear('603198', 'acreedora', { margen: 'administracion' }),
    crear('101108', 'deudora', { margen: 'otros' }),
  ];
  for (const { status, problema } of await Promise.all(casos))
    expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
      422,
      'MARGEN_INVALIDO',
      'margen',
    ]);
  for (const orden of [
    `update cuenta set margen = 'administracion' where id_cuenta = '${PRODUCTOS}'`,
    `update cuenta set margen = null where id_cuenta = '${PRODUCTOS}'`,
    `update cuenta set margen = 'otros' where id_cuenta = '${BANCO}'`,
  ])
    await expect(
      comoDueno(prueba.url, `select set_config('cuadra.accion', 'x', false)`, orden),
    ).rejects.toThrow(/cuenta_margen_de_clase/);
});

it('una que se mueve fuera de los resultados deja de tenerlo', async () => {
  const { cuerpo } = await crear('603197', 'acreedora');
  const { status } = await prueba.llamar(
    contrato.moverCuenta,
    { params: { idCuenta: '603197' }, body: { idCuentaNueva: '305199', version: cuerpo.version } },
    { token },
  );
  expect(status).toBe(200);
  expect(await comoDueno(prueba.url, `select margen from cuenta where id_cuenta = '305199'`)).toEqual([
    { margen: null },
  ]);
});

it('mientras sus meses están abiertos cambia el estado, y queda en la bitácora', async () => {
  await registrar(prueba, partida('2026-05-10', BANCO, PRODUCTOS, 7_000));
  const margenesDeMayo = async () => {
    const { cuerpo } = await prueba.llamar(
      verEstadoFinanciero,
      {
        params: { estado: 'estado-de-resultados' },
        query: { fecha: '2026-05-31', columnas: 'mes', forma: 'margenes' },
      },
      { token },
    );
    expect(cuerpo.pruebas.map(({ cuadra }) => cuadra)).toEqual([true, true]);
    return ['margen-financiero', 'margen-bruto', 'margen-neto', 'resultado'].map(
      (clave) => cuerpo.filas.find((fila) => fila.clave === clave)?.valores[0],
    );
  };
  expect(await margenesDeMayo()).toEqual([0, 7_000, 7_000, 7_000]);
  expect((await editar(1, 'financiero')).status).toBe(200);
  expect(await margenesDeMayo()).toEqual([7_000, 7_000, 7_000, 7_000]);
  expect((await editar(2, 'extraordinario')).status).toBe(200);
  expect(await margenesDeMayo()).toEqual([0, 0, 0, 7_000]);
  const anotado = await comoDueno(
    prueba.url,
    `select antes->>'margen' as antes, despues->>'margen' as despues from bitacora
     where entidad = 'cuenta' and id_entidad = '${PRODUCTOS}' order by n desc limit 1`,
  );
  expect(anotado).toEqual([{ antes: 'financiero', despues: 'extraordinario' }]);
});

it('con movimientos en un mes cerrado no: ni en la pantalla, ni por archivo, ni en la base', async () => {
  await comoDueno(prueba.url, `update periodo set estado = 'cerrado' where anio = 2026 and mes = 5`);
  const { status, problema } = await editar(3, 'otros');
  expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
    409,
    'MARGEN_DE_MES_CERRADO',
    'margen',
  ]);
  const { cuerpo } = await importar(
    `idCuenta,nombreCuenta,tipoCuenta,naturaleza,margen\n${PRODUCTOS},Otros,D,acreedora,otros\n`,
  );
  expect(cuerpo.errores.map(({ linea, campo, codigo }) => [linea, campo, codigo])).toEqual([
    [2, 'margen', 'MARGEN_DE_MES_CERRADO'],
  ]);
  await expect(
    comoAplicacion(prueba, `update cuenta set margen = 'otros' where id_cuenta = '${PRODUCTOS}'`),
  ).rejects.toThrow(/meses cerrados/);
});

it('la que se exporta vuelve a entrar igual', async () => {
  const { cruda } = await prueba.llamar(contrato.catalogoCsv, {}, { token });
  const { cuerpo } = await importar(cruda.rawPayload.toString('utf8'));
  expect([cuerpo.errores, cuerpo.cambiadas, cuerpo.nuevas]).toEqual([[], 0, 0]);
  expect(cruda.body).toContain('administracion');
});
