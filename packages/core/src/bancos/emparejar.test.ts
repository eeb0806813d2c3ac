import { describe, expect, it } from 'vitest';
import { huellaDeCruce, type LineaPorCruzar, type MovimientoPorCruzar } from './cruce.ts';
import { emparejar } from './emparejar.ts';
import { linea, movimiento } from './testing/por-cruzar.ts';

const opciones = { ventanaDias: 10, rechazados: new Set<string>() };

/** The names of what was paired: `b1=l1`. */
function cruces(lineas: LineaPorCruzar[], movimientos: MovimientoPorCruzar[], rechazados: string[] = []) {
  const hallado = emparejar(lineas, movimientos, { ...opciones, rechazados: new Set(rechazados) });
  return {
    automaticos: hallado.automaticos.map(huellaDeCruce),
    sugeridos: hallado.sugeridos.map(huellaDeCruce),
  };
}

describe('sin duda razonable', () => {
  it('mismo monto y mismo documento, aunque el cheque se cobre dos meses después', () => {
    const emitido = movimiento('l1', '01-10', -1_500, {
      documento: 'CHQ-004512',
      concepto: 'Cheque a Pedro Coc',
    });
    const cobrado = linea('b1', '03-12', -1_500, { referencia: '0004512', tipo: 'CQ' });
    const { automaticos } = emparejar([cobrado], [emitido], opciones);
    expect(automaticos).toHaveLength(1);
    expect(automaticos[0]?.razones.map(({ texto }) => texto)).toEqual([
      'mismo monto Q 1,500.00',
      'mismo documento CHQ-004512',
      '61 días después en el banco',
      'nadie más tiene ese documento y ese monto',
    ]);
  });

  it('el número dentro del texto del banco también vale', () => {
    const cobrado = linea('b1', '01-20', -800, { texto: 'PAGO CHEQUE 00004512' });
    expect(cruces([cobrado], [movimiento('l1', '01-10', -800, { documento: '4512' })]).automaticos).toEqual([
      'b1=l1',
    ]);
  });

  it('un monto que nadie más tiene, de días cercanos', () => {
    const { automaticos } = emparejar(
      [linea('b1', '05-04', 1_234.56)],
      [movimiento('l1', '05-03', 1_234.56)],
      opciones,
    );
    expect(automaticos[0]).toMatchObject({ lineas: ['b1'], movimientos: ['l1'], puntaje: 78 });
    expect(automaticos[0]?.razones.at(-1)?.texto).toBe(
      'ningún otro de Q 1,234.56 en 45 días, ni en el banco ni en libros',
    );
  });

  it('iguales del mismo día y sin nada que los distinga: da lo mismo cuál con cuál', () => {
    const texto = 'ND SEGURO DE VIDA';
    const bancos = ['b1', 'b2', 'b3'].map((id) => linea(id, '05-04', -83.25, { texto }));
    const libros = ['l1', 'l2', 'l3'].map((id) =>
      movimiento(id, '05-04', -83.25, { concepto: 'Seguro de vida' }),
    );
    expect(cruces(bancos, libros).automaticos).toEqual(['b1=l1', 'b2=l2', 'b3=l3']);
  });

  it('el mismo cargo de cada mes va con el de su mes', () => {
    const meses = ['01', '02', '03', '04'];
    const bancos = meses.map((mes) => linea(`b${mes}`, `${mes}-28`, -25, { texto: 'COMISION MANEJO CTA' }));
    const libros = meses.map((mes) =>
      movimiento(`l${mes}`, `${mes}-28`, -25, { concepto: 'Comisión por manejo' }),
    );
    expect(cruces(bancos, libros).automaticos).toEqual(meses.map((mes) => `b${mes}=l${mes}`));
  });

  it('una boleta y los recibos que la nombran: 500.00 + 250.00 = 750.00', () => {
    const recibos = [
      movimiento('l1', '05-04', 500, { documento: 'BOL 8834' }),
      movimiento('l2', '05-04', 250, { documento: '008834' }),
    ];
    expect(cruces([linea('b1', '05-05', 750, { referencia: '8834' })], recibos).automaticos).toEqual([
      'b1=l1,l2',
    ]);
  });

  it('un depósito que el banco parte en efectivo y cheques', () => {
    const partes = [
      linea('b1', '05-05', 300, { referencia: '8834' }),
      linea('b2', '05-05', 450, { referencia: '8834' }),
    ];
    expect(cruces(partes, [movimiento('l1', '05-04', 750, { documento: '8834' })]).automaticos).toEqual([
      'b1,b2=l1',
    ]);
  });

  it('una línea que es todo lo que una partida sacó de la cuenta', () => {
    const sueldos = [-3_411.27, -2_980.11].map((monto, n) =>
      movimiento(`l${n + 1}`, '05-30', monto, { partida: 'planilla' }),
    );
    const { automaticos } = cruces([linea('b1', '05-31', -6_391.38, { texto: 'ND PLANILLA' })], sueldos);
    expect(automaticos).toEqual(['b1=l1,l2']);
  });

  it('de dos del mismo monto, el que nombra a la misma persona', () => {
    const bancos = [
      linea('b1', '05-04', 345.75, { texto: 'DEP TZUL BATZ' }),
      linea('b2', '05-06', 345.75, { texto: 'DEP EFECTIVO' }),
    ];
    const libros = [movimiento('l1', '05-04', 345.75, { concepto: 'Depósito de Ana Tzul Batz' })];
    expect(cruces(bancos, libros).automaticos).toEqual(['b1=l1']);
  });
});

describe('con duda, decide una persona', () => {
  it('otro igual de la semana pasada cabe igual de bien', () => {
    const bancos = [linea('b1', '05-04', 1_234.56), linea('b2', '05-11', 1_234.56)];
    const { automaticos, sugeridos } = cruces(bancos, [movimiento('l1', '05-10', 1_234.56)]);
    expect(automaticos).toEqual([]);
    expect(sugeridos).toEqual(['b2=l1']);
  });

  it('un monto redondo del mismo día y nada en común', () => {
    const banco = linea('b1', '05-04', -500, { texto: 'ND CHEQUERA' });
    const { automaticos, sugeridos } = cruces(
      [banco],
      [movimiento('l1', '05-04', -500, { concepto: 'Viáticos' })],
    );
    expect([automaticos, sugeridos]).toEqual([[], ['b1=l1']]);
  });

  it('dos cheques del mismo monto con números distintos', () => {
    const banco = linea('b1', '05-04', -1_234.56, { referencia: '4513', tipo: 'CQ' });
    const libros = movimiento('l1', '05-04', -1_234.56, { documento: '4512', concepto: 'Cheque a Ana' });
    const hallado = emparejar([banco], [libros], opciones);
    expect(hallado.automaticos).toEqual([]);
    expect(hallado.sugeridos[0]?.razones).toContainEqual({
      clase: 'documento',
      puntos: -20,
      texto: 'documentos distintos: 4513 en el banco, 4512 en libros',
    });
  });

  it('el mismo documento contabilizado dos veces', () => {
    const libros = ['l1', 'l2'].map((id) => movimiento(id, '05-04', 700, { documento: '8834' }));
    const { automaticos, sugeridos } = cruces([linea('b1', '05-04', 700, { referencia: '8834' })], libros);
    expect([automaticos, sugeridos]).toEqual([[], ['b1=l1']]);
  });

  it('un monto igual y una partida que suma lo mismo', () => {
    const libros = [
      movimiento('l1', '05-04', 1_234.56),
      movimiento('l2', '05-05', 1_000.5, { partida: 'p' }),
      movimiento('l3', '05-05', 234.06, { partida: 'p' }),
    ];
    const { automaticos, sugeridos } = cruces([linea('b1', '05-05', 1_234.56)], libros);
    expect([automaticos, sugeridos]).toEqual([[], ['b1=l1']]);
  });

  it('un cheque cobrado mucho después de caducar, o antes de emitirse', () => {
    const emitido = movimiento('l1', '01-10', -800, { documento: '4512' });
    for (const fecha of ['12-20', '01-01']) {
      const { automaticos } = emparejar([linea('b1', fecha, -800, { referencia: '4512' })], [emitido], {
        ...opciones,
        ventanaDias: 5,
      });
      expect(automaticos).toEqual([]);
    }
  });

  it('el depósito del día y sus recibos, que nada nombra', () => {
    const recibos = [120.5, 80.25, 43.1].map((monto, n) => movimiento(`l${n + 1}`, '05-04', monto));
    const { sugeridos } = cruces([linea('b1', '05-05', 243.85)], recibos);
    expect(sugeridos).toEqual(['b1=l1,l2,l3']);
  });

  it('las comisiones del mes en una sola partida: 3 × 15.00 = 45.00', () => {
    const bancos = ['05-03', '05-11', '05-19'].map((fecha, n) =>
      linea(`b${n + 1}`, fecha, -15, { texto: `COMISION ATM ${n}` }),
    );
    const { sugeridos } = cruces(bancos, [
      movimiento('l1', '05-31', -45, { concepto: 'Comisiones de mayo' }),
    ]);
    expect(sugeridos).toEqual(['b1,b2,b3=l1']);
  });

  it('la única combinación de los más cercanos', () => {
    const libros = [411.2, 97.35, 700.1].map((monto, n) => movimiento(`l${n + 1}`, `05-0${n + 3}`, monto));
    const hallado = emparejar([linea('b1', '05-05', 1_111.3)], libros, opciones);
    expect(hallado.sugeridos.map(huellaDeCruce)).toEqual(['b1=l1,l3']);
    expect(hallado.sugeridos[0]?.razones.at(-1)?.clase).toBe('combinacion');
  });
});

describe('lo que se dijo ya', () => {
  const bancos = [linea('b1', '05-04', 1_234.56)];
  const libros = [movimiento('l1', '05-04', 1_234.56)];

  it('lo rechazado no se cruza ni se sugiere', () => {
    expect(cruces(bancos, libros, ['b1=l1'])).toEqual({ automaticos: [], sugeridos: [] });
  });

  it('sin líneas de un lado no hay nada que decir', () => {
    expect(cruces([], libros)).toEqual({ automaticos: [], sugeridos: [] });
    expect(cruces(bancos, [])).toEqual({ automaticos: [], sugeridos: [] });
  });

  it('dice hasta dónde va, de 0 a 100 y sin volver atrás', () => {
    const dichos: number[] = [];
    emparejar(bancos, libros, opciones, (porciento) => dichos.push(porciento));
    expect(dichos[0]).toBe(0);
    expect(dichos.at(-1)).toBe(100);
    expect(dichos).toEqual(dichos.toSorted((a, b) => a - b));
  });
});

describe('cuando los números del banco son otros que los de los libros', () => {
  const pareja = (n: number, mismo: boolean) => ({
    banco: linea(`b${n}`, '05-04', 1_000 + n + 0.37, { referencia: String(7_000_000 + n) }),
    libro: movimiento(`l${n}`, '05-04', 1_000 + n + 0.37, {
      documento: String((mismo ? 7_000_000 : 1_000) + n),
    }),
  });
  const cuantos = (parejas: ReturnType<typeof pareja>[]) =>
    cruces(
      parejas.map(({ banco }) => banco),
      parejas.map(({ libro }) => libro),
    ).automaticos.length;

  it('con pocos casos, un número distinto es otro documento', () => {
    expect(cuantos([pareja(1, false)])).toBe(0);
  });

  it('si nunca coinciden, son de otra serie y no dicen nada', () => {
    expect(cuantos(Array.from({ length: 12 }, (_, n) => pareja(n, false)))).toBe(12);
  });

  it('si los demás coinciden, el que no coincide es otro', () => {
    expect(cuantos(Array.from({ length: 12 }, (_, n) => pareja(n, n > 0)))).toBe(11);
  });
});
