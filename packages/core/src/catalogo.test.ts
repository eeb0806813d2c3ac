import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANCHOS_DE_CODIGO,
  naturalezasAdmitidas,
  nivelDe,
  padreDe,
  revisarCuenta,
  siguienteCodigo,
} from './catalogo.ts';

const codigo = fc
  .tuple(fc.constantFrom(...ANCHOS_DE_CODIGO), fc.bigInt({ min: 1n, max: 9_999_999_999n }))
  .map(([ancho, numero]) => String(numero).padEnd(10, '7').slice(0, ancho));

describe('el código dice el nivel y de quién depende', () => {
  it.each([
    ['1', 1, null],
    ['101', 2, '1'],
    ['1011', 3, '101'],
    ['101101', 4, '1011'],
    ['10110101', 5, '101101'],
    ['1011010102', 6, '10110101'],
  ])('%s es de nivel %i y depende de %s', (idCuenta, nivel, padre) => {
    expect(nivelDe(idCuenta)).toBe(nivel);
    expect(padreDe(idCuenta)).toBe(padre);
  });

  it.each(['', '0', '10', '0101', '10110', '1011010', '101101010', '10110101021', '1a1', ' 101', '1.01'])(
    '«%s» no es un código',
    (idCuenta) => expect(nivelDe(idCuenta)).toBeUndefined(),
  );

  it('subir de padre en padre llega siempre a la clase', () => {
    fc.assert(
      fc.property(codigo, (idCuenta) => {
        let actual = idCuenta;
        for (let pasos = nivelDe(idCuenta) ?? 0; pasos > 1; pasos--) actual = padreDe(actual) ?? 'sin padre';
        expect(actual).toBe(idCuenta[0]);
        expect(padreDe(actual)).toBeNull();
      }),
    );
  });
});

describe('la clase decide la naturaleza', () => {
  it.each([
    ['1', ['deudora']],
    ['2', ['acreedora']],
    ['3', ['acreedora']],
    ['4', ['acreedora']],
    ['5', ['acreedora']],
    ['6', ['acreedora']],
    ['7', ['deudora']],
    ['8', ['deudora', 'acreedora']],
    ['9', ['deudora', 'acreedora']],
  ])('clase %s: %j', (clase, esperadas) => expect(naturalezasAdmitidas(clase)).toEqual(esperadas));

  it('revisarCuenta mira primero el código y después la naturaleza', () => {
    expect(revisarCuenta({ idCuenta: '10', naturaleza: 'acreedora' })).toEqual(['CODIGO_INVALIDO']);
    expect(revisarCuenta({ idCuenta: '101', naturaleza: 'acreedora' })).toEqual(['NATURALEZA_INVALIDA']);
    expect(revisarCuenta({ idCuenta: '101', naturaleza: 'deudora' })).toEqual([]);
  });
});

describe('el siguiente código libre', () => {
  it('sigue al hermano más alto, con los dígitos de su nivel', () => {
    expect(siguienteCodigo('1011', new Set(['101101', '101103', '101105']))).toBe('101106');
    expect(siguienteCodigo('101', new Set())).toBe('1011');
    expect(siguienteCodigo(null, new Set(['1', '2', '3']))).toBe('4');
  });

  it('usa el primer hueco cuando el último código está ocupado', () => {
    expect(siguienteCodigo('101', new Set(['1011', '1019']))).toBe('1012');
  });

  it('no ofrece nada bajo el último nivel ni cuando todo está ocupado', () => {
    expect(siguienteCodigo('1011010102', new Set())).toBeUndefined();
    expect(
      siguienteCodigo('101', new Set(Array.from({ length: 9 }, (_, i) => `101${i + 1}`))),
    ).toBeUndefined();
  });

  it('lo ofrecido es siempre un hijo bien formado y libre', () => {
    fc.assert(
      fc.property(codigo, fc.array(fc.integer({ min: 1, max: 99 })), (idParent, numeros) => {
        const nivel = nivelDe(idParent) ?? 0;
        const digitos = (ANCHOS_DE_CODIGO[nivel] ?? 0) - idParent.length;
        const existentes = new Set(numeros.map((n) => idParent + String(n).padStart(digitos, '0')));
        const ofrecido = siguienteCodigo(idParent, existentes);
        if (ofrecido === undefined) return;
        expect(padreDe(ofrecido)).toBe(idParent);
        expect(existentes.has(ofrecido)).toBe(false);
      }),
    );
  });
});
