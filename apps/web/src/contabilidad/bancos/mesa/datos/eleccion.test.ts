import { centavos } from '@cuadra/core/dinero';
import { describe, expect, it } from 'vitest';
import { linea, movimiento } from '../testing/mesa-de-prueba.ts';
import { type Eleccion, errorDePartes, partesDe, posibilidadesDe, sumasDe } from './eleccion.ts';
import { deLinea, deMovimiento } from './renglon.ts';

const elegir = (banco: readonly number[], libros: readonly number[]): Eleccion => ({
  banco: banco.map((monto) => deLinea(linea({ monto }))),
  libros: libros.map((monto) => deMovimiento(movimiento({ monto }))),
});
const posibles = (eleccion: Eleccion) =>
  Object.entries(posibilidadesDe(eleccion))
    .filter(([, puede]) => puede)
    .map(([cual]) => cual);

it('suma lo pendiente de cada lado; la diferencia es el banco menos los libros', () => {
  const parcial = deLinea(linea({ monto: 100_00, pendiente: 40_00 }));
  const eleccion = { banco: [parcial], libros: elegir([], [25_00]).libros };
  expect(sumasDe(eleccion)).toEqual({ banco: 40_00, libros: 25_00, diferencia: 15_00 });
});

describe('Lo que se puede hacer con lo elegido', () => {
  it('lo que suma lo mismo en ambos lados se cruza', () => {
    expect(posibles(elegir([100_00], [60_00, 40_00]))).toEqual(['cruzar', 'explicar']);
  });

  it('de un solo lado se cruza lo que se anula entre sí', () => {
    expect(posibles(elegir([-12_00, 12_00], []))).toEqual(['cruzar', 'registrarPartida', 'explicar']);
    expect(posibles(elegir([], [500_00, -500_00]))).toEqual(['cruzar', 'explicar']);
  });

  it('si no suma lo mismo: una parte, o la diferencia contra otra cuenta', () => {
    expect(posibles(elegir([100_00], [97_50]))).toEqual(['cruzarParte', 'registrarDiferencia', 'explicar']);
  });

  it('lo que va en sentidos contrarios no se cruza en parte', () => {
    expect(posibles(elegir([100_00], [-97_50]))).toEqual(['registrarDiferencia', 'explicar']);
  });

  it('del banco solo: registrar su partida, explicarlo o buscar qué suma lo mismo', () => {
    expect(posibles(elegir([-12_00], []))).toEqual(['registrarPartida', 'explicar', 'buscarCombinacion']);
    expect(posibles(elegir([], [-12_00]))).toEqual(['explicar', 'buscarCombinacion']);
  });

  it('más líneas de las que el servidor registra de una vez no se ofrecen', () => {
    const muchas = Array.from({ length: 101 }, () => -1_00);
    expect(posibles(elegir(muchas, []))).not.toContain('registrarPartida');
  });

  it('de lo explicado se quita la explicación, no la que un cheque trae consigo', () => {
    const explicacion = { clase: 'cheque-en-circulacion', motivo: null } as const;
    const dicho = deMovimiento(movimiento({ monto: -5_00, explicacion }));
    const propio = deMovimiento(movimiento({ monto: -5_00, explicacion, cheque: 4512 }));
    expect(posibilidadesDe({ banco: [], libros: [dicho] }).quitarExplicacion).toBe(true);
    expect(posibilidadesDe({ banco: [], libros: [propio] }).quitarExplicacion).toBe(false);
  });

  it('sin nada elegido, nada', () => {
    expect(posibles(elegir([], []))).toEqual([]);
  });
});

describe('Cruzar una parte', () => {
  const montos = ({ banco, libros }: Eleccion) => {
    const partes = partesDe({ banco, libros });
    return [banco, libros].map((lado) => lado.map(({ id }) => partes.get(id)));
  };

  it('el lado menor entra entero y del otro se toma hasta sumar lo mismo', () => {
    expect(montos(elegir([100_00], [60_00, 30_00]))).toEqual([[90_00], [60_00, 30_00]]);
    expect(montos(elegir([-50_00], [-40_00, -40_00]))).toEqual([[-50_00], [-40_00, -10_00]]);
  });

  it('lo propuesto no tiene errores; lo que no suma igual o pasa de lo pendiente, sí', () => {
    const eleccion = elegir([100_00], [60_00, 30_00]);
    const partes = partesDe(eleccion);
    expect(errorDePartes(eleccion, partes)).toBeUndefined();
    const [deBanco] = eleccion.banco;
    const con = (monto: number) => new Map(partes).set(deBanco?.id ?? '', centavos(monto));
    expect(errorDePartes(eleccion, con(80_00))).toBe('Ambos lados deben sumar lo mismo.');
    expect(errorDePartes(eleccion, con(120_00))).toContain('hasta lo que tiene pendiente');
    expect(errorDePartes(eleccion, con(-90_00))).toContain('hasta lo que tiene pendiente');
  });

  it('cruzar nada no es cruzar', () => {
    const eleccion = elegir([100_00], [60_00]);
    const nada = new Map([...eleccion.banco, ...eleccion.libros].map(({ id }) => [id, centavos(0)]));
    expect(errorDePartes(eleccion, nada)).toBe('Escriba cuánto se cruza.');
  });
});
