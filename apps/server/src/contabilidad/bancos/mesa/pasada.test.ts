// The automatic pass, by the real thread: what leaves no doubt is matched, the rest is suggested, and nothing is posted.

import { setTimeout as esperar } from 'node:timers/promises';
import { cruzarCuenta, type Pasada, verPasada } from '@cuadra/contract/contabilidad/bancos/mesa';
import { crearRegla } from '@cuadra/contract/contabilidad/bancos/reglas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotado, enLaMesa, pendientes } from '../cruces/testing/en-la-mesa.ts';
import { GASTOS, type MundoDeBancos, mundoDeBancos } from '../testing/mundo-de-bancos.ts';

let mundo: MundoDeBancos;
beforeAll(async () => {
  mundo = await mundoDeBancos();
});
afterAll(() => mundo.cerrar());

async function pasar(cuenta = mundo.banrural): Promise<Pasada> {
  const { token } = mundo.contador;
  const params = { id: cuenta };
  mundo.reloj.avanzar({ seconds: 1 });
  const { status } = await mundo.llamar(cruzarCuenta, { params }, { token });
  expect(status).toBe(201);
  for (;;) {
    const { cuerpo } = await mundo.llamar(verPasada, { params }, { token });
    if (cuerpo !== null && cuerpo.estado !== 'haciendo') return cuerpo;
    await esperar(50);
  }
}

const mesa = () => enLaMesa(mundo, mundo.contador);

test('cruza lo seguro, sugiere lo demás y no contabiliza nada', async () => {
  const [segura = '', comision = '', sale = ''] = await mundo.traer(
    mundo.banrural,
    { fecha: '2026-11-05', monto: 1_234_56, texto: 'DEPOSITO BOLETA 998877', referencia: '998877' },
    { fecha: '2026-11-06', monto: -35_00, texto: 'COMISION POR MANEJO DE CUENTA' },
    { fecha: '2026-11-07', monto: -7_777_77, texto: 'TRANSFERENCIA ENTRE CUENTAS PROPIAS' },
  );
  const [deposito = ''] = await mundo.registrarEnLibros(mundo.banrural, {
    ...{ fecha: '2026-11-05', monto: 1_234_56, documento: '998877', concepto: 'Depósito boleta 998877' },
  });
  const [entra = ''] = await mundo.traer(mundo.industrial, {
    ...{ fecha: '2026-11-07', monto: 7_777_77, texto: 'TRANSFERENCIA CUENTAS PROPIAS' },
  });
  const { cuerpo: regla } = await mundo.llamar(
    crearRegla,
    {
      body: {
        ...{ nombre: 'Manejo de cuenta', texto: 'comision manejo', signo: 'salida', montoMinimo: null },
        ...{ montoMaximo: null, cuentaBancaria: null, idCuenta: GASTOS, concepto: 'Comisión de {mes}' },
        ...{ orden: 1, activa: true },
      },
    },
    { token: mundo.contador.token },
  );
  const partidas = await mundo.db.selectFrom('partida').select('id').execute();
  const { estado, resultado } = await pasar();
  expect([estado, resultado]).toEqual(['listo', { automaticos: 1, sugeridos: 0, porRegla: 1, traslados: 1 }]);
  expect(await mundo.db.selectFrom('partida').select('id').execute()).toHaveLength(partidas.length);
  expect(await pendientes(mundo, segura, deposito)).toEqual([0, 0]);
  const { sugerencias } = await mesa().ver();
  expect(sugerencias).toHaveLength(2);
  expect(sugerencias.find(({ clase }) => clase === 'regla')).toMatchObject({
    ...{ lineas: [comision], regla: { id: regla.id, idCuenta: GASTOS } },
  });
  expect(sugerencias.find(({ clase }) => clase === 'traslado')).toMatchObject({
    ...{ lineas: [sale], traslado: { cuentaBancaria: mundo.industrial, linea: entra, monto: 7_777_77 } },
  });
  // From either account.
  const { sugerencias: enLaOtra } = await enLaMesa(mundo, mundo.contador, mundo.industrial).ver();
  expect(enLaOtra).toMatchObject([{ clase: 'traslado', lineas: [entra], traslado: { linea: sale } }]);
  const { cuerpo: cruces } = await mesa().cruces({ linea: segura });
  expect(cruces).toMatchObject([{ clase: 'automatico', hechoPor: null }]);
  expect(cruces[0]?.razones.length).toBeGreaterThan(0);
  expect(await anotado(mundo, 'cruce', cruces[0]?.id ?? '')).toEqual([
    ['bancos:cruzar-automatico', mundo.contador.id],
  ]);
  await mundo.exigirIdentidad(mundo.banrural, '2026-11-30');
});

test('lo que alguien deshizo, o rechazó, no vuelve a salir', async () => {
  const { lineas } = await mesa().ver();
  const cruzada = lineas.find(({ pendiente }) => pendiente === 0)?.id ?? '';
  const { cuerpo: cruces } = await mesa().cruces({ linea: cruzada });
  await mesa().deshacer(cruces[0]?.id ?? '');
  const { sugerencias } = await mesa().ver();
  await mesa().rechazar(...sugerencias.map(({ id }) => id));
  const { resultado } = await pasar();
  expect(resultado).toEqual({ automaticos: 0, sugeridos: 0, porRegla: 0, traslados: 0 });
  expect((await pendientes(mundo, cruzada))[0]).not.toBe(0);
});

test('un traslado que los libros ya tienen se cruza en las dos cuentas', async () => {
  const [sale = ''] = await mundo.traer(mundo.banrural, {
    ...{ fecha: '2026-11-10', monto: -3_210_99, texto: 'TRASLADO A CUENTA PROPIA' },
  });
  const [entra = ''] = await mundo.traer(mundo.industrial, {
    ...{ fecha: '2026-11-11', monto: 3_210_99, texto: 'TRASLADO DE CUENTA PROPIA' },
  });
  await mundo.registrarEnLibros(mundo.banrural, {
    ...{ fecha: '2026-11-10', monto: -3_210_99, concepto: 'Traslado', contra: '1011030102' },
  });
  const { resultado } = await pasar();
  expect(resultado?.automaticos).toBe(1);
  expect(await pendientes(mundo, sale, entra)).toEqual([0, 0]);
  const { cuerpo: deUna } = await mesa().cruces({ linea: sale });
  const { cuerpo: deOtra } = await mesa().cruces({ linea: entra });
  expect([deUna[0]?.traslado, deOtra[0]?.traslado]).toEqual([deOtra[0]?.id, deUna[0]?.id]);
});

test('quien la pidió se entera de que terminó', async () => {
  const avisos = await mundo.db
    .selectFrom('aviso')
    .select('titulo')
    .where('titulo', 'like', 'Cruce automático%')
    .execute();
  expect(avisos.length).toBeGreaterThan(0);
});
