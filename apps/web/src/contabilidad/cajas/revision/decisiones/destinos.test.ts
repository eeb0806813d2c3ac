import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { cuentaDe, destinosDe, esDeDos, pideMotivo } from './destinos.ts';

const con = (descuadre: number) => ({ descuadre: centavos(descuadre), tolerancia: centavos(25_00) });

it('un sobrante va a sobrantes; un faltante lo asume la institución o el empleado; nada no va a ningún lado', () => {
  expect(destinosDe(centavos(1))).toEqual(['sobrante']);
  expect(destinosDe(centavos(-1))).toEqual(['faltante', 'empleado']);
  expect(destinosDe(centavos(0))).toEqual([]);
});

it.each([
  ['en la tolerancia, 25.00', 25_00, false],
  ['un centavo más', 25_01, true],
])('%s: de dos personas, %#', (_, descuadre, dos) => {
  expect(esDeDos(con(descuadre))).toBe(dos);
});

it('se explica todo lo que no está en su lugar, aunque en total no falte nada', () => {
  expect(pideMotivo(con(0))).toBe(false);
  expect(pideMotivo(con(1))).toBe(true);
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
