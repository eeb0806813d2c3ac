// Rules: written, tried, counted and proposed.
import * as contrato from '@cuadra/contract/contabilidad/bancos/reglas';
import { aplica } from '@cuadra/core/bancos/reglas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enLaMesa, sugerir } from '../cruces/testing/en-la-mesa.ts';
import {
  DE_INDUSTRIAL,
  GASTOS,
  type MundoDeBancos,
  mundoDeBancos,
  OTROS_PRODUCTOS,
} from '../testing/mundo-de-bancos.ts';

let mundo: MundoDeBancos;
beforeAll(async () => {
  mundo = await mundoDeBancos();
});
afterAll(() => mundo.cerrar());

const regla = {
  ...{ nombre: 'Comisiones', texto: 'comision', signo: null, montoMinimo: null, montoMaximo: null },
  ...{ cuentaBancaria: null, idCuenta: GASTOS, concepto: 'Comisión de {mes}', orden: 10, activa: true },
};
const como = () => ({ token: mundo.contador.token });
const crear = (cambios: object) =>
  mundo.llamar(contrato.crearRegla, { body: { ...regla, ...cambios } }, como());

test('se crea, se cambia una vez por versión y se quita; lo que sugería con lo de antes se va', async () => {
  const { status, cuerpo } = await crear({ nombre: 'Manejo' });
  expect([status, cuerpo.aciertos, cuerpo.nombreCuenta.length > 0]).toEqual([201, 0, true]);
  const params = { id: cuerpo.id };
  const [linea = ''] = await mundo.traer(mundo.banrural, { fecha: '2026-11-02', monto: -1_00 });
  await sugerir(mundo, mundo.banrural, { clase: 'regla', lineas: [linea], regla: cuerpo.id });
  const body = { ...regla, nombre: 'Manejo', texto: 'manejo cuenta', version: cuerpo.version };
  const editada = await mundo.llamar(contrato.editarRegla, { params, body }, como());
  expect([editada.status, editada.cuerpo.texto]).toEqual([200, 'manejo cuenta']);
  expect((await enLaMesa(mundo, mundo.contador).ver()).sugerencias).toEqual([]);
  const tarde = await mundo.llamar(contrato.editarRegla, { params, body }, como());
  expect(tarde.problema.codigo).toBe('CONFLICTO_DE_EDICION');
  expect((await mundo.llamar(contrato.quitarRegla, { params }, como())).status).toBe(200);
  expect((await mundo.llamar(contrato.quitarRegla, { params }, como())).problema.codigo).toBe(
    'NO_ENCONTRADO',
  );
});

test('no se admite sin palabras, con montos al revés, con un nombre que ya hay ni con una cuenta que no puede ser', async () => {
  await crear({ nombre: 'Repetida' });
  const codigo = async (cambios: object) => (await crear({ nombre: 'Otra', ...cambios })).problema.codigo;
  expect(await codigo({ nombre: 'Repetida' })).toBe('REGLA_REPETIDA');
  expect(await codigo({ texto: '***' })).toBe('REGLA_INVALIDA');
  expect(await codigo({ montoMinimo: 200, montoMaximo: 100 })).toBe('REGLA_INVALIDA');
  expect(await codigo({ idCuenta: DE_INDUSTRIAL })).toBe('CUENTA_DE_BANCO');
  expect(await codigo({ idCuenta: '6031' })).toBe('CUENTA_NO_DETALLE');
  expect(await codigo({ idCuenta: '3011020101' })).toBe('CUENTA_SOLO_SISTEMA');
  expect(await codigo({ cuentaBancaria: mundo.contador.id })).toBe('NO_ENCONTRADO');
});

test('la prueba halla las mismas líneas que la regla, y dice qué se hizo con ellas', async () => {
  const lineas = [
    { fecha: '2026-11-03', monto: -25_00, texto: 'COMISIÓN POR MANEJO' },
    { fecha: '2026-11-04', monto: -80_00, texto: 'Comision manejo de cuenta' },
    { fecha: '2026-11-05', monto: -25_00, texto: 'COMISIONES VARIAS' },
    { fecha: '2026-11-06', monto: 25_00, texto: 'DEV. COMISION/MANEJO' },
    { fecha: '2026-10-02', monto: -30_00, texto: 'MANEJO-COMISION 7' },
  ];
  const ids = await mundo.traer(mundo.industrial, ...lineas);
  const motivo = 'Todavía no tiene saldo en libros';
  await enLaMesa(mundo, mundo.contador, mundo.industrial).registrar([ids[0] ?? ''], GASTOS, { motivo });
  for (const condiciones of [
    { texto: 'comision manejo' },
    { texto: 'comision*', signo: 'salida' as const },
    { texto: 'Comisión', montoMaximo: 3_000 },
    { texto: 'manejo', montoMinimo: 2_600 },
  ]) {
    const body = {
      ...{ signo: null, montoMinimo: null, montoMaximo: null, ...condiciones },
      ...{ cuentaBancaria: mundo.industrial, meses: 6 },
    };
    const { cuerpo } = await mundo.llamar(contrato.probarRegla, { body }, como());
    const esperadas = lineas.filter((linea) =>
      aplica(
        body as Parameters<typeof aplica>[0],
        { ...linea, cuentaBancaria: mundo.industrial } as Parameters<typeof aplica>[1],
      ),
    );
    expect(cuerpo.lineas.map(({ texto }) => texto).sort()).toEqual(
      esperadas.map(({ texto }) => texto).sort(),
    );
    expect(cuerpo.total).toBe(esperadas.length);
    expect(cuerpo.monto).toBe(esperadas.reduce((suma, { monto }) => suma + monto, 0));
  }
  const body = {
    ...{ texto: 'manejo', signo: null, montoMinimo: null, montoMaximo: null, cuentaBancaria: null, meses: 1 },
  };
  const { cuerpo } = await mundo.llamar(contrato.probarRegla, { body }, como());
  expect(cuerpo.lineas.map(({ fecha }) => fecha)).not.toContain('2026-10-02');
  expect(cuerpo.lineas.find(({ id }) => id === ids[0])).toMatchObject({ idCuenta: GASTOS, pendiente: false });
});

test('se propone lo que las personas hicieron tres veces, si ninguna regla lo dice ya', async () => {
  const hacer = async (texto: string, cuantas: number, idCuenta: string) => {
    const dias = Array.from({ length: cuantas }, (_, n) => `2026-11-0${n + 1}`);
    const ids = await mundo.traer(
      mundo.banrural,
      ...dias.map((fecha, n) => ({
        fecha,
        monto: -(n + 1) * 100,
        texto: `${texto} ${n + 100}`,
        referencia: `${n}`,
      })),
    );
    const mesa = enLaMesa(mundo, mundo.contador);
    const { cuerpo } = await mesa.registrar(ids, idCuenta, { concepto: '{texto}' });
    return cuerpo.partidas;
  };
  await hacer('PAGO DE LUZ', 3, GASTOS);
  await hacer('PAGO DE AGUA', 2, GASTOS);
  const deshechas = await hacer('PAGO DE GAS', 3, OTROS_PRODUCTOS);
  await enLaMesa(mundo, mundo.contador).revertir(deshechas[0]?.id ?? '');
  const listar = async () => (await mundo.llamar(contrato.listarReglasPropuestas, {}, como())).cuerpo;
  expect(await listar()).toMatchObject([
    { texto: 'pago de luz', signo: 'salida', idCuenta: GASTOS, veces: 3, montoMinimo: 100, montoMaximo: 300 },
  ]);
  await crear({ nombre: 'Luz', texto: 'luz' });
  expect(await listar()).toEqual([]);
});

test('la lista va en el orden en que se prueban', async () => {
  await crear({ nombre: 'Primera', orden: 1 });
  const { cuerpo } = await mundo.llamar(contrato.listarReglas, {}, como());
  expect(cuerpo[0]?.nombre).toBe('Primera');
});
