import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { cajaDePrueba } from '../testing/caja-de-prueba.ts';
import { totalesPorAgencia } from './totales.ts';

const JORNADA = '00000000-0000-4000-8000-0000000000d1';

const contada = (agencia: string, libro: number, contado: number) =>
  cajaDePrueba({
    agencia,
    nombreAgencia: `Agencia ${agencia}`,
    jornada: JORNADA,
    estado: 'cerrada',
    movimientos: 3,
    entradas: centavos(500_00),
    salidas: centavos(200_00),
    libro: centavos(libro),
    contado: centavos(contado),
    diferencia: centavos(contado - libro),
  });

it('cada agencia suma lo suyo: 1,000.00 + 2,000.00 en libros, 990.00 + 2,005.00 contados, faltan 5.00', () => {
  const totales = totalesPorAgencia([
    contada('01', 1_000_00, 990_00),
    contada('01', 2_000_00, 2_005_00),
    contada('02', 700_00, 700_00),
  ]);
  expect(totales).toMatchObject([
    { agencia: '01', cajas: 2, movimientos: 6, entradas: 1_000_00, salidas: 400_00 },
    { agencia: '02', cajas: 1, libro: 700_00, contado: 700_00, diferencia: 0, porContar: 0 },
  ]);
  expect(totales[0]).toMatchObject({ libro: 3_000_00, contado: 2_995_00, diferencia: -5_00 });
});

it('mientras falte una por contar no hay total contado que comparar con los libros', () => {
  const abierta = {
    ...contada('01', 900_00, 0),
    estado: 'abierta',
    contado: null,
    diferencia: null,
  } as const;
  expect(totalesPorAgencia([contada('01', 1_000_00, 990_00), abierta])).toMatchObject([
    { libro: 1_900_00, contado: null, porContar: 1, diferencia: -10_00 },
  ]);
});

it('una caja que nadie abrió no espera que la cuenten', () => {
  expect(totalesPorAgencia([contada('01', 1_000_00, 1_000_00), cajaDePrueba()])).toMatchObject([
    { cajas: 2, contado: 1_000_00, porContar: 0 },
  ]);
});

it('con una que pasa de la tolerancia, el total lo dice', () => {
  const grave = { ...contada('01', 1_000_00, 0), excedeTolerancia: true };
  expect(totalesPorAgencia([grave, contada('01', 1_000_00, 1_000_00)])[0]?.excedeTolerancia).toBe(true);
});

it('sin ninguna contada no hay diferencia que decir', () => {
  expect(totalesPorAgencia([cajaDePrueba()])).toMatchObject([
    { cajas: 1, contado: null, diferencia: null, porContar: 0 },
  ]);
});
