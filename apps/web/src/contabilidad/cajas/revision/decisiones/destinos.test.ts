import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { cuentaDe, destinosDe, esDeDos, pideMotivo } from './destinos.ts';

const con = (deApertura: number, deCierre: number) => ({
  diferencia: centavos(deApertura + deCierre),
  diferenciaDeApertura: centavos(deApertura),
  tolerancia: centavos(25_00),
});

it('un sobrante va a sobrantes; un faltante lo asume la institución o el empleado; nada no va a ningún lado', () => {
  expect(destinosDe(centavos(1))).toEqual(['sobrante']);
  expect(destinosDe(centavos(-1))).toEqual(['faltante', 'empleado']);
  expect(destinosDe(centavos(0))).toEqual([]);
});

it.each([
  ['en la tolerancia, 25.00', 0, 25_00, false],
  ['un centavo más', 0, 25_01, true],
  ['en la tolerancia, faltante', 0, -25_00, false],
  ['un centavo más, faltante', 0, -25_01, true],
  ['15.00 al abrir y −10.00 al cerrar: 25.00 entre los dos', 15_00, -10_00, false],
  ['15.00 al abrir y −10.01 al cerrar', 15_00, -10_01, true],
])('%s: de dos personas, %#', (_, deApertura, deCierre, dos) => {
  expect(esDeDos(con(deApertura, deCierre))).toBe(dos);
});

it('se explica toda diferencia, también las que se anulan entre sí', () => {
  expect(pideMotivo(con(0, 0))).toBe(false);
  expect(pideMotivo(con(0, -1))).toBe(true);
  expect(pideMotivo(con(500, -500))).toBe(true);
});

it('cada destino tiene su cuenta', () => {
  const configuracion = {
    cuentaSobrante: '30510104',
    cuentaFaltante: '703102',
    cuentaEmpleado: null,
    cuentaTransito: '10110105',
    tasaDolar: 7_700_000,
    umbralIve: 1_000_000,
    identificarDesde: centavos(10_000_00),
  };
  expect(cuentaDe('sobrante', configuracion)).toBe('30510104');
  expect(cuentaDe('faltante', configuracion)).toBe('703102');
  expect(cuentaDe('empleado', configuracion)).toBeNull();
});
