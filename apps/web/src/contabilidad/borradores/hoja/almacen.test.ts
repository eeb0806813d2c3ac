import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Almacen, crearHoja } from './almacen.ts';
import { type DatosDeFila, INICIO } from './fila.ts';

const VACIA: DatosDeFila = { idCuenta: '', debe: '', haber: '', concepto: '', documento: '' };

/** «101 500 -» is an account, its debe and its haber. */
function hojaDe(...lineas: string[]): Almacen {
  const filas = lineas.map((linea) => {
    const [idCuenta = '', debe = '', haber = ''] = linea
      .split(' ')
      .map((texto) => (texto === '-' ? '' : texto));
    return { ...VACIA, idCuenta, debe, haber };
  });
  return crearHoja({ filas, cursor: INICIO });
}

const textos = (hoja: Almacen) =>
  hoja
    .getSnapshot()
    .filas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber].map((uno) => uno || '-').join(' '));
const montos = (hoja: Almacen) =>
  hoja.getSnapshot().montos.map(({ debe, haber }) => [debe.error ?? debe.monto, haber.error ?? haber.monto]);

describe('lo que se escribe', () => {
  test('una hoja nueva tiene una línea en que escribir, que no es de la partida', () => {
    const hoja = crearHoja();
    expect(textos(hoja)).toEqual(['- - -']);
    expect(hoja.lineas()).toEqual({ lineas: [], filas: [] });
  });

  test('una tecla cambia una fila y ninguna otra', () => {
    const hoja = hojaDe('101 500 -', '201 - 500');
    const antes = hoja.getSnapshot();
    hoja.escribir(0, 'debe', '600');
    const ahora = hoja.getSnapshot();
    expect(ahora.filas[0]).not.toBe(antes.filas[0]);
    expect(ahora.filas[1]).toBe(antes.filas[1]);
    expect(ahora.montos[1]).toBe(antes.montos[1]);
    expect(ahora.totales).toEqual({ debe: 60_000, haber: 50_000, diferencia: 10_000 });
  });

  test('los totales son el mismo objeto mientras valen lo mismo', () => {
    const hoja = hojaDe('101 500 -');
    const { totales } = hoja.getSnapshot();
    hoja.escribir(0, 'concepto', 'Pago');
    expect(hoja.getSnapshot().totales).toBe(totales);
  });

  test('una línea tiene un solo lado: escribir uno vacía el otro', () => {
    const hoja = hojaDe('101 500 -');
    hoja.escribir(0, 'haber', '3');
    expect(textos(hoja)).toEqual(['101 - 3']);
    hoja.escribir(0, 'haber', '');
    expect(textos(hoja)).toEqual(['101 - -']);
  });

  test('avisa a quien escucha, hasta que deja de escuchar', () => {
    const hoja = crearHoja();
    const avisar = vi.fn();
    const dejar = hoja.subscribe(avisar);
    hoja.escribir(0, 'debe', '1');
    dejar();
    hoja.escribir(0, 'debe', '12');
    expect(avisar).toHaveBeenCalledTimes(1);
  });
});

describe('deshacer', () => {
  test('de una vez, lo escrito en una celda sin salir de ella', () => {
    const hoja = hojaDe('101 500 -');
    for (const texto of ['1', '12', '120']) hoja.escribir(0, 'debe', texto);
    hoja.irA({ fila: 0, columna: 'concepto' });
    hoja.escribir(0, 'concepto', 'Pago');
    hoja.deshacer();
    expect(hoja.getSnapshot().filas[0]?.concepto).toBe('');
    expect(textos(hoja)).toEqual(['101 120 -']);
    hoja.deshacer();
    expect(textos(hoja)).toEqual(['101 500 -']);
    expect(hoja.getSnapshot().puedeDeshacer).toBe(false);
    hoja.rehacer();
    hoja.rehacer();
    expect(hoja.getSnapshot().filas[0]).toMatchObject({ debe: '120', concepto: 'Pago' });
    expect(hoja.getSnapshot().puedeRehacer).toBe(false);
  });

  test('lo nuevo borra lo que se podía rehacer', () => {
    const hoja = hojaDe('101 500 -');
    hoja.escribir(0, 'debe', '1');
    hoja.deshacer();
    hoja.escribir(0, 'haber', '2');
    expect(hoja.getSnapshot().puedeRehacer).toBe(false);
  });

  test('Esc deja la celda como estaba y no se puede rehacer', () => {
    const hoja = hojaDe('101 500 -');
    hoja.escribir(0, 'debe', '1');
    hoja.escribir(0, 'debe', '12');
    expect(hoja.cancelar()).toBe(true);
    expect(textos(hoja)).toEqual(['101 500 -']);
    expect(hoja.getSnapshot()).toMatchObject({ puedeDeshacer: false, puedeRehacer: false });
    expect(hoja.cancelar()).toBe(false);
    expect(textos(hoja)).toEqual(['101 500 -']);
  });

  test('cualquier serie de cambios se deshace entera y se rehace igual', () => {
    const cambio = fc.record({
      que: fc.constantFrom('escribir', 'insertar', 'eliminar', 'duplicar', 'subir', 'bajar'),
      fila: fc.nat(6),
      texto: fc.constantFrom('10', '=B1*2', '', '3/2', '=SUMA(B1:B3)'),
    });
    fc.assert(
      fc.property(fc.array(cambio, { maxLength: 25 }), (cambios) => {
        const hoja = hojaDe('101 500 -', '201 - 500', '301 =B1 -');
        const alPrincipio = textos(hoja);
        for (const { que, fila, texto } of cambios) {
          hoja.irA({ fila, columna: 'debe' });
          const { cursor } = hoja.getSnapshot();
          if (que === 'escribir') hoja.escribir(cursor.fila, 'debe', texto);
          else if (que === 'insertar') hoja.insertar(cursor.fila);
          else if (que === 'eliminar') hoja.eliminar();
          else if (que === 'duplicar') hoja.duplicar();
          else hoja.mover(que === 'subir' ? -1 : 1);
        }
        const alFinal = textos(hoja);
        while (hoja.getSnapshot().puedeDeshacer) hoja.deshacer();
        expect(textos(hoja)).toEqual(alPrincipio);
        while (hoja.getSnapshot().puedeRehacer) hoja.rehacer();
        expect(textos(hoja)).toEqual(alFinal);
      }),
    );
  });
});

describe('las líneas', () => {
  test('insertar, duplicar y eliminar llevan las fórmulas a donde fueron sus líneas', () => {
    const hoja = hojaDe('101 100 -', '201 =B1*2 -', '301 - =B2');
    hoja.insertar(1);
    expect(textos(hoja)).toEqual(['101 100 -', '- - -', '201 =B1*2 -', '301 - =B3']);
    hoja.irA({ fila: 0, columna: 'debe' });
    hoja.duplicar();
    expect(textos(hoja)).toEqual(['101 100 -', '101 100 -', '- - -', '201 =B1*2 -', '301 - =B4']);
    expect(hoja.getSnapshot().cursor.fila).toBe(1);
    hoja.irA({ fila: 0, columna: 'debe' });
    hoja.eliminar();
    expect(textos(hoja)).toEqual(['101 100 -', '- - -', '201 =#¡REF!*2 -', '301 - =B3']);
    expect(montos(hoja)[2]).toEqual(['Usaba una línea que ya no está.', 0]);
  });

  test('moverlas no cambia lo que vale cada una', () => {
    const hoja = hojaDe('101 100 -', '201 =B1*2 -', '301 =B2*2 -', '401 5 -');
    hoja.irA({ fila: 0, columna: 'debe' });
    hoja.irA({ fila: 1, columna: 'debe' }, 'desde-aqui');
    hoja.mover(1);
    expect(textos(hoja)).toEqual(['301 =B3*2 -', '101 100 -', '201 =B2*2 -', '401 5 -']);
    expect(montos(hoja).map(([debe]) => debe)).toEqual([40_000, 10_000, 20_000, 500]);
    expect(hoja.getSnapshot().seleccion).toEqual({ desde: 1, hasta: 2 });
    hoja.mover(-1);
    expect(textos(hoja)).toEqual(['101 100 -', '201 =B1*2 -', '301 =B2*2 -', '401 5 -']);
    hoja.mover(-1);
    expect(textos(hoja)[0]).toBe('101 100 -');
  });

  test('elegir de una a otra, en los dos sentidos', () => {
    const hoja = hojaDe('1', '2', '3', '4');
    hoja.irA({ fila: 1, columna: 'debe' });
    hoja.irA({ fila: 3, columna: 'debe' }, 'desde-aqui');
    expect(hoja.getSnapshot().seleccion).toEqual({ desde: 1, hasta: 3 });
    hoja.irA({ fila: 0, columna: 'debe' }, 'desde-aqui');
    expect(hoja.getSnapshot().seleccion).toEqual({ desde: 0, hasta: 1 });
    hoja.irA({ fila: 2, columna: 'debe' }, 'esta');
    expect(hoja.getSnapshot().seleccion).toEqual({ desde: 2, hasta: 2 });
    hoja.irA({ fila: 2, columna: 'debe' });
    expect(hoja.getSnapshot().seleccion).toBeNull();
    hoja.seleccionarTodo();
    hoja.eliminar();
    expect(textos(hoja)).toEqual(['- - -']);
  });
});

describe('la línea propuesta', () => {
  test('trae lo que falta del otro lado y el concepto de la anterior, y no cuenta hasta que alguien escribe en ella', () => {
    const hoja = hojaDe('101 1,000 -');
    hoja.escribir(0, 'concepto', 'Pago de luz');
    hoja.agregarPropuesta();
    expect(textos(hoja)).toEqual(['101 1,000 -', '- - 1,000.00']);
    expect(hoja.getSnapshot().filas[1]?.concepto).toBe('Pago de luz');
    expect(hoja.getSnapshot().totales.diferencia).toBe(100_000);
    expect(hoja.lineas().lineas).toHaveLength(1);
    expect(hoja.guardar().filas).toHaveLength(1);
    // It follows what is missing.
    hoja.escribir(0, 'debe', '700');
    expect(textos(hoja)).toEqual(['101 700 -', '- - 700.00']);
    hoja.escribir(1, 'idCuenta', '201');
    expect(hoja.getSnapshot().totales.diferencia).toBe(0);
    hoja.escribir(0, 'debe', '900');
    expect(textos(hoja)).toEqual(['101 900 -', '201 - 700.00']);
  });

  test('no hay nada que deshacer en ella', () => {
    const hoja = hojaDe('101 1,000 -');
    hoja.agregarPropuesta();
    expect(hoja.getSnapshot().puedeDeshacer).toBe(false);
  });
});

describe('las fórmulas entre líneas', () => {
  test('se recalculan y, si valen lo mismo, son el mismo objeto', () => {
    const hoja = hojaDe('101 100 -', '201 - =B1*12%', '301 =C2+1 -');
    expect(montos(hoja)).toEqual([
      [10_000, 0],
      [0, 1_200],
      [1_300, 0],
    ]);
    const antes = hoja.getSnapshot().montos[1];
    hoja.escribir(2, 'debe', '5');
    expect(hoja.getSnapshot().montos[1]).toBe(antes);
    hoja.escribir(0, 'debe', '200');
    expect(montos(hoja)[1]).toEqual([0, 2_400]);
  });

  test('la que se usa a sí misma lo dice y no suma', () => {
    const hoja = hojaDe('101 =B2 -', '201 =B1 -', '301 =B3 -', '401 =A1 -', '501 =B99 -');
    expect(montos(hoja).map(([debe]) => debe)).toEqual([
      'La fórmula se usa a sí misma.',
      'La fórmula se usa a sí misma.',
      'La fórmula se usa a sí misma.',
      'La columna A no lleva montos.',
      'No hay línea 99.',
    ]);
    expect(hoja.getSnapshot().totales).toEqual({ debe: 0, haber: 0, diferencia: 0 });
  });

  test('una cadena muy larga no detiene el programa', () => {
    const lineas = Array.from({ length: 5_000 }, (_, indice) => `101 =B${indice + 2} -`);
    const hoja = hojaDe(...lineas, '101 7 -');
    expect(montos(hoja)[0]?.[0]).toBe('Son demasiadas fórmulas en cadena.');
    expect(montos(hoja)[4_999]?.[0]).toBe(700);
  });
});

describe('lo que dice el servidor', () => {
  test('cae en su fila aunque haya vacías, sigue a la línea y se va al corregirla', () => {
    const hoja = hojaDe('101 100 -', '- - -', '999 - 100');
    hoja.poner({
      'lineas.1.idCuenta': 'La cuenta 999 no existe.',
      'lineas.1': 'Escriba el monto.',
      concepto: 'Otra cosa',
    });
    const clave = hoja.getSnapshot().filas[2]?.clave ?? '';
    expect([...hoja.getSnapshot().errores]).toEqual([
      [clave, { idCuenta: 'La cuenta 999 no existe.', fila: 'Escriba el monto.' }],
    ]);
    const { foco } = hoja.getSnapshot();
    expect(hoja.enfocarError()).toBe(true);
    expect(hoja.getSnapshot()).toMatchObject({ cursor: { fila: 2, columna: 'idCuenta' }, foco: foco + 1 });
    hoja.mover(-1);
    expect(hoja.getSnapshot().errores.get(clave)?.idCuenta).toBeDefined();
    hoja.escribir(1, 'idCuenta', '201');
    expect(hoja.getSnapshot().errores.get(clave)).toEqual({ fila: 'Escriba el monto.' });
    hoja.escribir(1, 'haber', '200');
    expect(hoja.getSnapshot().errores.size).toBe(0);
    expect(hoja.enfocarError()).toBe(false);
  });
});
