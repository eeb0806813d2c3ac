import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { CAUSAS_MAX, type Causa, type MovimientoDelDia, posiblesCausas } from './causas.ts';
import type { Conteo } from './denominaciones.ts';

const mueve =
  (sentido: MovimientoDelDia['sentido']) =>
  (recibo: number, monto: number, mas: Partial<MovimientoDelDia> = {}): MovimientoDelDia => {
    return {
      id: `m${recibo}`,
      recibo: String(recibo),
      sentido,
      monto: centavos(monto),
      documento: null,
      reversado: false,
      ...mas,
    };
  };
const entrada = mueve('entrada');
const salida = mueve('salida');

const causas = (diferencia: number, movimientos: readonly MovimientoDelDia[], conteo: Conteo = {}) =>
  posiblesCausas({ diferencia: centavos(diferencia), movimientos, conteo });
const textos = (halladas: readonly Causa[]) => halladas.map(({ texto }) => texto);
const sueltas = (cuantas: number) => ({ fajos: 0, sueltas: cuantas, deterioradas: 0 });

describe('sin diferencia', () => {
  it('no hay nada que explicar, aunque haya documentos repetidos', () => {
    expect(causas(0, [entrada(1, 500, { documento: 'A' }), entrada(2, 500, { documento: 'A' })])).toEqual([]);
  });
});

describe('la diferencia es un movimiento', () => {
  it('sobra lo que se registró y no se entregó', () => {
    expect(causas(34_710, [salida(12, 34_710), entrada(13, 800)])).toEqual([
      {
        causa: 'un-movimiento',
        explicacion: 'sin-mover',
        texto:
          'La diferencia es igual a la salida del recibo 12 (Q 347.10): pudo registrarse sin entregar el efectivo, o dos veces.',
        movimientos: ['m12'],
      },
    ]);
  });

  it('falta lo que se registró y no se recibió', () => {
    expect(textos(causas(-34_710, [entrada(12, 34_710)]))).toEqual([
      'La diferencia es igual a la entrada del recibo 12 (Q 347.10): pudo registrarse sin recibir el efectivo, o dos veces.',
    ]);
  });

  it('sobra lo que se recibió y no se registró, si es igual a otra entrada', () => {
    expect(causas(34_710, [entrada(12, 34_710)])).toMatchObject([
      {
        causa: 'un-movimiento',
        explicacion: 'sin-registrar',
        texto:
          'La diferencia es igual a la entrada del recibo 12 (Q 347.10): pudo recibirse otra igual sin registrarla.',
      },
    ]);
  });

  it('falta lo que se pagó dos veces', () => {
    expect(textos(causas(-34_710, [salida(12, 34_710)]))).toEqual([
      'La diferencia es igual a la salida del recibo 12 (Q 347.10): pudo pagarse dos veces, o pagarse otra igual sin registrarla.',
    ]);
  });

  it('de lo revertido, sobra la entrada que no se devolvió y falta la salida que no volvió', () => {
    const reversado = true;
    expect(causas(34_710, [entrada(12, 34_710, { reversado })])).toMatchObject([
      {
        explicacion: 'sin-devolver',
        texto:
          'La diferencia es igual a la entrada del recibo 12 (Q 347.10): se revirtió, y el efectivo pudo quedarse en la caja.',
      },
    ]);
    expect(textos(causas(-34_710, [salida(12, 34_710, { reversado })]))).toEqual([
      'La diferencia es igual a la salida del recibo 12 (Q 347.10): se revirtió, y el efectivo pudo no volver a la caja.',
    ]);
    expect(causas(-34_710, [entrada(12, 34_710, { reversado })])).toEqual([]);
    expect(causas(34_710, [salida(12, 34_710, { reversado })])).toEqual([]);
  });

  it('los del mismo monto se dicen juntos; de muchos, los primeros y cuántos más', () => {
    const con = (cuantos: number) =>
      Array.from({ length: cuantos }, (_, i) => salida(i + 1, 34_710, { documento: `D${i}` }));
    expect(textos(causas(34_710, con(2)))).toEqual([
      'La diferencia es igual a una de las salidas de los recibos 1 y 2 (Q 347.10): pudo registrarse sin entregar el efectivo, o dos veces.',
    ]);
    expect(textos(causas(34_710, con(5)))[0]).toContain('los recibos 1, 2, 3, 4 y 5 (');
    expect(textos(causas(34_710, con(10)))[0]).toContain('los recibos 1, 2, 3, 4 y 6 más (');
    expect(causas(34_710, con(10))[0]?.movimientos).toHaveLength(10);
  });
});

describe('la diferencia es el doble de un movimiento', () => {
  it('sobra el doble de una salida que fue entrada, y falta el de una entrada que fue salida', () => {
    expect(causas(69_420, [salida(7, 34_710)])).toEqual([
      {
        causa: 'doble-de-un-movimiento',
        texto:
          'La diferencia es el doble de la salida del recibo 7 (Q 347.10): pudo ser una entrada registrada como salida.',
        movimientos: ['m7'],
      },
    ]);
    expect(textos(causas(-69_420, [entrada(7, 34_710)]))).toEqual([
      'La diferencia es el doble de la entrada del recibo 7 (Q 347.10): pudo ser una salida registrada como entrada.',
    ]);
  });

  it('del otro lado no explica nada, ni revertido', () => {
    expect(causas(69_420, [entrada(7, 34_710), salida(8, 34_710, { reversado: true })])).toEqual([]);
    expect(causas(-69_420, [salida(7, 34_710)])).toEqual([]);
  });
});

describe('dos cifras cambiadas de lugar', () => {
  it('una entrada de 450.00 escrita 540.00 deja un faltante de 90.00', () => {
    expect(causas(-9_000, [entrada(3, 54_000), salida(4, 54_000)])).toEqual([
      {
        causa: 'transposicion',
        monto: 54_000,
        posible: 45_000,
        texto:
          'El recibo 3 registra una entrada de Q 540.00: si fue de Q 450.00, dos cifras cambiadas de lugar explican la diferencia.',
        movimientos: ['m3'],
      },
    ]);
  });

  it('una salida de 450.00 escrita 540.00 deja un sobrante de 90.00', () => {
    expect(causas(9_000, [entrada(3, 54_000), salida(4, 54_000)])).toMatchObject([
      { causa: 'transposicion', posible: 45_000, movimientos: ['m4'] },
    ]);
  });

  it('un múltiplo de nueve que ningún cambio de cifras produce no se dice', () => {
    expect(causas(-9_000, [entrada(3, 53_000), entrada(4, 54_000, { reversado: true })])).toEqual([]);
  });
});

describe('la diferencia es de una denominación', () => {
  it('sobran dos billetes de Q 50: solo si se contaron', () => {
    expect(causas(10_000, [], { b5000: sueltas(2) })).toEqual([
      {
        causa: 'denominacion',
        clave: 'b5000',
        piezas: 2,
        enFajo: false,
        texto: 'La diferencia es igual a 2 billetes de Q 50: pudieron contarse de más o entregarse de menos.',
        movimientos: [],
      },
    ]);
    expect(causas(10_000, [], { b5000: sueltas(1) })).toEqual([]);
  });

  it('falta una moneda de Q 0.25, y no se contó ninguna', () => {
    expect(textos(causas(-25, [], { m5: sueltas(3) }))).toEqual([
      'La diferencia es igual a 1 moneda de Q 0.25: pudo contarse de menos o entregarse de más. No se contó ninguna moneda de Q 0.25.',
      'La diferencia es igual a 5 monedas de Q 0.05: pudieron contarse de menos o entregarse de más.',
    ]);
  });

  it('cinco piezas se dicen; seis ya no', () => {
    expect(causas(-100_000, [])).toMatchObject([
      { clave: 'b20000', piezas: 5 },
      { clave: 'b1000', enFajo: true },
    ]);
    expect(causas(-120_000, [])).toEqual([]);
  });

  it('un fajo de Q 20 que sobra se contó en fajos', () => {
    const conFajo: Conteo = { b2000: { fajos: 1, sueltas: 0, deterioradas: 0 } };
    expect(causas(200_000, [], conFajo)).toMatchObject([
      {
        clave: 'b2000',
        piezas: 100,
        enFajo: true,
        texto:
          'La diferencia es igual a un fajo de 100 billetes de Q 20: pudo contarse de más o no entregarse.',
      },
    ]);
    expect(causas(200_000, [], { b2000: sueltas(300) })).toEqual([]);
  });

  it('cien monedas de Q 0.50 no son un fajo', () => {
    expect(causas(-5_000, [])).toMatchObject([
      { clave: 'b5000', piezas: 1 },
      { clave: 'b1000', piezas: 5 },
    ]);
  });

  it('un fajo que falta se sospecha más donde otros se contaron', () => {
    const fajo =
      'La diferencia es igual a un fajo de 100 billetes de Q 1: pudo no contarse o entregarse de más.';
    const conFajos = causas(-10_000, [], { b100: { fajos: 2, sueltas: 0, deterioradas: 0 } });
    expect(textos(conFajos)[0]).toBe(fajo);
    expect(textos(causas(-10_000, []))).toContain(fajo);
    expect(textos(causas(-10_000, []))[0]).toContain('1 billete de Q 100:');
  });
});

describe('un recibo repetido', () => {
  it('el mismo documento dos veces, y la diferencia es su monto: va primero', () => {
    const dos = [entrada(5, 34_710, { documento: 'B-901' }), entrada(9, 34_710, { documento: ' b-901 ' })];
    const [primera, segunda] = causas(-34_710, dos);
    expect(primera).toEqual({
      causa: 'recibo-repetido',
      documento: 'B-901',
      explica: true,
      texto:
        'El documento B-901 está en los recibos 5 y 9: lo que puede estar repetido es igual a la diferencia.',
      movimientos: ['m5', 'm9'],
    });
    expect(segunda).toMatchObject({ causa: 'un-movimiento', explicacion: 'sin-mover' });
  });

  it('tres veces: sobran dos', () => {
    const tres = [5, 6, 7].map((recibo) => salida(recibo, 34_710, { documento: 'B-901' }));
    expect(causas(69_420, tres)[0]).toMatchObject({ causa: 'recibo-repetido', explica: true });
  });

  it('del otro lado, o de otro monto, se dice al final y sin afirmar nada', () => {
    const dos = [entrada(5, 34_710, { documento: 'B-901' }), entrada(9, 34_710, { documento: 'B-901' })];
    const delOtroLado = causas(34_710, dos);
    expect(delOtroLado.map(({ causa }) => causa)).toEqual(['un-movimiento', 'recibo-repetido']);
    expect(causas(-7_777, dos)).toMatchObject([
      {
        explica: false,
        texto: 'El documento B-901 está en los recibos 5 y 9: revise si alguno está repetido.',
      },
    ]);
  });

  it('una entrada y una salida con el mismo documento no se repiten, ni una revertida', () => {
    const documento = 'B-901';
    const movimientos = [
      entrada(5, 34_710, { documento }),
      salida(6, 34_710, { documento }),
      entrada(7, 34_710, { documento, reversado: true }),
    ];
    expect(causas(-7_777, movimientos)).toEqual([]);
  });

  it('sin documento, el mismo monto de un lado se dice solo si es la diferencia', () => {
    const dos = [salida(5, 34_710), salida(9, 34_710, { documento: '  ' })];
    expect(causas(34_710, dos)[1]).toEqual({
      causa: 'recibo-repetido',
      documento: null,
      explica: true,
      texto:
        'La misma salida sin documento, igual a la diferencia, está en los recibos 5 y 9: puede estar repetida.',
      movimientos: ['m5', 'm9'],
    });
    expect(causas(7_777, dos)).toEqual([]);
  });
});

describe('el efectivo según libros bajo cero', () => {
  const movimientos = [salida(1, 40_000), salida(2, 70_000), salida(3, 10_000), entrada(4, 90_000)];
  const con = (diferencia: number, apertura: number) =>
    posiblesCausas({
      diferencia: centavos(diferencia),
      movimientos,
      conteo: {},
      apertura: centavos(apertura),
    });

  it('dice el primer recibo con el que la caja pagó lo que no tenía', () => {
    expect(con(12_345, 100_000)).toEqual([
      {
        causa: 'efectivo-negativo',
        saldo: -10_000,
        texto:
          'Con el recibo 2 el efectivo según libros bajó a (Q 100.00): puede faltar el registro de una entrada anterior.',
        movimientos: ['m2'],
      },
    ]);
  });

  it('justo cero no es bajo cero; un faltante no se explica así; sin apertura no se pregunta', () => {
    expect(con(12_345, 120_000)).toEqual([]);
    expect(con(-12_345, 100_000)).toEqual([]);
    expect(causas(12_345, movimientos)).toEqual([]);
  });
});

describe('el orden y el límite', () => {
  it('primero lo que menos puede ser casualidad, y a lo sumo cuatro de cada clase', () => {
    const repetidos = ['A', 'B', 'C', 'D', 'E'].flatMap((documento, i) => [
      entrada(10 * i + 1, 10_000, { documento }),
      entrada(10 * i + 2, 10_000, { documento }),
    ]);
    const halladas = causas(-10_000, [
      ...repetidos,
      entrada(91, 5_000),
      salida(92, 10_000),
      salida(93, 10_000, { reversado: true }),
    ]);
    expect(halladas).toHaveLength(CAUSAS_MAX);
    expect(halladas.map(({ causa }) => causa)).toEqual([
      'recibo-repetido',
      'recibo-repetido',
      'recibo-repetido',
      'recibo-repetido',
      'un-movimiento',
      'un-movimiento',
      'doble-de-un-movimiento',
      'denominacion',
    ]);
  });
});
