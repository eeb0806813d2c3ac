// Each doubt that keeps the program from accepting by itself, alone: without it, the pair would be automatic.
import { describe, expect, it } from 'vitest';
import { huellaDeCruce, type LineaPorCruzar, type MovimientoPorCruzar } from './cruce.ts';
import { emparejar } from './emparejar.ts';
import { linea, movimiento } from './testing/por-cruzar.ts';

const hallar = (lineas: LineaPorCruzar[], movimientos: MovimientoPorCruzar[]) =>
  emparejar(lineas, movimientos, { ventanaDias: 10, rechazados: new Set() });
const automaticos = (...lados: Parameters<typeof hallar>) => hallar(...lados).automaticos.map(huellaDeCruce);
const sugeridos = (...lados: Parameters<typeof hallar>) => hallar(...lados).sugeridos.map(huellaDeCruce);

describe('por documento', () => {
  it('dos números en el texto, cada uno de un movimiento', () => {
    const banco = linea('b1', '05-04', 700, { texto: 'DEP 004512 007788' });
    const [uno, otro] = ['4512', '7788'].map((documento, n) =>
      movimiento(`l${n}`, '05-04', 700, { documento }),
    );
    if (uno === undefined || otro === undefined) throw new Error('son dos');
    expect(automaticos([banco], [uno, otro])).toEqual([]);
    expect(automaticos([banco], [uno])).toEqual(['b1=l0']);
  });

  it('un número dentro del texto vale en la ventana; el de una boleta, algo más', () => {
    const libros = movimiento('l1', '05-01', 700, { documento: '4512' });
    expect(automaticos([linea('b1', '05-13', 700, { texto: 'DEP 4512' })], [libros])).toEqual([]);
    expect(automaticos([linea('b1', '05-11', 700, { texto: 'DEP 4512' })], [libros])).toEqual(['b1=l1']);
    expect(automaticos([linea('b1', '05-13', 700, { referencia: '4512' })], [libros])).toEqual(['b1=l1']);
    expect(automaticos([linea('b1', '05-20', 700, { referencia: '4512' })], [libros])).toEqual([]);
  });

  it('dos cheques con números distintos, aunque en la cuenta los demás números no digan nada', () => {
    const ajenos = Array.from({ length: 15 }, (_, n) => ({
      banco: linea(`b${n}`, '05-04', -(1_000 + n + 0.37), { referencia: String(7_000_000 + n) }),
      libro: movimiento(`l${n}`, '05-04', -(1_000 + n + 0.37), { documento: String(1_000 + n) }),
    }));
    const banco = linea('bc', '05-04', -888.88, { referencia: '555001', tipo: 'CQ' });
    const libro = movimiento('lc', '05-04', -888.88, { documento: '555002', concepto: 'Cheque a Ana' });
    const hallados = automaticos(
      [banco, ...ajenos.map((uno) => uno.banco)],
      [libro, ...ajenos.map((uno) => uno.libro)],
    );
    expect(hallados).toHaveLength(15);
    expect(hallados).not.toContain('bc=lc');
  });
});

describe('por monto', () => {
  it('en orden de fecha solo si los días de uno están lejos de los del otro', () => {
    const libros = (dias: string[]) => dias.map((dia, n) => movimiento(`l${n}`, `05-${dia}`, 345.67));
    const bancos = (dias: string[]) => dias.map((dia, n) => linea(`b${n}`, `05-${dia}`, 345.67));
    expect(automaticos(bancos(['03', '08']), libros(['01', '06']))).toEqual([]);
    expect(automaticos(bancos(['03', '14']), libros(['01', '12']))).toEqual(['b0=l0', 'b1=l1']);
  });

  it('la misma persona, el mismo monto, y uno de los dos no está en libros', () => {
    const bancos = ['05-03', '05-10'].map((fecha, n) =>
      linea(`b${n}`, fecha, 345.67, { texto: 'DEP TZUL BATZ' }),
    );
    expect(
      automaticos(bancos, [movimiento('l1', '05-09', 345.67, { concepto: 'Depósito de Tzul Batz' })]),
    ).toEqual([]);
  });

  it('un parecido a medias no distingue', () => {
    const otros = Array.from({ length: 20 }, (_, n) =>
      linea(`o${n}`, '05-04', 10_000 + n, {
        texto: n < 5 ? `ENERGIA ${'abcdefgh'.slice(n)}` : `OTRO${'abcdefghijklmnopqrstu'.slice(n)}`,
      }),
    );
    const bancos = [
      linea('b1', '05-04', 345.67, { texto: 'ENERGIA NORTE' }),
      linea('b2', '05-05', 345.67, { texto: 'TEF VARIOS' }),
    ];
    const libro = movimiento('l1', '05-04', 345.67, { concepto: 'Energía' });
    expect(automaticos([...bancos, ...otros], [libro])).toEqual([]);
  });

  it('una ventana muy ancha muestra más, pero no da más por hecho', () => {
    const banco = linea('b1', '05-25', 1_234.56, { texto: 'DEP TZUL BATZ' });
    const libro = movimiento('l1', '05-04', 1_234.56, { concepto: 'Depósito de Tzul Batz' });
    const hallado = emparejar([banco], [libro], { ventanaDias: 60, rechazados: new Set() });
    expect([hallado.automaticos.length, hallado.sugeridos.length]).toEqual([0, 1]);
  });

  it('el mismo nombre fuera de la ventana', () => {
    const bancos = [
      linea('b1', '05-25', 345.67, { texto: 'DEP TZUL BATZ' }),
      linea('b2', '05-26', 345.67, { texto: 'TRANSF ACH' }),
    ];
    const libro = movimiento('l1', '05-04', 345.67, { concepto: 'Depósito de Tzul Batz' });
    expect(automaticos(bancos, [libro])).toEqual([]);
  });
});

describe('por partida', () => {
  const planilla = (
    partida: string,
    fecha: string,
    montos: number[],
    demas: Partial<MovimientoPorCruzar> = {},
  ) => montos.map((monto, n) => movimiento(`${partida}${n}`, fecha, -monto, { partida, ...demas }));
  const banco = (quetzales: number, demas: Partial<LineaPorCruzar> = {}) =>
    linea('b1', '05-04', -quetzales, demas);

  it('otra partida suma lo mismo', () => {
    const una = planilla('p', '05-04', [1_000.5, 234.06]);
    const otra = planilla('q', '05-03', [1_200.1, 34.46]);
    expect(automaticos([banco(1_234.56)], [...una, ...otra])).toEqual([]);
    expect(automaticos([banco(1_234.56)], una)).toEqual(['b1=p0,p1']);
  });

  it('demasiado lejos, o una suma redonda que nada confirma', () => {
    const lejos = planilla('p', '04-14', [1_000.5, 234.06], { concepto: 'Planilla de sueldos' });
    expect(automaticos([banco(1_234.56, { texto: 'ND PLANILLA SUELDOS' })], lejos)).toEqual([]);
    expect(automaticos([banco(500)], planilla('p', '05-04', [300, 200]))).toEqual([]);
  });

  it('los documentos dicen que es otra cosa', () => {
    const conNumero = planilla('p', '05-04', [1_000.5, 234.06], { documento: '4512' });
    expect(automaticos([banco(1_234.56, { referencia: '9991' })], conNumero)).toEqual([]);
  });
});

describe('lo que ni siquiera se sugiere', () => {
  it('dos días cuyos recibos suman lo mismo', () => {
    const recibos = ['05-03', '05-04'].flatMap((fecha, n) => [
      movimiento(`x${n}`, fecha, 120.5),
      movimiento(`y${n}`, fecha, 80.25),
    ]);
    expect(sugeridos([linea('b1', '05-05', 200.75)], recibos)).toEqual([]);
    expect(sugeridos([linea('b1', '05-05', 200.75)], recibos.slice(0, 2))).toEqual(['b1=x0,y0']);
  });

  it('un monto igual a dos meses, sin nada más', () => {
    expect(sugeridos([linea('b1', '05-05', 500)], [movimiento('l1', '03-01', 500)])).toEqual([]);
  });
});
