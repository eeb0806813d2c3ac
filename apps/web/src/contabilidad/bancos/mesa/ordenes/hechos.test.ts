import { expect, it } from 'vitest';
import { deLinea, deMovimiento } from '../datos/renglon.ts';
import { linea, mesa, movimiento } from '../testing/mesa-de-prueba.ts';
import { gruposDe, partidasHechas } from './hechos.ts';

it('las partidas que hizo una orden son los movimientos cruzados que no estaban', () => {
  const estaba = movimiento({ monto: 100_00, pendiente: 0 });
  const hecha = movimiento({ monto: -12_00, pendiente: 0, fecha: '2026-10-31' });
  const ajena = movimiento({ monto: 40_00 });
  const antes = new Map([[estaba.id, deMovimiento(estaba)]]);
  const llegada = mesa({ movimientos: [estaba, hecha, ajena] });
  expect(partidasHechas(antes, llegada)).toEqual([
    { id: hecha.partida?.id, numero: hecha.partida?.numero, fecha: '2026-10-31' },
  ]);
});

it('lo que se quita se repone con lo que cada una decía', () => {
  const nota = { clase: 'nota-de-debito', motivo: null } as const;
  const error = { clase: 'error-del-banco', motivo: 'Cobro doble' } as const;
  const [una, otra, ultima] = [nota, error, nota].map((explicacion) =>
    deLinea(linea({ monto: -1_00, explicacion })),
  );
  const banco = [una, otra, ultima].flatMap((renglon) => renglon ?? []);
  expect(gruposDe({ banco, libros: [] })).toEqual([
    { ...nota, lineas: [una?.id, ultima?.id], movimientos: [] },
    { ...error, lineas: [otra?.id], movimientos: [] },
  ]);
});
