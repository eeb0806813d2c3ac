// Worked cases of public test suites and documents. Each is answered from its own fields; one added to the file is
// tried here without touching anything.
import { describe, expect, it } from 'vitest';
import { clasesDeCaso, type DatosDeCaso } from './casos/caso.ts';
import { resolverCaso } from './casos/resolver-caso.ts';
import archivo from './casos.json' with { type: 'json' };
import { compararRacionales, deDecimal, restarRacionales } from './racional.ts';

interface Esperado {
  readonly value?: string;
  readonly values?: readonly string[];
  readonly periods?: readonly (readonly string[])[];
  readonly days?: number;
  readonly year_fraction?: string;
  readonly tolerance?: string;
}

interface CasoEscrito {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly inputs: DatosDeCaso;
  readonly expected: Esperado;
  readonly ambiguous: boolean;
}

const casos: readonly CasoEscrito[] = archivo.cases;

/** The sources compare parts of a year as binary fractions, up to here. */
const TOLERANCIA_DE_LA_FRACCION = '1e-10';

/** What we answer to each case that its source leaves open, and why. */
const elecciones: Readonly<Record<string, { readonly responde: Esperado; readonly porque: string }>> = {
  'mif-20': {
    responde: { value: '12000' },
    porque: 'El mínimo se toma desde el primer movimiento: los días sin cuenta no son días con saldo cero.',
  },
  'mif-22': {
    responde: { value: '2586.2' },
    porque: 'El promedio pesa cada saldo por los días que el caso le da, sin añadir ninguno.',
  },
};

describe('los casos resueltos', () => {
  it('son muchos y de todas las clases', () => {
    expect(casos.length).toBeGreaterThanOrEqual(89);
    expect(new Set(casos.map(({ kind }) => kind))).toEqual(new Set(clasesDeCaso));
    expect(new Set(casos.map(({ id }) => id)).size).toBe(casos.length);
  });

  it.each(casos.filter(({ ambiguous }) => !ambiguous).map((caso) => [caso.id, caso.title, caso] as const))(
    '%s: %s',
    (_id, _titulo, caso) => {
      comprobar(caso);
    },
  );
});

describe('los casos que su fuente deja abiertos', () => {
  it('lo que elegimos es de algún caso', () => {
    const abiertos = casos.filter(({ ambiguous }) => ambiguous).map(({ id }) => id);
    expect(abiertos).toEqual(expect.arrayContaining(Object.keys(elecciones)));
  });

  it.each(casos.filter(({ ambiguous }) => ambiguous).map((caso) => [caso.id, caso.title, caso] as const))(
    '%s: %s',
    (id, _titulo, caso) => {
      const respuesta = resolverCaso(caso);
      // One that nobody has chosen for yet is answered by the same rules as the rest, and never left out.
      for (const campo of Object.keys(caso.expected).filter((campo) => campo !== 'tolerance'))
        expect(respuesta).toHaveProperty(campo);
      expect(respuesta).toMatchObject(elecciones[id]?.responde ?? {});
    },
  );
});

function comprobar({ kind, inputs, expected }: CasoEscrito): void {
  const { tolerance, year_fraction: fraccion, ...exactos } = expected;
  const respuesta = resolverCaso({ kind, inputs });
  if (fraccion !== undefined)
    cerca(respuesta.year_fraction, fraccion, tolerance ?? TOLERANCIA_DE_LA_FRACCION);
  if (tolerance !== undefined && exactos.value !== undefined) {
    cerca(respuesta.value, exactos.value, tolerance);
    return;
  }
  expect(respuesta).toMatchObject(exactos);
}

function cerca(dado: string | undefined, esperado: string, tolerancia: string): void {
  const diferencia = restarRacionales(deDecimal(dado ?? ''), deDecimal(esperado));
  const lejos = { num: diferencia.num < 0n ? -diferencia.num : diferencia.num, den: diferencia.den };
  expect(compararRacionales(lejos, deDecimal(tolerancia)), `${dado} por ${esperado}`).toBeLessThanOrEqual(0);
}
