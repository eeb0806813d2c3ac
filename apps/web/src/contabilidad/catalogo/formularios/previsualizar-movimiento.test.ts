import { naturalezasAdmitidas, nivelDe, padreDe } from '@cuadra/core/catalogo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogos, cuentasDe } from '../testing/catalogo-de-prueba.ts';
import { destinosPosibles, previsualizarMovimiento } from './previsualizar-movimiento.ts';

const cuentas = cuentasDe(`
  1 M ACTIVO
  101 M DISPONIBILIDADES
  1011 M Moneda nacional
  101101 M Caja
  10110101 D Caja general
  1012 M Moneda extranjera
  101201 D Caja en dólares
  102 M INVERSIONES
  3 M PASIVO
  301 M OBLIGACIONES
  7 M GASTOS
  701 M ADMINISTRACIÓN
  7011 M Personal`);

const dibujo = (...[id, nuevo]: [string, string]) =>
  previsualizarMovimiento(cuentas, id, nuevo).cambios.map(({ antes, despues, impedimento }) =>
    [`${antes} → ${despues}`, ...(impedimento === undefined ? [] : [impedimento])].join(': '),
  );

describe('qué códigos cambian', () => {
  test('toda la rama, cada código con su prefijo cambiado', () => {
    expect(dibujo('101101', '101202')).toEqual(['101101 → 101202', '10110101 → 10120201']);
    expect(previsualizarMovimiento(cuentas, '101101', '101202').impedimentos).toBe(0);
  });

  test('a otro nivel, si todos los códigos siguen teniendo un ancho del catálogo', () => {
    expect(dibujo('101101', '1021')).toEqual(['101101 → 1021', '10110101 → 102101']);
  });

  test.each([
    ['el mismo código', '1012', '1012', 'Ya tiene ese código.'],
    ['un ancho que no existe', '1012', '10199', 'No cumple con la estructura 1-3-4-6-8-10.'],
    ['dentro de sí misma', '1011', '101102', 'No puede moverse dentro de sí misma.'],
    ['otra naturaleza', '1012', '3011', 'La clase 3 no admite cuentas de naturaleza deudora.'],
    ['un código en uso', '1012', '1011', 'Ese código ya está en uso.'],
    ['bajo una que no existe', '1012', '1031', 'La cuenta 103 no existe.'],
    ['bajo una de detalle', '1012', '10110102', 'La cuenta 101101 es de detalle (D).'],
  ])('impide %s', (caso, id, nuevo, motivo) => {
    const conCajaDeDetalle = cuentas.map((cuenta) =>
      caso.endsWith('detalle') && cuenta.idCuenta === '101101'
        ? { ...cuenta, tipoCuenta: 'D' as const }
        : cuenta,
    );
    const { cambios, impedimentos } = previsualizarMovimiento(conCajaDeDetalle, id, nuevo);
    expect(cambios[0]?.impedimento).toBe(motivo);
    expect(impedimentos).toBeGreaterThan(0);
  });

  test('dice cuál subcuenta no cabe', () => {
    expect(dibujo('1011', '101203')).toEqual(['1011 → 101203', '101101 → 10120301', '10110101 → 1012030101']);
    expect(dibujo('101', '7012').at(-1)).toBe('101201 → 7012201: No cumple con la estructura 1-3-4-6-8-10.');
  });
});

describe('a dónde puede ir', () => {
  test('bajo una de mayor donde quepa, de una clase que admita su naturaleza y fuera de su rama', () => {
    const destinos = destinosPosibles(cuentas, '1011').map(({ idCuenta }) => idCuenta);
    expect(destinos).toEqual(['101', '1012', '102', '701', '7011']);
  });
});

describe('con cualquier catálogo', () => {
  const movimientos = catalogos
    .filter((generado) => generado.length > 0)
    .chain((generado) => {
      const codigos = generado.map(({ idCuenta }) => idCuenta);
      const nuevos = codigos.flatMap((codigo) => [codigo, `${codigo}04`, `${codigo}4`, '4']);
      return fc.tuple(fc.constant(generado), fc.constantFrom(...codigos), fc.constantFrom(...nuevos));
    });

  test('cambia la rama entera y nada más', () => {
    fc.assert(
      fc.property(movimientos, ([generado, id, nuevo]) => {
        const { cambios } = previsualizarMovimiento(generado, id, nuevo);
        const rama = generado.filter(({ idCuenta }) => idCuenta.startsWith(id));
        expect(cambios.map(({ antes }) => antes)).toEqual(rama.map(({ idCuenta }) => idCuenta));
        for (const { antes, despues } of cambios) expect(despues).toBe(nuevo + antes.slice(id.length));
      }),
    );
  });

  test('si nada lo impide, el catálogo que queda es válido', () => {
    fc.assert(
      fc.property(movimientos, ([generado, id, nuevo]) => {
        const { cambios, impedimentos } = previsualizarMovimiento(generado, id, nuevo);
        fc.pre(impedimentos === 0);
        const nuevos = new Map(cambios.map(({ antes, despues }) => [antes, despues]));
        const queda = generado.map((cuenta) => ({
          ...cuenta,
          idCuenta: nuevos.get(cuenta.idCuenta) ?? cuenta.idCuenta,
        }));
        const tipos = new Map(queda.map(({ idCuenta, tipoCuenta }) => [idCuenta, tipoCuenta]));
        expect(tipos.size).toBe(generado.length);
        for (const { idCuenta, naturaleza } of queda) {
          const padre = padreDe(idCuenta);
          expect(nivelDe(idCuenta)).toBeDefined();
          expect(padre === null ? 'M' : tipos.get(padre)).toBe('M');
          expect(naturalezasAdmitidas(idCuenta)).toContain(naturaleza);
        }
      }),
    );
  });

  test('un destino posible nunca es de detalle ni de la propia rama', () => {
    fc.assert(
      fc.property(movimientos, ([generado, id]) => {
        for (const destino of destinosPosibles(generado, id)) {
          expect(destino.tipoCuenta).toBe('M');
          expect(destino.idCuenta.startsWith(id)).toBe(false);
        }
      }),
    );
  });
});
