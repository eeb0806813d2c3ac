import { expect, it } from 'vitest';
import { cuentaBancaria } from '../testing/cuenta-bancaria.ts';
import { destinoDe, elQueSigue } from './destinos.ts';
import { archivo, lectura } from './testing/archivo-de-prueba.ts';

const banrural = cuentaBancaria({ numero: '3-445-01234-5' });
const industrial = cuentaBancaria({ numero: '0170123456' });
const vieja = cuentaBancaria({ numero: '777-888', activa: false });
const cuentas = [banrural, industrial, vieja];

const destino = (dichas: readonly (string | null)[], vista?: typeof banrural) =>
  destinoDe(
    dichas.map((cuenta) => ({ cuenta })),
    cuentas,
    vista,
  );

it('un archivo va a la cuenta cuyo número dice, escrito como sea', () => {
  expect(destino(['3445012345'])).toEqual({ clase: 'va', cuentas: [banrural] });
  expect(destino(['170123456', '3-445-01234-5'])).toEqual({ clase: 'va', cuentas: [banrural, industrial] });
});

it('lo que no dice de qué cuenta es se pregunta; en una cuenta, es de esa', () => {
  expect(destino([null])).toEqual({ clase: 'se-elige', cuentas: [banrural, industrial] });
  expect(destino([null], industrial)).toEqual({ clase: 'va', cuentas: [industrial] });
});

it('desde una cuenta, lo que es de otra no se importa sin preguntar', () => {
  expect(destino(['3445012345'], industrial)).toEqual({ clase: 'se-elige', cuentas: [banrural] });
  expect(destino(['3445012345', '0170123456'], industrial)).toEqual({ clase: 'va', cuentas: [industrial] });
});

it('lo de una cuenta ajena o inactiva no va a ninguna', () => {
  expect(destino(['999'])).toMatchObject({ clase: 'ajeno', texto: expect.stringContaining('999') });
  expect(destino(['777888'])).toMatchObject({ clase: 'ajeno' });
});

it('dígitos ocultos que pueden ser de dos se preguntan', () => {
  const dos = [cuentaBancaria({ numero: '100-456' }), cuentaBancaria({ numero: '200-456' })];
  expect(destinoDe([{ cuenta: 'XXX456' }], dos, undefined)).toEqual({ clase: 'se-elige', cuentas: dos });
});

it('se importa antes el mes anterior, y al final lo que nadie pudo leer', () => {
  const ciego = archivo({ clave: 'ciego' });
  const octubre = archivo({ clave: 'octubre', lectura: lectura(['1', '2026-10-01']) });
  const agosto = archivo({ clave: 'agosto', lectura: lectura(['1', '2026-08-01']) });
  const hecho = archivo({ clave: 'julio', fase: 'terminado', lectura: lectura(['1', '2026-07-01']) });
  expect(elQueSigue([ciego, octubre, agosto, hecho])?.clave).toBe('agosto');
  expect(elQueSigue([ciego, octubre])?.clave).toBe('octubre');
  expect(elQueSigue([ciego])?.clave).toBe('ciego');
  expect(elQueSigue([hecho])).toBeUndefined();
});
