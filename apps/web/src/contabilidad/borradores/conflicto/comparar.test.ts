import { describe, expect, it } from 'vitest';
import { contenidoDePrueba, lineaDePrueba as linea } from '../testing/servidor-de-prueba.ts';
import { comparar, esIgual } from './comparar.ts';

const [caja, banco, gasto, iva] = ['1011', '1012', '7011', '3021'];
const lados = (mias: string[], suyas: string[]) => {
  const lineas = (codigos: string[]) =>
    contenidoDePrueba({ lineas: codigos.map((codigo) => linea(codigo, 100)) });
  return comparar(lineas(mias), lineas(suyas)).lineas.map(
    (par) => `${par.mia?.idCuenta ?? '–'}${esIgual(par) ? '=' : '≠'}${par.suya?.idCuenta ?? '–'}`,
  );
};

describe('dos versiones de un borrador', () => {
  it('del encabezado, solo lo que difiere; sin fecha de documento es lo mismo de las dos formas', () => {
    const mia = contenidoDePrueba({ concepto: 'Pago de luz', fechaDocumento: undefined });
    const suya = contenidoDePrueba({ concepto: 'Pago de agua', fecha: '2026-11-14' });
    expect(comparar(mia, suya).cabecera).toEqual([
      { campo: 'fecha', mia: '2026-11-15', suya: '2026-11-14' },
      { campo: 'concepto', mia: 'Pago de luz', suya: 'Pago de agua' },
    ]);
  });

  it('una línea de más no descoloca a las que siguen', () => {
    expect(lados(['a', 'nueva', 'b', 'c'], ['a', 'b', 'c'])).toEqual(['a=a', 'nueva≠–', 'b=b', 'c=c']);
    expect(lados(['b', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['–≠a', 'b=b', 'c=c', '–≠d']);
  });

  it('las que cambiaron quedan frente a frente, y las que sobran solas', () => {
    expect(lados(['a', 'x', 'b'], ['a', 'y', 'z', 'b'])).toEqual(['a=a', 'x≠y', '–≠z', 'b=b']);
    expect(lados([], [])).toEqual([]);
    expect(lados(['x'], ['y'])).toEqual(['x≠y']);
  });

  it('de una línea que cambió, los campos que difieren', () => {
    const mia = contenidoDePrueba({ lineas: [linea(caja ?? '', 500_00), linea(gasto ?? '', 0, 500_00)] });
    const suya = contenidoDePrueba({
      lineas: [linea(banco ?? '', 500_00), linea(gasto ?? '', 0, 450_00), linea(iva ?? '', 0, 50_00)],
    });
    expect(comparar(mia, suya).lineas.map(({ campos }) => campos)).toEqual([['idCuenta'], ['haber'], []]);
  });

  it('cinco mil líneas con un cambio en medio se comparan al instante; todas distintas, por su lugar', () => {
    const codigos = Array.from({ length: 5_000 }, (_, indice) => String(indice));
    const iguales = lados(codigos, codigos.with(2_500, 'otra'));
    expect(iguales.filter((par) => par.includes('≠'))).toEqual(['2500≠otra']);
    const otras = codigos.map((codigo) => `${codigo}!`);
    expect(lados(codigos, otras)).toHaveLength(5_000);
  });
});
